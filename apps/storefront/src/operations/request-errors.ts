import { REQUEST_ID_HEADER } from '@lootboxes/lootbox/server'
import type { Instrumentation } from 'next'
import { serverLog } from '@/config/log'
import { metrics } from './metrics'

type Noted = Parameters<Instrumentation.onRequestError>

/** Counts a request that ended in an error and logs its id and the digest that the page showed. */
export function noteRequestError(
  error: Noted[0],
  { path, method, headers }: Noted[1],
  { routePath, routeType }: Noted[2],
) {
  metrics().errors.inc({ route: routeType })
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined
  serverLog().error(
    { err: error, digest, method, path: path.split('?')[0], route: routePath, requestId: headers[REQUEST_ID_HEADER] },
    'A request ended in an error.',
  )
}
