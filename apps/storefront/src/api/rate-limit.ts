import { createHmac } from 'node:crypto'
import { createClientKey, createMemoryRateLimit, type RateLimit } from '@lootboxes/lootbox/server'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/config/env'
import { perProcess } from '@/config/per-process'
import type { Queryable } from '@/operations/migrations'
import { connectPostgres } from './rate-limit-postgres'

export type SiteRateLimitOptions = {
  perMinute: number
  /** The PostgreSQL that several instances count in together. Without it this process counts alone. */
  databaseUrl?: string | undefined
  connect?: ((databaseUrl: string) => Queryable) | undefined
}

const unlimited: RateLimit = { take: () => Promise.resolve(undefined) }

/**
 * Creates the rate limit of the site: `perMinute` points for each client, 0 for no limit. While the database does not
 * answer, it falls back to counters of this process. The database stores an HMAC of each client's address; the key is the
 * database URL, which holds a password and is the same for all instances.
 */
export function createSiteRateLimit({
  perMinute,
  databaseUrl,
  connect = connectPostgres,
}: SiteRateLimitOptions): RateLimit {
  if (perMinute === 0) return unlimited
  const memory = createMemoryRateLimit({ perMinute })
  if (databaseUrl === undefined) return memory
  const limiter = new RateLimiterPostgres({
    points: perMinute,
    duration: 60,
    storeClient: connect(databaseUrl),
    storeType: 'pool',
    tableName: 'request_counts',
    tableCreated: true,
    inMemoryBlockOnConsumed: perMinute + 1,
  })
  const hash = (key: string) => createHmac('sha256', databaseUrl).update(key).digest('base64url').slice(0, 22)
  return {
    take: async (key, points = 1) => {
      try {
        await limiter.consume(hash(key), points)
        return undefined
      } catch (cause) {
        if (cause instanceof RateLimiterRes) return Math.max(1, Math.ceil(cause.msBeforeNext / 1000))
        return memory.take(key, points)
      }
    },
  }
}

/** The one limit of the site: it counts pages, cards, receipts and calls of a client together. */
export const siteRateLimit = perProcess('rate-limit', () => {
  const { rateLimitPerMinute, databaseUrl } = env()
  return createSiteRateLimit({ perMinute: rateLimitPerMinute, databaseUrl })
})

export const clientKey = perProcess('client-key', () => createClientKey(env()))

/** Takes points from the client of a request. Returns the seconds to wait when it has none left. */
export const takePoints = (headers: Headers, points?: number): Promise<number | undefined> =>
  siteRateLimit().take(clientKey()(headers), points)
