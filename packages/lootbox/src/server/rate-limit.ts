import { type Clock, systemClock } from '@lootboxes/ledger'
import { LRUCache } from 'lru-cache'

/** Counts what each client uses. An implementation may count in memory or, for several instances, in a database. */
export type RateLimit = {
  /**
   * Takes `points` (default 1) from a client's allowance. Resolves to `undefined` while the allowance lasts, otherwise to the
   * whole seconds until it has grown to these points.
   */
  take(key: string, points?: number): Promise<number | undefined>
}

/** Options of `createMemoryRateLimit`. */
export type MemoryRateLimitOptions = {
  /** Points that a client gets in a minute, and the most that it can save up. */
  readonly perMinute: number
  /** Clients counted at a time. The least recently seen client is forgotten first. */
  readonly maxClients?: number | undefined
  readonly clock?: Clock | undefined
}

const MINUTE_MS = 60_000

/**
 * Creates a rate limit that counts in this process, a token bucket for each client: it starts with `perMinute` points, and they
 * grow back evenly. A refused request takes none.
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
  // When the bucket of each client will be full again.
  const fullAt = new LRUCache<string, number>({ max: maxClients })
  const take = (key: string, points: number): number | undefined => {
    const now = clock.now()
    const next = Math.max(fullAt.get(key) ?? 0, now) + (points * MINUTE_MS) / perMinute
    const excessMs = next - now - MINUTE_MS
    // Less than a millisecond is an error of rounding.
    if (excessMs >= 1) return Math.ceil(excessMs / 1_000)
    fullAt.set(key, next)
    return undefined
  }
  return { take: (key, points = 1) => Promise.resolve(take(key, points)) }
}
