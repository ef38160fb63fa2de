import { createProductApi, type ProductApi } from '@lootboxes/lootbox'
import { env } from '@/config/env'
import { type Log, serverLog } from '@/config/log'
import { perProcess } from '@/config/per-process'
import { readPreset } from '@/config/read-site-config'
import { serverGateway } from '@/ledger/server-gateway'
import { type RateLimit, siteRateLimit } from './rate-limit'

/** What the product routes stand on. */
export type ProductDeps = {
  api: Pick<ProductApi, 'question'>
  limit: RateLimit
  log: Log
  /** Whom to believe about `x-forwarded-for`. */
  trustProxy: number | readonly string[]
  now(): number
}

/** Below what the product client waits (15 s), so that a visitor reads our word and not that of a dead line. */
export const DEADLINE_MS = 12_000

/** The deps of this process: one product API, so that simultaneous calls of different routes share their reads. */
export const productDeps = perProcess(
  'product-deps',
  (): ProductDeps => ({
    api: createProductApi(serverGateway(), readPreset().lootbox, { deadlineMs: DEADLINE_MS }),
    limit: siteRateLimit(),
    log: serverLog(),
    trustProxy: env().trustProxy,
    now: () => performance.now(),
  }),
)
