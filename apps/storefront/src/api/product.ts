import { createProductApi } from '@lootboxes/lootbox'
import { createProductHandler } from '@lootboxes/lootbox/server'
import { serverLog } from '@/config/log'
import { perProcess } from '@/config/per-process'
import { readPreset } from '@/config/read-site-config'
import { serverGateway } from '@/ledger/server-gateway'
import manifest from '../../package.json'
import { clientKey, siteRateLimit } from './rate-limit'

/** Shorter than the product client's own limit (15 s), so that the visitor reads this server's error. */
const DEADLINE_MS = 12_000

/** One product server for the process, so that simultaneous calls of different routes share their reads. */
export const productApi = perProcess('product-api', () =>
  createProductApi(serverGateway(), readPreset().lootbox, { deadlineMs: DEADLINE_MS }),
)

const productHandler = perProcess('product', () =>
  createProductHandler(productApi(), {
    limit: siteRateLimit(),
    log: serverLog(),
    clientKey: ({ headers }, account) => clientKey(headers, account),
    version: manifest.version,
  }),
)

const answer = (request: Request): Promise<Response> => productHandler()(request)

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
