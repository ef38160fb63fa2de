import type { Clock } from '@lootboxes/ledger'
import { after } from './after'

/** `due`: a whole timer has passed over it, whatever the wall clock says. */
type Watched = { at: number; due: boolean; run: () => void }

/** Ends what nobody hears within `ms`. One timer for all: a thousand requests at once must not cost a thousand timers. */
export const createDetection = (clock: Clock, ms: number) => {
  const watched = new Set<Watched>()
  let stop: (() => void) | undefined

  const sweep = () => {
    stop = undefined
    const now = clock.now()
    for (const one of [...watched]) {
      if (!one.due && one.at > now) continue
      watched.delete(one)
      one.run()
    }
    const [first] = watched
    if (first === undefined || stop !== undefined) return
    // A clock that was set back must not stretch the wait.
    stop = after(clock, Math.min(first.at - now, ms), sweep)
    for (const one of watched) one.due = one.at <= first.at
  }

  /** Runs once after `ms` unless the returned undo is called first; no timer outlives the last one watched. */
  return (run: () => void): (() => void) => {
    const one = { at: clock.now() + ms, due: stop === undefined, run }
    watched.add(one)
    stop ??= after(clock, ms, sweep)
    return () => {
      watched.delete(one)
      if (watched.size > 0) return
      stop?.()
      stop = undefined
    }
  }
}
export type Detection = ReturnType<typeof createDetection>
