import { createHmac, randomUUID } from 'node:crypto'
import {
  createClientKey,
  createMemoryRateLimit,
  createVisitorCookie,
  onRequestStart,
  type RateLimit,
} from '@lootboxes/lootbox/server'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { visitorCookieName } from '@/config/cookies'
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

/** How many visitors or accounts one address may have before it is limited as a whole. */
const CLIENTS_PER_ADDRESS = 20

/**
 * Creates the rate limit of the site: `perMinute` points for each client, 0 for no limit. A client is what `clientKey` names
 * behind an address, the visitor or the account, and each of both if it names both; it is the address if it names neither.
 * All clients of one address together have twenty times the points, so new cookies and invented accounts buy no more.
 * Points grow back evenly in this process. The database counts in windows of a minute from a client's first request, because
 * `rate-limiter-flexible` increments one row in one statement. While it does not answer, this process counts. It stores an HMAC of each
 * client's key; the key of that HMAC is the database URL, which holds a password and is the same for all instances.
 */
export function createSiteRateLimit(options: SiteRateLimitOptions): RateLimit {
  const { perMinute } = options
  if (perMinute === 0) return unlimited
  const client = createClientLimit(options)
  const whole = createMemoryRateLimit({ perMinute: perMinute * CLIENTS_PER_ADDRESS })
  return {
    async take(key, points) {
      const [address = '', ...names] = key.split(' ')
      const seconds = await whole.take(address, points)
      if (seconds !== undefined) return seconds
      const keys = names.length === 0 ? [address] : names.map((name) => `${address} ${name}`)
      const all = await Promise.all(keys.map((one) => client.take(one, points)))
      return all.find((wait) => wait !== undefined)
    },
  }
}

function createClientLimit({ perMinute, databaseUrl, connect = connectPostgres }: SiteRateLimitOptions): RateLimit {
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

const addressOf = perProcess('client-key', () => createClientKey(env()))

/** The address of a request, without its visitor and account. */
export const clientAddress = (headers: Headers): string => addressOf()(headers)

/** The cookie that distinguishes visitors behind one address. */
export const visitorCookie = perProcess('visitor-cookie', () =>
  createVisitorCookie({ secret: env().cookieSecret ?? randomUUID(), name: visitorCookieName }),
)

/**
 * Returns the client of a request: the address, followed by the visitor if the request has a signed cookie, and by the
 * account if its body names one. Accounts are counted per address, so that callers at other addresses cannot use up an
 * account's points.
 */
export const clientKey = (headers: Headers, account?: string): string =>
  [clientAddress(headers), visitorCookie().read(headers), account].filter((name) => name !== undefined).join(' ')

/** Requests with at least this many points are counted by address, so that new cookies do not give more of them. */
const EXPENSIVE_POINTS = 3

/** Marks a prefetch of the router. Next removes the router's own headers before the proxy. */
const PREFETCH_HEADER = 'lootbox-prefetch'

/** Sets the header on each prefetch. */
export const setPrefetchHeader = (): void =>
  onRequestStart(({ request: { headers } }) => {
    if (headers['next-router-prefetch'] !== undefined) headers[PREFETCH_HEADER] = '1'
  })

/**
 * Takes points from the client of a request. Returns the seconds to wait when it has none left. The prefetches of an address
 * have their own points, which a client without prefetches cannot use up: a refused prefetch is a slower click.
 */
export function takePoints(headers: Headers, points = 1): Promise<number | undefined> {
  const address = clientAddress(headers)
  const isPrefetch = headers.has(PREFETCH_HEADER)
  const key = points >= EXPENSIVE_POINTS ? address : isPrefetch ? `${address} prefetch` : clientKey(headers)
  return siteRateLimit().take(key, points)
}
