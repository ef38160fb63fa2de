import { createProductApi, type ProductApi } from '@lootboxes/lootbox'
import { env } from '@/env'
import { serverGateway } from '../ledger/server-gateway'
import { createLog, type Log } from '../log/create-log'
import { type Arrivals, createArrivals } from '../security/arrivals'
import { createRateLimit, type RateLimit } from '../security/rate-limit'
import { readPreset } from '../shop/read-shop'

/** What the product routes stand on. */
export type ProductWorld = {
  api: Pick<ProductApi, 'question'>
  limit: RateLimit
  /** Without them every body is waited for. */
  arrivals?: Arrivals | undefined
  log: Log
  /** Believe `x-forwarded-for`. */
  trustProxy: boolean
  now(): number
}

/** Below what the product client waits (15 s), so that a visitor reads our word and not that of a dead line. */
export const DEADLINE_MS = 12_000

function createProductWorld(): ProductWorld {
  const { trustProxy, rateLimitPerMinute, databaseUrl, logLevel } = env()
  return {
    api: createProductApi(serverGateway(), readPreset().lootbox, { deadlineMs: DEADLINE_MS }),
    limit: createRateLimit({ perMinute: rateLimitPerMinute, databaseUrl }),
    arrivals: createArrivals(),
    log: createLog({ level: logLevel }),
    trustProxy,
    now: () => performance.now(),
  }
}

let world: ProductWorld | undefined

/** The world of this process: one product API, so that simultaneous calls of different routes share their reads. */
export const productWorld = (): ProductWorld => (world ??= createProductWorld())
