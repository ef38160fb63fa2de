import { onRequestStart } from '@lootboxes/lootbox/server'
import { metrics } from './metrics'

const files = /^\/(?:_next\/|icons\/|boxes\/|seasonal\/|favicon|icon\.svg|offline-worker)/
const kinds: readonly (readonly [kind: string, path: RegExp])[] = [
  ['health', /^\/health\//],
  ['report', /^\/api\/reports/],
  ['call', /^\/api\//],
  ['file', files],
  ['picture', /^\/media\//],
  ['card', /\/opengraph-image|^\/cards\//],
  ['receipt', /^\/receipt\//],
]

/** The label of a path. A fixed set of labels keeps callers from creating series. */
export const kindOf = (url: string): string => kinds.find(([, path]) => path.test(url))?.[0] ?? 'page'

/** Measures the duration of every response. */
export const watchRequests = (now: () => number = () => performance.now()): void =>
  onRequestStart(({ request, response }) => {
    // Next rewrites the address while it answers.
    const kind = kindOf(request.url ?? '/')
    const from = now()
    response.once('finish', () => {
      metrics().requests.observe({ kind, status: response.statusCode }, (now() - from) / 1_000)
    })
  })
