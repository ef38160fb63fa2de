import type { AccountAddress, Amount, ResourceAddress } from '@lootboxes/ledger'
import type { Result } from 'neverthrow'
import { depositAll } from './deposit'
import { emptyManifest } from './draft'
import { finishManifest, type Manifest } from './finish-manifest'
import type { DepositMethod } from './instruction'
import type { ManifestError } from './manifest-error'
import { withdraw, withdrawNonFungibles } from './withdraw'

/** Options of `transfer`. */
export type TransferOptions = {
  from: AccountAddress
  to: AccountAddress
  resource: ResourceAddress
  networkId: number
  /** Default `try_deposit_batch_or_abort`, because the deposit rules of the receiver apply. */
  deposit?: DepositMethod | undefined
} & ({ amount: Amount } | { ids: readonly string[] })

/** Moves an amount, or non-fungibles by their ids, from one account to another. */
export function transfer(options: TransferOptions): Result<Manifest, ManifestError> {
  const { from, to, resource, networkId, deposit = 'try_deposit_batch_or_abort' } = options
  const empty = emptyManifest(networkId)
  const withdrawn =
    'ids' in options
      ? withdrawNonFungibles(empty, { account: from, resource, ids: options.ids })
      : withdraw(empty, { account: from, resource, amount: options.amount })
  return finishManifest(depositAll(withdrawn, { account: to, method: deposit }))
}
