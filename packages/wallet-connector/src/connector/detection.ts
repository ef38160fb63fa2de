import type { Clock } from '@lootboxes/ledger'
import { after } from './after'

/** A request that waits for the first message of the extension. */
export type Watched = { dueAt: number; onTimeout(): void }

/** Ends requests without a message of the extension within `ms`. All requests share one timer, because timers are expensive. */
export const createDetection = (clock: Clock | undefined, ms: number) => {
  const waiting = new Set<Watched>()
  let stop: (() => void) | undefined
  const now = () => (clock ?? Date).now()

  const arm = (first: Watched, wait: number) => {
    stop = after(clock, wait, () => {
      const at = now()
      // The request that started the timer is due even if the system clock was set back.
      const due = [...waiting].filter((one) => one === first || one.dueAt <= at)
      for (const one of due) waiting.delete(one)
      stop = undefined
      const [next] = waiting
      if (next) arm(next, Math.min(next.dueAt - at, ms))
      for (const one of due) one.onTimeout()
    })
  }

  return {
    /** Calls `onTimeout` once after `ms`, unless `forget` is called first. */
    watch: (one: Watched): void => {
      one.dueAt = now() + ms
      waiting.add(one)
      if (!stop) arm(one, ms)
    },
    /** Stops watching. Clears the timer with the last request. */
    forget: (one: Watched): void => {
      if (!waiting.delete(one) || waiting.size > 0) return
      stop?.()
      stop = undefined
    },
  }
}
export type Detection = ReturnType<typeof createDetection>
