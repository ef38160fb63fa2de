import type { Clock } from '../clock'

export type FakeClock = Clock & {
  /** Moves time on, waking sleepers in the order they are due and letting each run before the next. */
  advance(ms: number): Promise<void>
  /** How many sleepers wait; 0 proves that nothing was left behind. */
  pending(): number
}

type Sleeper = { readonly dueAt: number; readonly wake: () => void }

/** Captured before any test replaces the timers. */
const realSetTimeout = globalThis.setTimeout
const settle = (): Promise<void> => new Promise((resolve) => void realSetTimeout(resolve, 0))

/** A clock that stands still until told. Starts at `startMs` (default 0). */
export function fakeClock(startMs = 0): FakeClock {
  let time = startMs
  const sleepers = new Set<Sleeper>()
  const earliest = () => {
    let first: Sleeper | undefined
    for (const sleeper of sleepers) if (first === undefined || sleeper.dueAt < first.dueAt) first = sleeper
    return first
  }
  return {
    now: () => time,
    pending: () => sleepers.size,
    sleep: (ms, signal) =>
      new Promise<void>((resolve, reject) => {
        const stop = () => {
          sleepers.delete(sleeper)
          reject(signal?.reason as Error)
        }
        const sleeper: Sleeper = {
          dueAt: time + Math.max(ms, 0),
          wake: () => {
            sleepers.delete(sleeper)
            signal?.removeEventListener('abort', stop)
            resolve()
          },
        }
        sleepers.add(sleeper)
        if (signal?.aborted) stop()
        else signal?.addEventListener('abort', stop, { once: true })
      }),
    advance: async (ms) => {
      const until = time + ms
      await settle()
      for (let next = earliest(); next && next.dueAt <= until; next = earliest()) {
        time = Math.max(time, next.dueAt)
        next.wake()
        await settle()
      }
      time = until
    },
  }
}
