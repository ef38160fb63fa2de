import { type Clock, systemClock, withDeadline, wordsFor } from '@lootboxes/ledger'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import type * as z from 'zod/mini'
import {
  type ClubRequest,
  ClubResponse,
  type LootboxResourcesRequest,
  LootboxResourcesResponse,
  MIN_STATE_VERSION_HEADER,
  type ProductCall,
  ProductErrorBody,
  productPath,
  RevealedTicketsResponse,
  type TicketInfoRequest,
  TicketInfoResponse,
  type TicketsRequest,
  UnrevealedTicketsResponse,
} from '../product-calls'

/** Why the product server gave no usable answer. */
export type ProductClientError =
  /** It answered outside 200-299; `error` is its own typed body, absent when a proxy answered in its place. */
  | { kind: 'refused'; status: number; error: ProductErrorBody['error'] | undefined }
  | { kind: 'unreachable'; cause: unknown }
  | { kind: 'timed-out'; afterMs: number }
  | { kind: 'aborted' }
  | { kind: 'malformed'; path: string }

/** One sentence a visitor can read. */
export const productClientErrorText = /* @__PURE__ */ wordsFor<ProductClientError>({
  refused: (e) => e.error?.message ?? `The shop answered with status ${e.status}.`,
  unreachable: () => 'The shop cannot be reached. Are you online?',
  'timed-out': (e) => `The shop did not answer within ${Math.round(e.afterMs / 1000)} seconds.`,
  aborted: () => 'The request was given up.',
  malformed: (e) => `The shop’s answer is not understood (${e.path}).`,
})

type PostOptions<T> = {
  readonly url: string
  readonly body: object
  readonly headers: Readonly<Record<string, string>>
  readonly schema: z.ZodMiniType<T>
  readonly fetch: typeof fetch | undefined
  readonly clock: Clock
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

type Reply<T> = Result<T, ProductClientError>

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function read<T>(schema: z.ZodMiniType<T>, response: Response, text: string): Reply<T> {
  const json = asJson(text)
  if (!response.ok) {
    const body = ProductErrorBody.safeParse(json)
    return err({ kind: 'refused', status: response.status, error: body.success ? body.data.error : undefined })
  }
  const parsed = schema.safeParse(json)
  return parsed.success
    ? ok(parsed.data)
    : err({ kind: 'malformed', path: parsed.error.issues[0]?.path.join('.') ?? '' })
}

async function exchange<T>(options: PostOptions<T>, scope: AbortSignal): Promise<Reply<T>> {
  try {
    const response = await (options.fetch ?? fetch)(options.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...options.headers },
      body: JSON.stringify(options.body),
      cache: 'no-store',
      signal: scope,
    })
    return read(options.schema, response, await response.text())
  } catch (cause) {
    return err(options.signal?.aborted ? { kind: 'aborted' } : { kind: 'unreachable', cause })
  }
}

/** One POST with JSON both ways, a time limit and the caller's signal; whatever happens is a value, and nothing stays behind. */
const post = <T>(options: PostOptions<T>): ResultAsync<T, ProductClientError> => {
  const { clock, timeoutMs: ms, signal } = options
  const late = (): Reply<T> => err({ kind: 'timed-out', afterMs: ms })
  return new ResultAsync(
    withDeadline({ clock, timeoutMs: ms, signal, onTimeout: late }, (scope) => exchange(options, scope)).catch(
      (): Reply<T> => err({ kind: 'aborted' }),
    ),
  )
}

/** Options of one call. */
export type ClientAskOptions = {
  readonly signal?: AbortSignal | undefined
  /** No answer older than this ledger state: pass a commit's state version to read your own writes. */
  readonly minStateVersion?: number | undefined
}

type Answer<T> = ResultAsync<T, ProductClientError>

/** The product server's five calls, the same verbs as `createProductApi`. */
export type ProductClient = {
  getLootboxResources(request: LootboxResourcesRequest, ask?: ClientAskOptions): Answer<LootboxResourcesResponse>
  getUnrevealedTickets(request: TicketsRequest, ask?: ClientAskOptions): Answer<UnrevealedTicketsResponse>
  getRevealedTickets(request: TicketsRequest, ask?: ClientAskOptions): Answer<RevealedTicketsResponse>
  getClub(request: ClubRequest, ask?: ClientAskOptions): Answer<ClubResponse>
  getTicketInfo(request: TicketInfoRequest, ask?: ClientAskOptions): Answer<TicketInfoResponse>
}

/** Options of `createProductClient`. */
export type ProductClientOptions = {
  /** The product's slug, for `/api/{product}-100-club`. */
  readonly product?: string | undefined
  readonly timeoutMs?: number | undefined
  readonly fetch?: typeof fetch | undefined
  readonly clock?: Clock | undefined
}

/** A client of a product server. `baseUrl` may be empty in a browser: the page's own origin. */
export function createProductClient(baseUrl: string, options: ProductClientOptions = {}): ProductClient {
  const { product = 'baller', timeoutMs = 15_000, clock = systemClock } = options
  const call =
    <Request extends object, T>(name: ProductCall, schema: z.ZodMiniType<T>) =>
    (body: Request, { signal, minStateVersion }: ClientAskOptions = {}): Answer<T> =>
      post({
        url: baseUrl.replace(/\/$/, '') + productPath(name, product),
        body,
        headers: minStateVersion === undefined ? {} : { [MIN_STATE_VERSION_HEADER]: String(minStateVersion) },
        schema,
        fetch: options.fetch,
        clock,
        timeoutMs,
        signal,
      })
  return {
    getLootboxResources: call('getLootboxResources', LootboxResourcesResponse),
    getUnrevealedTickets: call('getUnrevealedTickets', UnrevealedTicketsResponse),
    getRevealedTickets: call('getRevealedTickets', RevealedTicketsResponse),
    getClub: call('getClub', ClubResponse),
    getTicketInfo: call('getTicketInfo', TicketInfoResponse),
  }
}
