import type { Amount, ResourceAddress } from '@lootboxes/ledger'
import { append, type Draft, type Filled } from './draft'
import { localIdsOf } from './local-ids-of'

/**
 * Assertions about the worktop. The ledger checks an assertion where it stands. If it does not hold, the transaction fails
 * and only the network fee is lost. `ASSERT_WORKTOP_RESOURCES_ONLY` and `ASSERT_WORKTOP_RESOURCES_INCLUDE` are missing
 * because they belong to version 2 manifests, which no wallet accepts through `sendTransaction`.
 */

/** Asserts that the worktop holds at least this amount of a resource. A non-fungible counts as one whole unit. */
export const assertWorktopContains = <B extends string, P extends string>(
  draft: Draft<B, P, Filled>,
  { resource, amount }: { resource: ResourceAddress; amount: Amount },
): Draft<B, P, 'open'> => append(draft, { kind: 'assert-contains', resource, amount })

/** Asserts that the worktop holds at least these non-fungibles. */
export const assertWorktopContainsNonFungibles = <B extends string, P extends string>(
  draft: Draft<B, P, Filled>,
  { resource, ids }: { resource: ResourceAddress; ids: readonly string[] },
): Draft<B, P, 'open'> => append(draft, { kind: 'assert-contains-non-fungibles', resource, ids: localIdsOf(ids) })

/** Asserts that the worktop holds any amount of a resource. */
export const assertWorktopContainsAny = <B extends string, P extends string>(
  draft: Draft<B, P, Filled>,
  { resource }: { resource: ResourceAddress },
): Draft<B, P, 'open'> => append(draft, { kind: 'assert-contains-any', resource })
