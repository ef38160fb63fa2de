import type { Clock } from '@lootboxes/ledger'
import { after } from './after'

/** What waits for a sign of life. */
export type Watched = { unheard(): void }

/** Ends what nobody hears within `ms`. One timer for all: a thousand requests at once must not cost a thousand timers. */
export const createDetection = (clock: Clock, ms: number) => {
  const dueAt = new Map<Watched, number>()
  let armed: { one: Watched; stop: () => void } | undefined

  const arm = (one: Watched, wait: number) => {
    armed = { one, stop: after(clock, wait, sweep) }
  }

  const sweep = () => {
    const now = clock.now()
    // The one the timer was set for is due whatever the wall clock says: somebody may have set it back.
    const due = [...dueAt].filter(([one, at]) => one === armed?.one || at <= now)
    for (const [one] of due) dueAt.delete(one)
    armed = undefined
    const [next] = dueAt
    if (next) arm(next[0], Math.min(next[1] - now, ms))
    for (const [one] of due) one.unheard()
  }

  return {
    /** Tells it once that nobody heard it for `ms`, unless it is forgotten first. */
    watch: (one: Watched): void => {
      dueAt.set(one, clock.now() + ms)
      if (!armed) arm(one, ms)
    },
    /** No timer outlives the last one watched. */
    forget: (one: Watched): void => {
      if (!dueAt.delete(one) || dueAt.size > 0) return
      armed?.stop()
      armed = undefined
    },
  }
}
export type Detection = ReturnType<typeof createDetection>
