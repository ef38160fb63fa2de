import { MIN_STATE_VERSION_HEADER, type ProductCall, productCalls } from '@lootboxes/lootbox'
import { REQUEST_ID_HEADER, requestId } from '../log/request-id'
import { clientKey } from '../security/rate-limit-key'
import { readJson } from '../security/read-json'
import { logReply } from './log-reply'
import type { ProductWorld } from './product-world'
import { answered, badRequest, productRefusal, type Reply, routeRefusal, toResponse } from './reply'

type Handler = (request: Request) => Promise<Response>
export type ProductRoute = Readonly<Record<'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT', Handler>>

const allow = 'OPTIONS, POST'
/** What an account holds belongs to nobody's cache; what is for sale changes with the configuration only. */
const cacheControl = (call: ProductCall): string =>
  call === 'getLootboxResources' ? 'public, max-age=60' : 'private, no-store'

/** A state version somebody has seen committed; nonsense counts as none. */
const minStateVersion = (headers: Headers): number | undefined => {
  const text = headers.get(MIN_STATE_VERSION_HEADER)
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

type Asked = { reply: Reply; body?: unknown }

async function ask(world: ProductWorld, call: ProductCall, client: string, request: Request): Promise<Asked> {
  const seconds = await world.limit.check(client)
  if (seconds !== undefined) return { reply: routeRefusal({ kind: 'too-many-requests', seconds }) }
  const read = await readJson(request)
  if (read.isErr()) return { reply: badRequest(read.error) }
  const body = read.value
  const answer = await world.api.answer(call, body, {
    signal: request.signal,
    minStateVersion: minStateVersion(request.headers),
  })
  if (answer.isErr()) return { reply: productRefusal(answer.error), body }
  const checked = productCalls[call].response.safeParse(answer.value)
  return {
    body,
    reply: checked.success
      ? answered(checked.data, cacheControl(call))
      : routeRefusal({ kind: 'unexpected', because: 'The answer does not have the agreed shape.' }),
  }
}

const unexpected = (cause: unknown): Reply =>
  routeRefusal({ kind: 'unexpected', because: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) })

/**
 * One product call as the handlers of a route (spec section 7): counted, checked on its way in and on its way out,
 * logged. Every answer is JSON of the agreed shape or a typed error, whatever happens behind it.
 */
export function createProductRoute(worldOf: () => ProductWorld, call: ProductCall): ProductRoute {
  const handle = async (request: Request, answer: (world: ProductWorld, client: string) => Promise<Asked>) => {
    const world = worldOf()
    const started = world.now()
    const id = requestId(request.headers)
    const client = clientKey(request.headers, world.trustProxy)
    const { reply, body } = await answer(world, client).catch((cause: unknown): Asked => ({ reply: unexpected(cause) }))
    logReply(world.log, { id, call, client, reply, body, ms: world.now() - started })
    return toResponse(reply, id)
  }
  const wrongMethod: Handler = (request) =>
    handle(request, () => Promise.resolve({ reply: routeRefusal({ kind: 'method-not-allowed', allow }) }))
  return {
    POST: (request) => handle(request, (world, client) => ask(world, call, client, request)),
    OPTIONS: ({ headers }) =>
      Promise.resolve(
        new Response(null, {
          status: 204,
          headers: { allow, 'cache-control': 'no-store', [REQUEST_ID_HEADER]: requestId(headers) },
        }),
      ),
    DELETE: wrongMethod,
    GET: wrongMethod,
    HEAD: wrongMethod,
    PATCH: wrongMethod,
    PUT: wrongMethod,
  }
}
