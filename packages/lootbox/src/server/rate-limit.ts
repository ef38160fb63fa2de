import { type Clock, systemClock } from '@lootboxes/ledger'
import { LRUCache } from 'lru-cache'

/** Counts what each client uses. An implementation may count in memory or, for several instances, in a database. */
export type RateLimit = {
  /**
   * Takes `points` (default 1) from a client's allowance. Resolves to `undefined` while the allowance lasts, otherwise to the
   * whole seconds until it is renewed.
   */
  take(key: string, points?: number): Promise<number | undefined>
}

/** Options of `createMemoryRateLimit`. */
export type MemoryRateLimitOptions = {
  /** Points of one client in a minute. */
  readonly perMinute: number
  /** Clients counted at a time. The least recently seen client is forgotten first. */
  readonly maxClients?: number | undefined
  readonly clock?: Clock | undefined
}

const WINDOW_MS = 60_000

/**
 * Creates a rate limit that counts in this process: `perMinute` points in each minute from a client's first request.
 *
 * @example
 * ```ts
 * import { createMemoryRateLimit } from '@lootboxes/lootbox/server'
 *
 * const limit = createMemoryRateLimit({ perMinute: 600 })
 * const seconds = await limit.take('203.0.113.7')
 * if (seconds !== undefined) console.log(`Try again in ${seconds} s.`)
 * ```
 */
export function createMemoryRateLimit({
  perMinute,
  maxClients = 50_000,
  clock = systemClock,
}: MemoryRateLimitOptions): RateLimit {
  const windows = new LRUCache<string, { points: number; readonly endsAt: number }>({ max: maxClients })
  const take = (key: string, points: number): number | undefined => {
    const now = clock.now()
    const known = windows.get(key)
    const window = known !== undefined && known.endsAt > now ? known : { points: 0, endsAt: now + WINDOW_MS }
    window.points += points
    windows.set(key, window)
    return window.points <= perMinute ? undefined : Math.ceil((window.endsAt - now) / 1_000)
  }
  return { take: (key, points = 1) => Promise.resolve(take(key, points)) }
}
