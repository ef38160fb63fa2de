import type { Clock } from '@lootboxes/ledger'

/** Runs once after `ms`, unless the returned function cancels it. Without a clock it uses the system timers. */
export const after = (clock: Clock | undefined, ms: number, run: () => void): (() => void) => {
  if (!clock) {
    // A sleep with an AbortSignal costs more than the rest of a request.
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

/** Runs and removes every callback, including those that are added meanwhile. */
export const runAll = (waiting: Set<() => void>): void => {
  for (const run of waiting) {
    waiting.delete(run)
    run()
  }
}
