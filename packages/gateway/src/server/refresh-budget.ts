import { type Clock, systemClock } from '@lootboxes/ledger'

/** A number of Gateway calls per second that several caches share for refreshes. */
export type RefreshBudget = {
  /** Counts the calls and returns true when they fit the budget now; otherwise returns false. */
  take(calls: number): boolean
  /** Counts calls that a caller waits for. They are made in any case, and refreshes wait instead. */
  spend(calls: number): void
}

/** Calls per second, and the clock that counts them. */
export type RefreshBudgetOptions = { readonly perSecond: number; readonly clock?: Clock | undefined }

/**
 * Creates a budget of `perSecond` calls a second on average, with bursts of one second's calls.
 *
 * @example
 * const budget = createRefreshBudget({ perSecond: 8 })
 * const boxes = createReadCache({ keyOf, read, budget })
 */
export function createRefreshBudget({ perSecond, clock = systemClock }: RefreshBudgetOptions): RefreshBudget {
  let left = perSecond
  let at = clock.now()
  const refill = () => {
    const now = clock.now()
    left = Math.min(perSecond, left + (Math.max(0, now - at) * perSecond) / 1_000)
    at = now
  }
  return {
    take(calls) {
      refill()
      if (left < calls) return false
      left -= calls
      return true
    },
    spend(calls) {
      refill()
      left = Math.max(-perSecond, left - calls)
    },
  }
}
