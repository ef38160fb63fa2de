import { type Clock, systemClock } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import type * as z from 'zod/mini'
import {
  type ClubRequest,
  ClubResponse,
  type LootboxResourcesRequest,
  LootboxResourcesResponse,
  MIN_STATE_VERSION_HEADER,
  type ProductCall,
  productPath,
  RevealedTicketsResponse,
  type TicketInfoRequest,
  TicketInfoResponse,
  type TicketsRequest,
  UnrevealedTicketsResponse,
} from '../product-calls'
import { post } from './post'
import type { ProductClientError } from './product-client-error'

export type ClientAskOptions = {
  readonly signal?: AbortSignal | undefined
  /** No answer older than this ledger state: pass a commit's state version to read your own writes (trap T36). */
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
