import { systemClock } from '@lootboxes/ledger'
import { errAsync, okAsync, type Result, type ResultAsync } from 'neverthrow'
import { type BoxFacts, createBoxReader } from './box-reader'
import { createFairnessReader, type Fairness } from './fairness-reader'
import { getLootSafety, type SafetySheet } from './loot-safety'
import { findByComponent, type LootboxConfig, type LootboxEntry } from './lootbox-config'
import type { Odds } from './odds'
import type {
  ClubRequest,
  ClubResponse,
  LootboxResourcesRequest,
  LootboxResourcesResponse,
  ProductCall,
  RevealedTicketsResponse,
  TicketInfoRequest,
  TicketInfoResponse,
  TicketsRequest,
  UnrevealedTicketsResponse,
} from './product-calls'
import type { ProductError } from './product-error'
import { createProductQueries, type ProductQueriesOptions } from './product-queries'
import { type LedgerReader, type ProductQuery, type QueryOptions, withinDeadline } from './query'
import type { Supply } from './supply'

type Answer<T> = ResultAsync<T, ProductError>

/** The five product calls as server functions, and reads of listed boxes. */
export type ProductApi = {
  /** Name and slug of the configured product. */
  readonly product: LootboxConfig['product']
  getLootboxResources(request: LootboxResourcesRequest, options?: QueryOptions): Answer<LootboxResourcesResponse>
  getUnrevealedTickets(request: TicketsRequest, options?: QueryOptions): Answer<UnrevealedTicketsResponse>
  getRevealedTickets(request: TicketsRequest, options?: QueryOptions): Answer<RevealedTicketsResponse>
  getClub(request: ClubRequest, options?: QueryOptions): Answer<ClubResponse>
  getTicketInfo(request: TicketInfoRequest, options?: QueryOptions): Answer<TicketInfoResponse>
  /** Validates an unknown body and answers it. */
  answer(call: ProductCall, body: unknown, options?: QueryOptions): Answer<unknown>
  /** Validates an unknown body and returns its query, which states its cost before it reads. */
  query(call: ProductCall, body: unknown): Result<ProductQuery<object>, ProductError>
  /** Supply and odds of a listed box with their state version; the error `unlisted` for any other address. */
  getBox(component: string, options?: QueryOptions): Answer<BoxFacts>
  getOdds(component: string, options?: QueryOptions): Answer<Stated<Odds | undefined>>
  getSupply(component: string, options?: QueryOptions): Answer<Stated<Supply>>
  /** Compares the stated odds of a listed box with its draws. The first call reads the whole history. */
  getFairness(component: string, options?: QueryOptions): Answer<Fairness>
  /** The powers that others have over the loot of a listed box. */
  getLootSafety(component: string, options?: QueryOptions): Answer<SafetySheet>
}

/** A value and the ledger state version it was read at. */
export type Stated<T> = { readonly stateVersion: number; readonly value: T }

/** Deadline, clock and cache sizes of `createProductApi`. */
export type ProductApiOptions = ProductQueriesOptions

/**
 * Creates the product calls over a Gateway. Create it once for a process: it
 * caches tickets and pictures, and simultaneous equal calls share one read.
 *
 * @example
 * ```ts
 * import { createGateway } from '@lootboxes/gateway'
 * import { createProductApi, lootboxConfig } from '@lootboxes/lootbox'
 *
 * const config = lootboxConfig({ networkId: 2, product: { name: 'Baller', slug: 'baller' }, lootboxes: [] })
 * const api = createProductApi(createGateway({ networkId: 2, applicationName: 'My shop' }), config)
 * const account_address = 'account_tdx_2_129s0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kra0wn0'
 * const club = await api.getClub({ account_address, token_amount: '6' }, { signal: AbortSignal.timeout(5_000) })
 * ```
 */
export function createProductApi(
  gateway: LedgerReader,
  config: LootboxConfig,
  options: ProductApiOptions = {},
): ProductApi {
  const { clock = systemClock, deadlineMs: ms = 20_000 } = options
  const bounds = { clock, deadlineMs: ms }
  const readBox = createBoxReader(gateway, config, bounds)

  const queries = createProductQueries(gateway, config, options)
  const verb =
    <T extends object>(queryOf: (body: unknown) => Result<ProductQuery<T>, ProductError>) =>
    (body: unknown, options: QueryOptions = {}): Answer<T> =>
      queryOf(body).asyncAndThen(({ cached, read }) => {
        const known = cached(options.minStateVersion)
        return known === undefined ? read(options) : okAsync(known)
      })

  const boxVerb =
    <T>(read: (box: LootboxEntry, ask: QueryOptions) => Answer<T>) =>
    (component: string, { signal, minStateVersion }: QueryOptions = {}): Answer<T> => {
      const box = findByComponent(config, component)
      if (!box) return errAsync({ kind: 'unlisted', address: component })
      return withinDeadline({ clock, ms, signal }, (scope) => read(box, { signal: scope, minStateVersion }))
    }

  const calls = {
    getLootboxResources: verb(queries.getLootboxResources),
    getUnrevealedTickets: verb(queries.getUnrevealedTickets),
    getRevealedTickets: verb(queries.getRevealedTickets),
    getClub: verb(queries.getClub),
    getTicketInfo: verb(queries.getTicketInfo),
  }
  return {
    ...calls,
    product: config.product,
    answer: (call, body, own) => calls[call](body, own),
    query: (call, body) => queries[call](body),
    getBox: boxVerb(readBox),
    getOdds: boxVerb((box, ask) => readBox(box, ask).map(({ odds, stateVersion }) => ({ stateVersion, value: odds }))),
    getSupply: boxVerb((box, ask) =>
      readBox(box, ask).map(({ supply, stateVersion }) => ({ stateVersion, value: supply })),
    ),
    getFairness: boxVerb(createFairnessReader(gateway, config, bounds)),
    getLootSafety: boxVerb((box, ask) =>
      readBox(box, ask).andThen(({ collections }) => getLootSafety(gateway, collections, ask)),
    ),
  }
}
