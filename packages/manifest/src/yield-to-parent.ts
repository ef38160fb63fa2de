import type { LocalId, ResourceAddress } from '@lootboxes/ledger'
import { append, type Draft, type Worktop } from './draft'

/** A draft whose parent had its turn; one with something left on the worktop still has to take or deposit it. */
type Yielded<B extends string, P extends string, W extends Worktop> = Draft<B, P, W extends 'open' ? 'open' : 'yielded'>

/**
 * Gives the turn to the parent, whoever completes the transaction, with the buckets named and none by default. What the parent
 * gives back lies on the worktop: insist on it with `assertWorktopContains`, then deposit it. A subintent ends with a yield.
 */
export const yieldToParent = <B extends string, P extends string, W extends Worktop, const Names extends B = never>(
  draft: Draft<B, P, W>,
  { buckets = [] }: { buckets?: readonly Names[] } = {},
): Yielded<Exclude<B, Names>, P, W> => append(draft, { kind: 'yield', give: Object.freeze([...buckets]) })

/** The same with everything that lies on the worktop. */
export const yieldAllToParent = <B extends string, P extends string>(
  draft: Draft<B, P, Worktop>,
): Draft<B, P, 'yielded'> => append(draft, { kind: 'yield', give: 'everything' })

/** Only a parent that shows the resource, or this very non-fungible, can complete the transaction. */
export const verifyParent = <B extends string, P extends string, W extends Worktop>(
  draft: Draft<B, P, W>,
  { resource, id }: { resource: ResourceAddress; id?: LocalId },
): Draft<B, P, W> => append(draft, { kind: 'verify-parent', resource, ...(id === undefined ? {} : { id }) })
