import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import { parseManifest } from '../engine-toolkit'
import type { Holder, HolderAccount } from './holder'
import { callsOf } from './manifest-steps'
import type { WalletFault } from './wallet-fault'

/** What a dApp sends to be signed. `blobs` are hex, `version` is the manifest's (1). */
export type TransactionOrder = {
  manifest: string
  version: number
  blobs: readonly string[]
  message?: string | undefined
}

/** A readable order: its instructions, and the holder's accounts it speaks for. */
export type TransactionDraft = TransactionOrder & {
  instructions: readonly Instruction[]
  signers: readonly HolderAccount[]
}

const compiles = ResultAsync.fromThrowable(
  parseManifest,
  (cause): WalletFault => ({
    error: 'failedToPrepareTransaction',
    message: `The manifest does not compile on this network: ${cause instanceof Error ? cause.message : String(cause)}`,
  }),
)

/** Reads an order on the holder's network; a manifest with another network's addresses does not compile. */
export const readDraft = (holder: Holder, order: TransactionOrder): ResultAsync<TransactionDraft, WalletFault> => {
  if (order.version !== 1) {
    return new ResultAsync(
      Promise.resolve(
        err<TransactionDraft, WalletFault>({
          error: 'incompatibleVersion',
          message: `This wallet signs manifests of version 1, not ${order.version}.`,
        }),
      ),
    )
  }
  return compiles(order.manifest, holder.networkId).andThen((instructions): Result<TransactionDraft, WalletFault> => {
    const called = new Set(callsOf(instructions).map((call) => call.address.value))
    return ok({ ...order, instructions, signers: holder.accounts.filter(({ address }) => called.has(address)) })
  })
}
