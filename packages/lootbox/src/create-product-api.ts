import type { Clock } from '@lootboxes/ledger'
import { errAsync, type ResultAsync } from 'neverthrow'
import type { AskOptions, LedgerReader } from './ask'
import { type BoxFacts, createBoxReader } from './box-reader'
import { getClub } from './get-club'
import { getLootSafety, type SafetySheet } from './get-loot-safety'
import { getLootboxResources } from './get-lootbox-resources'
import { getTicketInfo } from './get-ticket-info'
import { getRevealedTickets, getUnrevealedTickets } from './get-tickets'
import { createLootPictures } from './loot-pictures'
import { findByComponent, type LootboxConfig } from './lootbox-config'
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
import type { Supply } from './supply'
import { createTicketReader } from './ticket-reader'

type Answer<T> = ResultAsync<T, ProductError>

/** The five product calls as server functions, one verb each, and `answer` for a route that holds an unknown body. */
export type ProductApi = {
  getLootboxResources(request: LootboxResourcesRequest, ask?: AskOptions): Answer<LootboxResourcesResponse>
  getUnrevealedTickets(request: TicketsRequest, ask?: AskOptions): Answer<UnrevealedTicketsResponse>
  getRevealedTickets(request: TicketsRequest, ask?: AskOptions): Answer<RevealedTicketsResponse>
  getClub(request: ClubRequest, ask?: AskOptions): Answer<ClubResponse>
  getTicketInfo(request: TicketInfoRequest, ask?: AskOptions): Answer<TicketInfoResponse>
  answer(call: ProductCall, body: unknown, ask?: AskOptions): Answer<unknown>
  /** Supply and odds of a listed box with the state version they hold at; `unlisted` otherwise. */
  getBox(component: string, ask?: AskOptions): Answer<BoxFacts>
  getOdds(component: string, ask?: AskOptions): Answer<Stated<Odds | undefined>>
  getSupply(component: string, ask?: AskOptions): Answer<Stated<Supply>>
  /** What others may do to the loot of a listed box. */
  getLootSafety(component: string, ask?: AskOptions): Answer<SafetySheet>
}

/** A value and the ledger's state version it was read at. */
export type Stated<T> = { readonly stateVersion: number; readonly value: T }

export type ProductApiOptions = {
  readonly clock?: Clock | undefined
  /** Accounts, and pieces of loot, kept in memory. */
  readonly rememberAccounts?: number | undefined
  readonly rememberPictures?: number | undefined
}

/**
 * Product calls over a Gateway (spec section 7; calls per request: gateway-and-ledger section 3). Long-lived: it keeps
 * what it read per account and ledger state, and shares simultaneous reads. Bodies are checked here, field by field.
 */
export function createProductApi(
  gateway: LedgerReader,
  config: LootboxConfig,
  options: ProductApiOptions = {},
): ProductApi {
  const tickets = createTicketReader(gateway, { fields: config.ticketFields, remember: options.rememberAccounts })
  const pictures = createLootPictures(gateway, { clock: options.clock, remember: options.rememberPictures })

  const verbs = {
    getLootboxResources: (body: unknown) =>
      getLootboxResources(config, body).asyncMap((answer) => Promise.resolve(answer)),
    getUnrevealedTickets: (body: unknown, ask?: AskOptions) => getUnrevealedTickets(config, tickets, body, ask),
    getRevealedTickets: (body: unknown, ask?: AskOptions) => getRevealedTickets(config, tickets, body, ask),
    getClub: (body: unknown, ask?: AskOptions) => getClub(gateway, config, body, ask),
    getTicketInfo: (body: unknown, ask?: AskOptions) => getTicketInfo(gateway, config, pictures, body, ask),
  }
  const readBox = createBoxReader(gateway, config)
  const getBox = (component: string, ask?: AskOptions): Answer<BoxFacts> => {
    const box = findByComponent(config, component)
    return box ? readBox(box, ask) : errAsync({ kind: 'unlisted', address: component })
  }
  return {
    ...verbs,
    answer: (call, body, ask) => verbs[call](body, ask),
    getBox,
    getOdds: (component, ask) =>
      getBox(component, ask).map(({ odds, stateVersion }) => ({ stateVersion, value: odds })),
    getSupply: (component, ask) =>
      getBox(component, ask).map(({ supply, stateVersion }) => ({ stateVersion, value: supply })),
    getLootSafety: (component, ask) =>
      getBox(component, ask).andThen(({ collections }) => getLootSafety(gateway, collections, ask)),
  }
}
