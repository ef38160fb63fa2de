import {
  type Amount,
  compareLocalIds,
  formatAmount,
  type LocalId,
  parseLocalId,
  subtractAmounts,
  ZERO,
} from '@lootboxes/ledger'
import type { View } from '../store/store'
import { abort } from './abort'

/** An amount or ids of one resource. Immutable. */
export type Holding =
  | { readonly kind: 'fungible'; readonly resource: string; readonly amount: Amount }
  | { readonly kind: 'non-fungible'; readonly resource: string; readonly ids: ReadonlySet<string> }

/** Nothing of a resource. Aborts for an unknown resource. */
export function emptyHolding(view: Pick<View, 'get'>, resource: string): Holding {
  const kind = view.get('entity', resource)?.kind
  if (kind === 'fungible-resource') return { kind: 'fungible', resource, amount: ZERO }
  if (kind === 'non-fungible-resource') return { kind: 'non-fungible', resource, ids: new Set() }
  return abort(`KernelError(NodeNotFound): resource ${resource} does not exist`)
}

export const isEmpty = (holding: Holding): boolean =>
  holding.kind === 'fungible' ? holding.amount === 0n : holding.ids.size === 0

/** The amount in attos. A non-fungible counts as one whole unit. */
export const amountIn = (holding: Holding): Amount =>
  holding.kind === 'fungible' ? holding.amount : ((BigInt(holding.ids.size) * 10n ** 18n) as Amount)

export function combine(a: Holding, b: Holding): Holding {
  if (a.resource !== b.resource || a.kind !== b.kind) return abort('BucketError(ResourceMismatch)')
  if (a.kind === 'fungible' && b.kind === 'fungible') return { ...a, amount: (a.amount + b.amount) as Amount }
  if (a.kind === 'non-fungible' && b.kind === 'non-fungible') return { ...a, ids: new Set([...a.ids, ...b.ids]) }
  return abort('BucketError(ResourceMismatch)')
}

/** Returns the rest after taking `part` out of `whole`. Aborts if `whole` does not contain it. */
export function without(whole: Holding, part: Holding): Holding {
  if (whole.kind === 'fungible' && part.kind === 'fungible') {
    if (part.amount > whole.amount)
      abort(
        `ResourceError(InsufficientBalance { requested: ${formatAmount(part.amount)}, actual: ${formatAmount(whole.amount)} })`,
      )
    return { ...whole, amount: subtractAmounts(whole.amount, part.amount) }
  }
  if (whole.kind === 'non-fungible' && part.kind === 'non-fungible') {
    const missing = [...part.ids].find((id) => !whole.ids.has(id))
    if (missing !== undefined) abort(`ResourceError(MissingNonFungible { id: ${missing} })`)
    return { ...whole, ids: new Set([...whole.ids].filter((id) => !part.ids.has(id))) }
  }
  return abort('ResourceError(ResourceMismatch)')
}

const checked = (id: string): LocalId | undefined => parseLocalId(id).unwrapOr(undefined)

/** Sorts local ids in ledger order: integers by number, others by text. */
export const sortedIds = (ids: Iterable<string>): readonly string[] =>
  [...ids].sort((a, b) => {
    const [left, right] = [checked(a), checked(b)]
    return left === undefined || right === undefined ? 0 : compareLocalIds(left, right)
  })
