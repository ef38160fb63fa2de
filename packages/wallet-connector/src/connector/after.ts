import type { Clock } from '@lootboxes/ledger'

/** Runs once after `ms` unless the returned undo is called first. */
export const after = (clock: Clock, ms: number, run: () => void): (() => void) => {
  const stop = new AbortController()
  clock.sleep(ms, stop.signal).then(
    () => {
      if (!stop.signal.aborted) run()
    },
    () => {},
  )
  return () => stop.abort()
}
