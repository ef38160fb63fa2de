import { type Amount, formatAmount } from '@lootboxes/ledger'
import type { View } from '../store/store'
import { abort } from './abort'
import { type Bucket, createEmptyBucket, moveBucket, takeFrom } from './bucket'
import { assertDivisible } from './divisibility'
import { amountIn, type Holding, isEmpty } from './holding'

/** Holds buckets between instructions, one per resource. */
export type Worktop = {
  put(bucket: Bucket): void
  take(resource: string, ask: { amount: Amount } | { ids: ReadonlySet<string> } | 'everything'): Bucket
  takeAll(): readonly Bucket[]
  assertContains(resource: string, ask: { amount: Amount } | { ids: ReadonlySet<string> } | 'any'): void
  leftovers(): readonly string[]
  /** What lies on the worktop, by resource. */
  holdings(): readonly Holding[]
}

const partOf = (whole: Holding, ask: { amount: Amount } | { ids: ReadonlySet<string> }): Holding => {
  if ('ids' in ask)
    return whole.kind === 'non-fungible' ? { ...whole, ids: ask.ids } : abort('WorktopError(NotNonFungible)')
  if (ask.amount < 0n) return abort('WorktopError(InvalidAmount)')
  if (whole.kind === 'fungible') return { ...whole, amount: ask.amount }
  if (ask.amount > amountIn(whole) || ask.amount % 10n ** 18n !== 0n) return abort('WorktopError(InsufficientBalance)')
  return { ...whole, ids: new Set([...whole.ids].slice(0, Number(ask.amount / 10n ** 18n))) }
}

export function createWorktop(view: Pick<View, 'get'>): Worktop {
  const lying = new Map<string, Bucket>()
  const at = (resource: string): Bucket => lying.get(resource) ?? createEmptyBucket(view, resource)
  return {
    put: (bucket) => {
      const there = at(bucket.holding.resource)
      moveBucket(bucket, there)
      lying.set(bucket.holding.resource, there)
    },
    take: (resource, ask) => {
      const there = at(resource)
      if (ask === 'everything') {
        lying.delete(resource)
        return there
      }
      const part = partOf(there.holding, ask)
      if (part.kind === 'fungible') assertDivisible(view, resource, part.amount)
      return takeFrom(there, part)
    },
    takeAll: () => {
      const all = [...lying.values()].filter((bucket) => !isEmpty(bucket.holding))
      lying.clear()
      return all
    },
    assertContains: (resource, ask) => {
      const { holding } = at(resource)
      if (ask === 'any')
        return isEmpty(holding) ? abort(`WorktopError(AssertionFailed): nothing of ${resource}`) : undefined
      if ('ids' in ask) {
        const all = holding.kind === 'non-fungible' && [...ask.ids].every((id) => holding.ids.has(id))
        return all ? undefined : abort(`WorktopError(AssertionFailed): not all ids of ${resource}`)
      }
      if (amountIn(holding) < ask.amount)
        abort(
          `WorktopError(AssertionFailed): ${formatAmount(amountIn(holding))} is less than ${formatAmount(ask.amount)}`,
        )
    },
    holdings: () => [...lying.values()].map(({ holding }) => holding),
    leftovers: () =>
      [...lying.values()].filter(({ holding }) => !isEmpty(holding)).map(({ holding }) => holding.resource),
  }
}
