import type { Clock } from '@lootboxes/ledger'
import { after } from './after'

type Watched = { at: number; run: () => void }

/** Ends what nobody hears within `ms`. One timer for all: a thousand requests at once must not cost a thousand timers. */
export const createDetection = (clock: Clock, ms: number) => {
  const watched = new Set<Watched>()
  let stop: (() => void) | undefined

  const sweep = () => {
    stop = undefined
    const now = clock.now()
    for (const one of watched) {
      if (one.at > now) {
        stop = after(clock, one.at - now, sweep)
        return
      }
      watched.delete(one)
      one.run()
    }
  }

  /** Runs once after `ms` unless the returned undo is called first; no timer outlives the last one watched. */
  return (run: () => void): (() => void) => {
    const one = { at: clock.now() + ms, run }
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
