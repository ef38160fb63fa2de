import { createHmac, randomBytes } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/config/env'
import { perProcess } from '@/config/per-process'
import type { Queryable } from '@/operations/migrations'
import { connectPostgres } from './rate-limit-postgres'

export type RateLimit = {
  /** Takes points of a client. Undefined when it had them, else the whole seconds to wait. */
  check(key: string, points?: number): Promise<number | undefined>
}

export type RateLimitOptions = {
  perMinute: number
  /** Count in PostgreSQL, for several instances together. Without it, or while it does not answer, in this process. */
  databaseUrl?: string | undefined
  connect?: ((databaseUrl: string) => Queryable) | undefined
}

const allow: RateLimit = { check: () => Promise.resolve(undefined) }

const allowed = () => undefined
const waiting = (refused: unknown): number => {
  if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
  throw refused
}

/**
 * A key is an address: counted under a hash of it, so that nobody reads addresses from a table of counts. The database's
 * own address, which holds its password, is the secret that instances share.
 */
const hashOf = (secret: string | Uint8Array) => (key: string) =>
  createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22)

/** So many points a minute for each key; 0 counts nobody. */
export function createRateLimit({ perMinute, databaseUrl, connect = connectPostgres }: RateLimitOptions): RateLimit {
  if (perMinute === 0) return allow
  const counting = { points: perMinute, duration: 60 }
  const memory = new RateLimiterMemory(counting)
  const limiter =
    databaseUrl === undefined
      ? memory
      : new RateLimiterPostgres({
          ...counting,
          storeClient: connect(databaseUrl),
          storeType: 'pool',
          tableName: 'request_counts',
          tableCreated: true,
          insuranceLimiter: memory,
          inMemoryBlockOnConsumed: perMinute + 1,
        })
  const hashed = hashOf(databaseUrl ?? randomBytes(32))
  return { check: (key, points = 1) => limiter.consume(hashed(key), points).then(allowed, waiting) }
}

/** The site's one limit: pages, cards, receipts and calls of a client are counted together. */
export const siteRateLimit = perProcess('rate-limit', () => {
  const { rateLimitPerMinute, databaseUrl } = env()
  return createRateLimit({ perMinute: rateLimitPerMinute, databaseUrl })
})
