import { type Clock, systemClock } from '@lootboxes/ledger'

/** Runs once after `ms` unless the returned undo is called first. */
export const after = (clock: Clock, ms: number, run: () => void): (() => void) => {
  if (clock === systemClock) {
    // A sleep with an AbortSignal costs more than the rest of a request together.
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
  const stop = new AbortController()
  clock.sleep(ms, stop.signal).then(
    () => {
      if (!stop.signal.aborted) run()
    },
    () => {},
  )
  return () => stop.abort()
}
