import type { Clock } from '@lootboxes/ledger'
import { after } from './after'

/** A request that waits for a sign of life. */
export type Watched = { dueAt: number; unheard(): void }

/** Ends requests that no extension hears within `ms`. One timer for all: a thousand requests at once must not cost a thousand timers. */
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
      if (next) arm(next, Math.min(next.dueAt - at, ms))
      for (const one of due) one.unheard()
    })
  }

  return {
    /** Calls `unheard` once after `ms`, unless the request is forgotten first. */
    watch: (one: Watched): void => {
      one.dueAt = now() + ms
      waiting.add(one)
      if (!stop) arm(one, ms)
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
