import { systemClock } from '@lootboxes/ledger'
import { errAsync, okAsync, type Result, type ResultAsync } from 'neverthrow'
import { type AskOptions, type LedgerReader, type Question, withinDeadline } from './ask'
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
import { createProductQuestions, type ProductQuestionsOptions } from './product-questions'
import type { Supply } from './supply'

type Answer<T> = ResultAsync<T, ProductError>

/** The five product calls as server functions, one verb each, and `answer` for a route that holds an unknown body. */
export type ProductApi = {
  /** Name and slug of the configured product. */
  readonly product: LootboxConfig['product']
  getLootboxResources(request: LootboxResourcesRequest, ask?: AskOptions): Answer<LootboxResourcesResponse>
  getUnrevealedTickets(request: TicketsRequest, ask?: AskOptions): Answer<UnrevealedTicketsResponse>
  getRevealedTickets(request: TicketsRequest, ask?: AskOptions): Answer<RevealedTicketsResponse>
  getClub(request: ClubRequest, ask?: AskOptions): Answer<ClubResponse>
  getTicketInfo(request: TicketInfoRequest, ask?: AskOptions): Answer<TicketInfoResponse>
  answer(call: ProductCall, body: unknown, ask?: AskOptions): Answer<unknown>
  /** A body as a question: checked once, asked as often as one likes. Answers are the caller's to read, not to change. */
  question(call: ProductCall, body: unknown): Result<Question<object>, ProductError>
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

export type ProductApiOptions = ProductQuestionsOptions

/**
 * Product calls over a Gateway (spec section 7, gateway-and-ledger section 3). Long-lived: it keeps
 * what it read per account and ledger state, and shares simultaneous reads. Bodies are checked here, field by field.
 */
export function createProductApi(
  gateway: LedgerReader,
  config: LootboxConfig,
  options: ProductApiOptions = {},
): ProductApi {
  const { clock = systemClock, deadlineMs: ms = 20_000 } = options
  const bounds = { clock, deadlineMs: ms }
  const readBox = createBoxReader(gateway, config, bounds)

  const questions = createProductQuestions(gateway, config, options)
  const verb =
    <T extends object>(questionOf: (body: unknown) => Result<Question<T>, ProductError>) =>
    (body: unknown, ask: AskOptions = {}): Answer<T> =>
      questionOf(body).asyncAndThen(({ kept, read }) => {
        const known = kept(ask.minStateVersion)
        return known === undefined ? read(ask) : okAsync(known)
      })

  const boxVerb =
    <T>(read: (box: LootboxEntry, ask: AskOptions) => Answer<T>) =>
    (component: string, { signal, minStateVersion }: AskOptions = {}): Answer<T> => {
      const box = findByComponent(config, component)
      if (!box) return errAsync({ kind: 'unlisted', address: component })
      return withinDeadline({ clock, ms, signal }, (scope) => read(box, { signal: scope, minStateVersion }))
    }

  const calls = {
    getLootboxResources: verb(questions.getLootboxResources),
    getUnrevealedTickets: verb(questions.getUnrevealedTickets),
    getRevealedTickets: verb(questions.getRevealedTickets),
    getClub: verb(questions.getClub),
    getTicketInfo: verb(questions.getTicketInfo),
  }
  return {
    ...calls,
    product: config.product,
    answer: (call, body, ask) => calls[call](body, ask),
    question: (call, body) => questions[call](body),
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
