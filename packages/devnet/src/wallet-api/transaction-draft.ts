import type { InstructionV2 } from '@lootboxes/manifest/v2'
import { errAsync, ok, type Result, type ResultAsync } from 'neverthrow'
import { compileManifestV1 } from '../chain/compile-manifest-v1'
import type { Holder, HolderAccount } from './holder'
import { calledAddresses } from './manifest-steps'
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
  instructions: readonly InstructionV2[]
  signers: readonly HolderAccount[]
}

/** Fault of a manifest that does not compile. */
export const uncompilable = (reason: string): WalletFault => ({
  error: 'failedToPrepareTransaction',
  message: `The manifest does not compile on this network: ${reason}`,
})

/** The holder's accounts on which instructions call a method. */
export function signersOf(holder: Holder, instructions: readonly InstructionV2[]): readonly HolderAccount[] {
  const called = new Set(calledAddresses(instructions, holder.networkId))
  return holder.accounts.filter(({ address }) => called.has(address))
}

/** Parses a request for the holder's network. A manifest with addresses of another network does not compile. */
export const readDraft = (holder: Holder, order: TransactionOrder): ResultAsync<TransactionDraft, WalletFault> => {
  if (order.version !== 1)
    return errAsync({
      error: 'incompatibleVersion',
      message: `This wallet signs manifests of version 1, not ${order.version}.`,
    })
  return compileManifestV1(order.manifest, holder.networkId)
    .mapErr(uncompilable)
    .andThen(
      (instructions): Result<TransactionDraft, WalletFault> =>
        ok({ ...order, instructions, signers: signersOf(holder, instructions) }),
    )
    .asyncMap((draft) => Promise.resolve(draft))
}
