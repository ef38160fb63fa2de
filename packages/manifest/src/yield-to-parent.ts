import type { LocalId, ResourceAddress } from '@lootboxes/ledger'
import { append, type Draft, type Worktop } from './draft'

/** The draft after a yield. If the worktop may hold resources, they must still be taken or deposited. */
type Yielded<B extends string, P extends string, W extends Worktop> = Draft<B, P, W extends 'open' ? 'open' : 'yielded'>

/**
 * Yields to the parent, which completes the transaction, with the named buckets (default: none). The resources that the parent
 * gives are on the worktop: assert them with `assertWorktopContains`, then deposit them. A subintent ends with a yield.
 */
export const yieldToParent = <B extends string, P extends string, W extends Worktop, const Names extends B = never>(
  draft: Draft<B, P, W>,
  { buckets = [] }: { buckets?: readonly Names[] } = {},
): Yielded<Exclude<B, Names>, P, W> => append(draft, { kind: 'yield', give: Object.freeze([...buckets]) })

/** Yields everything on the worktop to the parent. */
export const yieldAllToParent = <B extends string, P extends string>(
  draft: Draft<B, P, Worktop>,
): Draft<B, P, 'yielded'> => append(draft, { kind: 'yield', give: 'everything' })

/** Requires that the parent proves to hold the resource, or this non-fungible. */
export const verifyParent = <B extends string, P extends string, W extends Worktop>(
  draft: Draft<B, P, W>,
  { resource, id }: { resource: ResourceAddress; id?: string },
): Draft<B, P, W> =>
  append(draft, { kind: 'verify-parent', resource, ...(id === undefined ? {} : { id: id as LocalId }) })
