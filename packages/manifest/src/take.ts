import type { Amount, LocalId, ResourceAddress } from '@lootboxes/ledger'
import { append, type Draft, type Filled } from './draft'

/** A bucket name not in use: taking under a name that is still open does not compile. */
type Fresh<Name extends string, Used extends string> = Name & (Name extends Used ? never : unknown)

/** Puts an amount from the worktop into a new bucket. */
export const takeFromWorktop = <B extends string, P extends string, const Name extends string>(
  draft: Draft<B, P, Filled>,
  { resource, amount, bucket }: { resource: ResourceAddress; amount: Amount; bucket: Fresh<Name, B> },
): Draft<B | Name, P, 'open'> => append(draft, { kind: 'take', resource, amount, bucket })

/** Puts all of a resource from the worktop into a new bucket. */
export const takeAllFromWorktop = <B extends string, P extends string, const Name extends string>(
  draft: Draft<B, P, Filled>,
  { resource, bucket }: { resource: ResourceAddress; bucket: Fresh<Name, B> },
): Draft<B | Name, P, 'open'> => append(draft, { kind: 'take-all', resource, bucket })

/** Puts non-fungibles, named by their ids, from the worktop into a new bucket. */
export const takeNonFungiblesFromWorktop = <B extends string, P extends string, const Name extends string>(
  draft: Draft<B, P, Filled>,
  { resource, ids, bucket }: { resource: ResourceAddress; ids: readonly LocalId[]; bucket: Fresh<Name, B> },
): Draft<B | Name, P, 'open'> =>
  append(draft, { kind: 'take-non-fungibles', resource, ids: Object.freeze([...ids]), bucket })
