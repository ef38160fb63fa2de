import {
  MIN_STATE_VERSION_HEADER,
  type ProductCall,
  productCalls,
  productErrorBody,
  productErrorStatus,
} from '@lootboxes/lootbox'
import { env } from '@/env'
import { clientKey, createRateLimit, type RateLimit } from '../security/rate-limit'
import { readJson } from '../security/read-json'
import { productApi } from './product-api'

const everyone = createRateLimit(3000)
const each = createRateLimit(300)

const refuse = (status: number, kind: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ error: { kind, message } }, { status, headers: { 'cache-control': 'no-store', ...headers } })

async function overLimit(limits: readonly [RateLimit, string][]): Promise<number | undefined> {
  for (const [limit, key] of limits) {
    const seconds = await limit.check(key)
    if (seconds !== undefined) return seconds
  }
  return undefined
}

/** A state version somebody has seen committed; nonsense counts as none. */
const minStateVersion = (headers: Headers): number | undefined => {
  const text = headers.get(MIN_STATE_VERSION_HEADER)
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** One product call as a POST handler: limited, checked on its way in and on its way out, never cached. */
export const productRoute =
  (call: ProductCall) =>
  async (request: Request): Promise<Response> => {
    const wait = await overLimit([
      [everyone, 'everyone'],
      [each, clientKey(request.headers, env().trustProxy)],
    ])
    if (wait !== undefined)
      return refuse(429, 'too-many-requests', `Try again in ${wait} s.`, { 'retry-after': `${wait}` })
    const body = await readJson(request)
    if (body.isErr()) {
      return body.error === 'too-long'
        ? refuse(413, 'too-long', 'The body is too long.')
        : refuse(400, 'bad-request', 'The body is not JSON.')
    }
    const answer = await productApi().answer(call, body.value, {
      signal: request.signal,
      minStateVersion: minStateVersion(request.headers),
    })
    if (answer.isErr())
      return Response.json(productErrorBody(answer.error), {
        status: productErrorStatus(answer.error),
        headers: { 'cache-control': 'no-store' },
      })
    const checked = productCalls[call].response.safeParse(answer.value)
    if (!checked.success) return refuse(500, 'unreadable', 'The answer does not have the agreed shape.')
    return Response.json(checked.data, { headers: { 'cache-control': 'no-store' } })
  }
