import type { Amount, LocalId, ResourceAddress } from '@lootboxes/ledger'
import { append, type Draft, type Filled } from './draft'

/**
 * Assertions about the worktop. The ledger checks them where they stand; one that does not hold fails the transaction,
 * which undoes everything but the network fee. Only those of a version 1 manifest: `ASSERT_WORKTOP_RESOURCES_ONLY` and
 * `ASSERT_WORKTOP_RESOURCES_INCLUDE` belong to version 2, which no wallet takes through `sendTransaction`.
 */

/** At least so much of a resource has to lie there. A non-fungible counts as one whole unit. */
export const assertWorktopContains = <B extends string, P extends string>(
  draft: Draft<B, P, Filled>,
  { resource, amount }: { resource: ResourceAddress; amount: Amount },
): Draft<B, P, 'open'> => append(draft, { kind: 'assert-contains', resource, amount })

/** At least these non-fungibles have to lie there. */
export const assertWorktopContainsNonFungibles = <B extends string, P extends string>(
  draft: Draft<B, P, Filled>,
  { resource, ids }: { resource: ResourceAddress; ids: readonly LocalId[] },
): Draft<B, P, 'open'> =>
  append(draft, { kind: 'assert-contains-non-fungibles', resource, ids: Object.freeze([...ids]) })

/** Something of a resource has to lie there. */
export const assertWorktopContainsAny = <B extends string, P extends string>(
  draft: Draft<B, P, Filled>,
  { resource }: { resource: ResourceAddress },
): Draft<B, P, 'open'> => append(draft, { kind: 'assert-contains-any', resource })
