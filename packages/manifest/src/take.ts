import type { Amount, ResourceAddress } from '@lootboxes/ledger'
import { append, type Draft, type Filled } from './draft'
import { localIdsOf } from './local-ids-of'

/** An unused bucket name. Taking into a bucket whose name is in use does not compile. */
type UnusedName<Name extends string, Used extends string> = Name & (Name extends Used ? never : unknown)

/** Takes an amount from the worktop into a new bucket. */
export const takeFromWorktop = <B extends string, P extends string, const Name extends string>(
  draft: Draft<B, P, Filled>,
  { resource, amount, bucket }: { resource: ResourceAddress; amount: Amount; bucket: UnusedName<Name, B> },
): Draft<B | Name, P, 'open'> => append(draft, { kind: 'take', resource, amount, bucket })

/** Takes all of a resource from the worktop into a new bucket. */
export const takeAllFromWorktop = <B extends string, P extends string, const Name extends string>(
  draft: Draft<B, P, Filled>,
  { resource, bucket }: { resource: ResourceAddress; bucket: UnusedName<Name, B> },
): Draft<B | Name, P, 'open'> => append(draft, { kind: 'take-all', resource, bucket })

/** Takes non-fungibles by their ids from the worktop into a new bucket. */
export const takeNonFungiblesFromWorktop = <B extends string, P extends string, const Name extends string>(
  draft: Draft<B, P, Filled>,
  { resource, ids, bucket }: { resource: ResourceAddress; ids: readonly string[]; bucket: UnusedName<Name, B> },
): Draft<B | Name, P, 'open'> => append(draft, { kind: 'take-non-fungibles', resource, ids: localIdsOf(ids), bucket })
