import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { connectPostgres, type Queryable } from './rate-limit-postgres'

export type RateLimit = {
  /** Undefined when allowed, else the whole seconds to wait. */
  check(key: string): Promise<number | undefined>
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

/** So many requests a minute for each key; 0 counts nobody. */
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
  return { check: (key) => limiter.consume(key).then(allowed, waiting) }
}
