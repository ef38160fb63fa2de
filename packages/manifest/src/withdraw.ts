import type { AccountAddress, Amount, ResourceAddress } from '@lootboxes/ledger'
import { append, type Draft, type Worktop } from './draft'
import { localIdsOf } from './local-ids-of'

/** An amount of a fungible resource and the account that holds it. */
export type WithdrawOptions = { account: AccountAddress; resource: ResourceAddress; amount: Amount }
/** Non-fungibles by their ids and the account that holds them. */
export type WithdrawNonFungiblesOptions = {
  account: AccountAddress
  resource: ResourceAddress
  ids: readonly string[]
}

/** Withdraws an amount of a fungible resource from the account to the worktop. */
export const withdraw = <B extends string, P extends string>(
  draft: Draft<B, P, Worktop>,
  { account, resource, amount }: WithdrawOptions,
): Draft<B, P, 'open'> => append(draft, { kind: 'withdraw', account, resource, amount })

/** Withdraws non-fungibles by their ids from the account to the worktop. */
export const withdrawNonFungibles = <B extends string, P extends string>(
  draft: Draft<B, P, Worktop>,
  { account, resource, ids }: WithdrawNonFungiblesOptions,
): Draft<B, P, 'open'> => append(draft, { kind: 'withdraw-non-fungibles', account, resource, ids: localIdsOf(ids) })
