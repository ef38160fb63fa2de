import { MIN_STATE_VERSION_HEADER, type ProductCall, productCacheControl } from '@lootboxes/lootbox'
import { ok } from 'neverthrow'
import { REQUEST_ID_HEADER, requestId } from '@/config/log'
import { clientKey } from './client-address'
import type { ProductDeps } from './product-deps'
import {
  answered,
  answerHeaders,
  badRequest,
  logReply,
  productRefusal,
  type Reply,
  routeRefusal,
  toResponse,
} from './reply'
import { readText } from './request-body'
import { createRequestParser } from './request-parser'
import { createResponseSerializer } from './response-serializer'

export type Handler = (request: Request) => Promise<Response>
export type ProductRoute = Readonly<Record<'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT', Handler>>

const allow = 'OPTIONS, POST'

/** A state version somebody has seen committed; nonsense counts as none. */
const minStateVersion = (headers: Headers): number | undefined => {
  const text = headers.get(MIN_STATE_VERSION_HEADER)
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

type Asked = { reply: Reply; account?: string | undefined }
type Ask = (client: string, request: Request) => Promise<Asked>

function createAsk({ limit, api }: ProductDeps, call: ProductCall): Ask {
  const parseRequest = createRequestParser(api, call)
  const serialize = createResponseSerializer(call)
  const headers = answerHeaders(productCacheControl(call))

  return async (client, request) => {
    const refusal = async (points: number) => {
      const seconds = await limit.check(client, points)
      return seconds === undefined ? undefined : routeRefusal({ kind: 'too-many-requests', seconds })
    }
    const refused = await refusal(1)
    if (refused !== undefined) return { reply: refused }
    const read = await readText(request)
    if (read.isErr()) return { reply: badRequest(read.error) }
    const { question, account } = parseRequest(read.value)
    if (question.isErr()) return { reply: productRefusal(question.error), account }
    const least = minStateVersion(request.headers)
    const kept = question.value.kept(least)
    // What has to be asked of the Gateway counts for what it may take there.
    const { cost } = question.value
    const tooDear = kept === undefined && cost > 0 ? await refusal(cost) : undefined
    if (tooDear !== undefined) return { reply: tooDear, account }
    const answer =
      kept === undefined ? await question.value.read({ signal: request.signal, minStateVersion: least }) : ok(kept)
    if (answer.isErr()) return { reply: productRefusal(answer.error), account }
    const text = serialize(answer.value)
    const because = 'The answer does not have the agreed shape.'
    return {
      reply: text === undefined ? routeRefusal({ kind: 'unexpected', because }) : answered(text, headers),
      account,
    }
  }
}

const unexpected = (cause: unknown): Reply =>
  routeRefusal({ kind: 'unexpected', because: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) })

/**
 * One product call as the handlers of a route (spec section 7): counted, checked on its way in and on its way out,
 * logged. Every answer is JSON of the agreed shape or a typed error, whatever happens behind it.
 */
export function createProductRoute(depsOf: () => ProductDeps, call: ProductCall): ProductRoute {
  let ask: Ask | undefined
  const asking = (): Ask => (ask ??= createAsk(depsOf(), call))
  const handle = async (request: Request, answer: Ask) => {
    const deps = depsOf()
    const started = deps.now()
    const id = requestId(request.headers)
    const client = clientKey(request.headers, deps.trustProxy)
    let asked: Asked
    try {
      asked = await answer(client, request)
    } catch (cause) {
      asked = { reply: unexpected(cause) }
    }
    const { reply, account } = asked
    logReply(deps.log, { id, call, client, reply, account, ms: deps.now() - started })
    return toResponse(reply, id)
  }
  const wrongMethod: Handler = (request) =>
    handle(request, () => Promise.resolve({ reply: routeRefusal({ kind: 'method-not-allowed', allow }) }))
  return {
    POST: (request) => handle(request, asking()),
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
