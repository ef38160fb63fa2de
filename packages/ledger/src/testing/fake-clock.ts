import type { Clock } from '../clock'

/** A clock for tests whose time changes only in `advance`. */
export type FakeClock = Clock & {
  /** Moves the time by `ms` and wakes sleepers in the order they are due. Each runs before the next wakes. */
  advance(ms: number): Promise<void>
  /** The number of sleepers. 0 proves that no timer is left. */
  pending(): number
}

type Sleeper = { readonly dueAt: number; readonly wake: () => void }

/** Saved before a test replaces the timers. */
const realSetTimeout = globalThis.setTimeout
const settle = (): Promise<void> => new Promise((resolve) => void realSetTimeout(resolve, 0))

/**
 * A clock whose time changes only in `advance`. Starts at `startMs` (default 0).
 * @example const clock = fakeClock(); await clock.advance(2_000)
 */
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
