import type { Clock } from '@lootboxes/ledger'
import { after } from './after'

type Watched = { at: number; run: () => void }

/** Ends what nobody hears within `ms`. One timer for all: a thousand requests at once must not cost a thousand timers. */
export const createDetection = (clock: Clock, ms: number) => {
  const watched = new Set<Watched>()
  let armed: { one: Watched; stop: () => void } | undefined

  const arm = (one: Watched, wait: number) => {
    armed = { one, stop: after(clock, wait, sweep) }
  }

  const sweep = () => {
    const now = clock.now()
    // The one the timer was set for is due whatever the wall clock says: somebody may have set it back.
    const due = [...watched].filter((one) => one === armed?.one || one.at <= now)
    for (const one of due) watched.delete(one)
    armed = undefined
    const [next] = watched
    if (next) arm(next, Math.min(next.at - now, ms))
    for (const one of due) one.run()
  }

  /** Runs once after `ms` unless the returned undo is called first; no timer outlives the last one watched. */
  return (run: () => void): (() => void) => {
    const one = { at: clock.now() + ms, run }
    watched.add(one)
    if (!armed) arm(one, ms)
    return () => {
      watched.delete(one)
      if (watched.size > 0) return
      armed?.stop()
      armed = undefined
    }
  }
}
export type Detection = ReturnType<typeof createDetection>
