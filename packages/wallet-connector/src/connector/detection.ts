import type { Clock } from '@lootboxes/ledger'
import { after } from './after'

/** What waits for a sign of life. */
export type Watched = { dueAt: number; waitMs: number; unheard(): void }

/** Ends what nobody hears within `ms` and what it was given beyond. One timer for all: a thousand requests at once must not cost a thousand timers. */
export const createDetection = (clock: Clock | undefined, ms: number) => {
  const waiting = new Set<Watched>()
  let stop: (() => void) | undefined
  const now = () => (clock ?? Date).now()

  const arm = (first: Watched, wait: number) => {
    stop = after(clock, wait, () => {
      const at = now()
      // The one the timer was set for is due whatever the wall clock says: somebody may have set it back.
      const due = [...waiting].filter((one) => one === first || one.dueAt <= at)
      for (const one of due) waiting.delete(one)
      stop = undefined
      const [next] = waiting
      if (next) arm(next, Math.min(next.dueAt - at, next.waitMs))
      for (const one of due) one.unheard()
    })
  }

  return {
    /** Tells it once that nobody heard it for `ms` and more, unless it is forgotten first. */
    watch: (one: Watched, moreMs = 0): void => {
      one.waitMs = ms + moreMs
      one.dueAt = now() + one.waitMs
      waiting.add(one)
      if (!stop) arm(one, one.waitMs)
    },
    /** No timer outlives the last one watched. */
    forget: (one: Watched): void => {
      if (!waiting.delete(one) || waiting.size > 0) return
      stop?.()
      stop = undefined
    },
  }
}
export type Detection = ReturnType<typeof createDetection>
