import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import { parseManifest } from '../engine-toolkit'
import type { Holder, HolderAccount } from './holder'
import { callsOf } from './manifest-steps'
import type { WalletFault } from './wallet-fault'

/** A transaction request of a dApp. `blobs` are hex, `version` is the manifest's (1). */
export type TransactionOrder = {
  manifest: string
  version: number
  blobs: readonly string[]
  message?: string | undefined
}

/** A parsed request: its instructions, and the holder's accounts that it requires. */
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

/** Parses a request for the holder's network. A manifest with addresses of another network does not compile. */
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
