import { type Clock, systemClock } from '@lootboxes/ledger'
import { errAsync, okAsync, type ResultAsync } from 'neverthrow'
import type { AskOptions, LedgerReader } from './ask'
import { type BoxFacts, createBoxReader } from './box-reader'
import { createFairnessReader, type Fairness } from './fairness-reader'
import { getClub } from './get-club'
import { getLootSafety, type SafetySheet } from './get-loot-safety'
import { getLootboxResources } from './get-lootbox-resources'
import { getTicketInfo } from './get-ticket-info'
import { getRevealedTickets, getUnrevealedTickets } from './get-tickets'
import { createLootPictures } from './loot-pictures'
import { findByComponent, type LootboxConfig, type LootboxEntry } from './lootbox-config'
import type { Odds } from './odds'
import { createPieceReader } from './piece-reader'
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
import { withinDeadline } from './within-deadline'

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
  /** What a listed box held against what was drawn from it. Reads its whole history the first time. */
  getFairness(component: string, ask?: AskOptions): Answer<Fairness>
  /** What others may do to the loot of a listed box. */
  getLootSafety(component: string, ask?: AskOptions): Answer<SafetySheet>
}

/** A value and the ledger's state version it was read at. */
export type Stated<T> = { readonly stateVersion: number; readonly value: T }

export type ProductApiOptions = {
  readonly clock?: Clock | undefined
  /** Limit of one answer, the Gateway's retries included. */
  readonly deadlineMs?: number | undefined
  /** Tickets, and pictures of loot, kept in memory. */
  readonly rememberTickets?: number | undefined
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
  const { clock = systemClock, deadlineMs: ms = 20_000 } = options
  const tickets = createTicketReader(gateway, { fields: config.ticketFields, remember: options.rememberTickets })
  const pictures = createLootPictures(gateway, { clock, remember: options.rememberPictures })
  const pieces = createPieceReader(gateway)
  const readBox = createBoxReader(gateway, config, { pieces, clock, deadlineMs: ms })

  /** A reader as a verb: asked with a body, ended by the deadline. */
  const verb =
    <T>(read: (body: unknown, ask: AskOptions) => Answer<T>) =>
    (body: unknown, { signal, minStateVersion }: AskOptions = {}): Answer<T> =>
      withinDeadline({ clock, ms, signal }, (scope) => read(body, { signal: scope, minStateVersion }))

  const boxVerb = <T>(read: (box: LootboxEntry, ask: AskOptions) => Answer<T>) => {
    const asked = verb((component, ask) => {
      const address = String(component)
      const box = findByComponent(config, address)
      return box ? read(box, ask) : errAsync<T, ProductError>({ kind: 'unlisted', address })
    })
    return (component: string, ask?: AskOptions): Answer<T> => asked(component, ask)
  }

  const calls = {
    // Nothing is waited for here, so nothing needs an end.
    getLootboxResources: (body: unknown) => getLootboxResources(config, body).asyncAndThen((answer) => okAsync(answer)),
    getUnrevealedTickets: verb((body, ask) => getUnrevealedTickets(config, tickets, body, ask)),
    getRevealedTickets: verb((body, ask) => getRevealedTickets(config, tickets, body, ask)),
    getClub: verb((body, ask) => getClub(gateway, config, body, ask)),
    getTicketInfo: verb((body, ask) => getTicketInfo(gateway, config, pictures, body, ask)),
  }
  return {
    ...calls,
    answer: (call, body, ask) => calls[call](body, ask),
    getBox: boxVerb(readBox),
    getOdds: boxVerb((box, ask) => readBox(box, ask).map(({ odds, stateVersion }) => ({ stateVersion, value: odds }))),
    getSupply: boxVerb((box, ask) =>
      readBox(box, ask).map(({ supply, stateVersion }) => ({ stateVersion, value: supply })),
    ),
    getFairness: boxVerb(createFairnessReader(gateway, config, { pieces, clock, deadlineMs: ms })),
    getLootSafety: boxVerb((box, ask) =>
      readBox(box, ask).andThen(({ collections }) => getLootSafety(gateway, collections, ask)),
    ),
  }
}
