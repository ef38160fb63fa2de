import { shortenAddress, systemClock, withDeadline } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import type { ProductApi } from '../create-product-api'
import {
  MIN_STATE_VERSION_HEADER,
  type ProductCall,
  productCacheControl,
  productCallNames,
  productCalls,
  productPath,
} from '../product-calls'
import type { FieldIssue, ProductError } from '../product-error'
import { productOpenApi } from '../product-open-api'
import { shortenPeer } from './client-key'
import type { RateLimit } from './rate-limit'
import { handlerRefusal, jsonHeaders, productRefusal, type Reply, toResponse } from './reply'
import { readJsonText } from './request-body'
import { REQUEST_ID_HEADER, requestId } from './request-id'

/** One line of the log for each product call. Addresses of the client and of the ledger are shortened. */
export type ProductLogLine = {
  readonly requestId: string
  readonly call: ProductCall
  readonly status: number
  readonly ms: number
  /** The client's key, shortened where it is an IP address. */
  readonly client: string
  readonly account: string | undefined
  /** Kind of the error; `undefined` for a successful call. */
  readonly kind: string | undefined
  /** Cause of a failure on the server's side. It contains no data from the caller. */
  readonly because: string | undefined
}

/** Where log lines go: `console` and a pino logger both fit. */
export type ProductLog = Readonly<Record<'error' | 'info' | 'warn', (line: ProductLogLine, message: string) => void>>

/** Options of `createProductHandler`. */
export type ProductHandlerOptions = {
  /** Counts requests by client. A call also costs its Gateway calls. Without this option nothing is counted. */
  readonly limit?: RateLimit | undefined
  /** Receives one line for each call: `error` for a fault of this server, `warn` for one of the Gateway. */
  readonly log?: ProductLog | undefined
  /**
   * Returns the client of a request. `account` is the address in the body, if there is one. A caller can name any account,
   * so the account alone is no safe key. Without this option all callers count as one.
   */
  readonly clientKey?: ((request: Request, account?: string) => string) | undefined
  /** How long a body may take to arrive, in ms; 30,000 by default. */
  readonly bodyDeadlineMs?: number | undefined
  /** Version in the OpenAPI document. */
  readonly version?: string | undefined
}

/** Answers a request. Never rejects. */
export type ProductHandler = (request: Request) => Promise<Response>

const OPEN_API_PATH = '/api/openapi.json'
const CALL_METHODS = 'OPTIONS, POST'
const OPEN_API_METHODS = 'GET, HEAD, OPTIONS'

type Answered = { readonly reply: Reply; readonly account?: string | undefined }

/** The state version that an answer must not be older than; anything but a number counts as none. */
const minStateVersion = (headers: Headers): number | undefined => {
  const text = headers.get(MIN_STATE_VERSION_HEADER)
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

const badRequest = (issue: FieldIssue): ProductError => ({ kind: 'bad-request', fields: [issue] })

/** The account of a body, for the log and the limit. Any other text may be a secret pasted by mistake. */
function accountIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('account_address' in body)) return undefined
  const { account_address: account } = body
  return typeof account === 'string' && /^account_[a-z0-9_]{50,70}$/.test(account) ? account : undefined
}

function parseJson(text: string): Result<unknown, ProductError> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return err(badRequest({ path: 'body', message: 'Expected JSON' }))
  }
}

const tooMany = async (limit: RateLimit | undefined, client: string, points: number): Promise<Reply | undefined> => {
  const seconds = await limit?.take(client, points)
  return seconds === undefined ? undefined : handlerRefusal({ kind: 'too-many-requests', seconds })
}

type AnswerOptions = Pick<ProductHandlerOptions, 'limit'> & {
  readonly api: Pick<ProductApi, 'query'>
  readonly call: ProductCall
  readonly bodyDeadlineMs: number
}

async function answer(
  { api, call, limit, bodyDeadlineMs }: AnswerOptions,
  clientOf: (account: string | undefined) => string,
  request: Request,
): Promise<Answered> {
  const deadline = { clock: systemClock, timeoutMs: bodyDeadlineMs, onTimeout: () => undefined }
  const text = await withDeadline(deadline, () => readJsonText(request))
  const body = text?.mapErr(badRequest).andThen(parseJson)
  const account = body?.map(accountIn).unwrapOr(undefined)
  const client = clientOf(account)
  const refused = await tooMany(limit, client, 1)
  if (refused !== undefined) return { reply: refused, account }
  if (body === undefined) return { reply: handlerRefusal({ kind: 'request-timeout', afterMs: bodyDeadlineMs }) }
  const query = body.andThen((sent) => api.query(call, sent))
  if (query.isErr()) return { reply: productRefusal(query.error), account }
  const { cost, cached, read } = query.value
  const minimum = minStateVersion(request.headers)
  const known = cached(minimum)
  const tooDear = known === undefined && cost > 0 ? await tooMany(limit, client, cost) : undefined
  if (tooDear !== undefined) return { reply: tooDear, account }
  const result = known === undefined ? await read({ signal: request.signal, minStateVersion: minimum }) : ok(known)
  if (result.isErr()) return { reply: productRefusal(result.error), account }
  // The schema also drops fields that the specification does not name.
  const checked = productCalls[call].response.safeParse(result.value)
  if (!checked.success) {
    const because = 'The answer does not have the agreed shape.'
    return { reply: handlerRefusal({ kind: 'unexpected', because }), account }
  }
  const headers = { ...jsonHeaders, 'cache-control': productCacheControl(call) }
  return { reply: { status: 200, text: JSON.stringify(checked.data), headers }, account }
}

const unexpected = (cause: unknown): Reply =>
  handlerRefusal({
    kind: 'unexpected',
    because: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
  })

const optionsResponse = (allow: string, { headers }: Request): Response =>
  new Response(null, {
    status: 204,
    headers: { allow, 'cache-control': 'no-store', [REQUEST_ID_HEADER]: requestId(headers) },
  })

function createCallHandler(
  options: AnswerOptions,
  { log, clientKey = () => 'all' }: ProductHandlerOptions,
): ProductHandler {
  return async (request) => {
    if (request.method === 'OPTIONS') return optionsResponse(CALL_METHODS, request)
    const startedAt = performance.now()
    const id = requestId(request.headers)
    let client = 'unknown'
    let answered: Answered
    try {
      client = clientKey(request)
      answered =
        request.method === 'POST'
          ? await answer(options, (account) => clientKey(request, account), request)
          : { reply: handlerRefusal({ kind: 'method-not-allowed', allow: CALL_METHODS }) }
    } catch (cause) {
      answered = { reply: unexpected(cause) }
    }
    const { reply, account } = answered
    const { status, refusal } = reply
    const level = status === 500 ? 'error' : status > 500 ? 'warn' : 'info'
    log?.[level](
      {
        requestId: id,
        call: options.call,
        status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        client: shortenPeer(client),
        account: account === undefined ? undefined : shortenAddress(account),
        kind: refusal?.kind,
        because: status >= 500 ? refusal?.because : undefined,
      },
      'product call',
    )
    return toResponse(reply, id)
  }
}

function createOpenApiHandler({ name, slug }: ProductApi['product'], version: string): ProductHandler {
  const text = JSON.stringify(productOpenApi({ product: slug, title: `${name} Lootboxes`, version }))
  const headers = { ...jsonHeaders, 'cache-control': 'public, max-age=300' }
  return (request) => {
    const { method } = request
    if (method === 'OPTIONS') return Promise.resolve(optionsResponse(OPEN_API_METHODS, request))
    const reply: Reply =
      method === 'GET' || method === 'HEAD'
        ? { status: 200, text, headers }
        : handlerRefusal({ kind: 'method-not-allowed', allow: OPEN_API_METHODS })
    return Promise.resolve(toResponse(reply, requestId(request.headers)))
  }
}

/**
 * Creates the product server as a Fetch API handler: the five product calls of the specification by their paths under
 * `/api`, and their OpenAPI document at `/api/openapi.json`. Bodies are validated both ways; every response is JSON.
 *
 * @example
 * ```ts
 * import { createGateway } from '@lootboxes/gateway'
 * import { createProductApi, lootboxConfig } from '@lootboxes/lootbox'
 * import { createMemoryRateLimit, createProductHandler } from '@lootboxes/lootbox/server'
 *
 * const config = lootboxConfig({ networkId: 2, product: { name: 'Baller', slug: 'baller' }, lootboxes: [] })
 * const api = createProductApi(createGateway({ networkId: 2, applicationName: 'My shop' }), config)
 * const handler = createProductHandler(api, { limit: createMemoryRateLimit({ perMinute: 600 }), log: console })
 * const response = await handler(new Request('https://shop.example/api/openapi.json'))
 * ```
 */
export function createProductHandler(
  api: Pick<ProductApi, 'product' | 'query'>,
  options: ProductHandlerOptions = {},
): ProductHandler {
  const { limit, bodyDeadlineMs = 30_000, version = '1.0.0' } = options
  const handlers = new Map<string, ProductHandler>([
    [OPEN_API_PATH, createOpenApiHandler(api.product, version)],
    ...productCallNames.map(
      (call) =>
        [
          productPath(call, api.product.slug),
          createCallHandler({ api, call, limit, bodyDeadlineMs }, options),
        ] as const,
    ),
  ])
  return (request) => {
    const handler = handlers.get(new URL(request.url).pathname.replace(/\/$/, ''))
    return handler === undefined
      ? Promise.resolve(toResponse(handlerRefusal({ kind: 'not-found' }), requestId(request.headers)))
      : handler(request)
  }
}
