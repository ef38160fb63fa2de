import type { AccountAddress, Amount, ResourceAddress } from '@lootboxes/ledger'
import { append, type Draft, type Worktop } from './draft'
import { localIdsOf } from './local-ids-of'

/** Creates a proof that the account holds an amount. The proof lies in the auth zone until popped; nothing leaves the account. */
export const proveAmount = <B extends string, P extends string, W extends Worktop>(
  draft: Draft<B, P, W>,
  { account, resource, amount }: { account: AccountAddress; resource: ResourceAddress; amount: Amount },
): Draft<B, P, W> => append(draft, { kind: 'prove-amount', account, resource, amount })

/** Creates a proof that the account holds certain non-fungibles. The proof lies in the auth zone until popped. */
export const proveNonFungibles = <B extends string, P extends string, W extends Worktop>(
  draft: Draft<B, P, W>,
  { account, resource, ids }: { account: AccountAddress; resource: ResourceAddress; ids: readonly string[] },
): Draft<B, P, W> => append(draft, { kind: 'prove-non-fungibles', account, resource, ids: localIdsOf(ids) })

/** Pops the newest proof of the auth zone and names it, so that it can be passed as an argument. */
export const popProof = <B extends string, P extends string, W extends Worktop, const Name extends string>(
  draft: Draft<B, P, W>,
  name: Name & (Name extends P ? never : unknown),
): Draft<B, P | Name, W> => append(draft, { kind: 'pop-proof', proof: name })
