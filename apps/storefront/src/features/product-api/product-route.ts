import { MIN_STATE_VERSION_HEADER, type ProductCall, productCacheControl } from '@lootboxes/lootbox'
import { ok } from 'neverthrow'
import { REQUEST_ID_HEADER, requestId } from '../log/request-id'
import { clientKey } from '../security/rate-limit-key'
import { readText } from '../security/read-text'
import { logReply } from './log-reply'
import type { ProductWorld } from './product-world'
import { answered, answerHeaders, badRequest, productRefusal, type Reply, routeRefusal, toResponse } from './reply'
import { createUnderstand } from './understand'
import { createWriteAnswer } from './write-answer'

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

function createAsk({ limit, api, arrivals }: ProductWorld, call: ProductCall): Ask {
  const understand = createUnderstand(api, call)
  const writeAnswer = createWriteAnswer(call)
  const headers = answerHeaders(productCacheControl(call))

  return async (client, request) => {
    const seconds = await limit.check(client)
    if (seconds !== undefined) return { reply: routeRefusal({ kind: 'too-many-requests', seconds }) }
    const reading = readText(request, arrivals)
    const read = reading instanceof Promise ? await reading : reading
    if (read.isErr()) return { reply: badRequest(read.error) }
    const { question, account } = understand(read.value)
    if (question.isErr()) return { reply: productRefusal(question.error), account }
    const least = minStateVersion(request.headers)
    const kept = question.value.kept(least)
    const answer =
      kept === undefined ? await question.value.read({ signal: request.signal, minStateVersion: least }) : ok(kept)
    if (answer.isErr()) return { reply: productRefusal(answer.error), account }
    const text = writeAnswer(answer.value)
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
export function createProductRoute(worldOf: () => ProductWorld, call: ProductCall): ProductRoute {
  let ask: Ask | undefined
  const asking = (): Ask => (ask ??= createAsk(worldOf(), call))
  const handle = async (request: Request, answer: Ask) => {
    const world = worldOf()
    const started = world.now()
    const id = requestId(request.headers)
    const client = clientKey(request.headers, world.trustProxy)
    let asked: Asked
    try {
      asked = await answer(client, request)
    } catch (cause) {
      asked = { reply: unexpected(cause) }
    }
    const { reply, account } = asked
    logReply(world.log, { id, call, client, reply, account, ms: world.now() - started })
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
