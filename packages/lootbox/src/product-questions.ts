import { type Clock, formatAmount, systemClock } from '@lootboxes/ledger'
import { okAsync, type Result } from 'neverthrow'
import { type LedgerReader, type OpenQuestion, type Question, withinDeadline } from './ask'
import { clubQuestion } from './club-question'
import { ticketInfoQuestion } from './info-question'
import { createLootPictures } from './loot-pictures'
import { findByComponent, type LootboxConfig } from './lootbox-config'
import { parseBody } from './parse-request'
import { LootboxResourcesRequest, type LootboxResourcesResponse } from './product-calls'
import type { ProductError } from './product-error'
import { revealedTicketsQuestion, unrevealedTicketsQuestion } from './ticket-questions'
import { createTicketReader } from './ticket-reader'

const answerAbout = (config: LootboxConfig, address: string): LootboxResourcesResponse => {
  const box = findByComponent(config, address)
  if (!box) return { address: '' }
  const { componentAddress, ticketAddress, tokenAddress, tokenIconUrl, id, name, title, bigImage, userImage } = box
  const price = formatAmount(box.price)
  return {
    address: {
      componentAddress,
      ticketAddress,
      tokenAddress,
      tokenIconUrl,
      price,
      id,
      name,
      title,
      bigImage,
      userImage,
    },
  }
}

/** What a listed component sells; `{ address: '' }` for any other (traps T29, T44). No ledger call. */
const lootboxResourcesQuestion =
  (config: LootboxConfig) =>
  (body: unknown): Result<OpenQuestion<LootboxResourcesResponse>, ProductError> =>
    parseBody(LootboxResourcesRequest, body).map(({ address }) => {
      const answer = answerAbout(config, address)
      return { cost: 0, kept: () => answer, read: () => okAsync(answer) }
    })

export type ProductQuestionsOptions = {
  readonly clock?: Clock | undefined
  /** Limit of one answer, the Gateway's retries included. */
  readonly deadlineMs?: number | undefined
  /** Tickets, and pictures of loot, kept in memory. */
  readonly rememberTickets?: number | undefined
  readonly rememberPictures?: number | undefined
  /**
   * How long what three or more callers waited for together also answers those who come after them; 500 if not told, 0
   * for never. Whoever asks alone, or names a later state version, is answered by the ledger.
   */
  readonly keepMs?: number | undefined
}

/** The five product calls as questions: a body is checked once, and what it asks is asked with a deadline. */
export function createProductQuestions(
  gateway: LedgerReader,
  config: LootboxConfig,
  { clock = systemClock, deadlineMs: ms = 20_000, keepMs = 500, ...options }: ProductQuestionsOptions,
) {
  const sharing = { clock, keepMs }
  const { ticketFields: fields } = config
  const tickets = createTicketReader(gateway, { ...sharing, fields, remember: options.rememberTickets })
  const pictures = createLootPictures(gateway, { clock, remember: options.rememberPictures })

  const ending =
    <T extends object>(questionOf: (body: unknown) => Result<OpenQuestion<T>, ProductError>) =>
    (body: unknown): Result<Question<T>, ProductError> =>
      questionOf(body).map(({ cost, kept, read }) => ({
        cost,
        kept,
        read: ({ signal, minStateVersion }) =>
          withinDeadline({ clock, ms, signal }, (scope) => read({ signal: scope, minStateVersion })),
      }))

  return {
    getLootboxResources: ending(lootboxResourcesQuestion(config)),
    getUnrevealedTickets: ending(unrevealedTicketsQuestion(config, tickets)),
    getRevealedTickets: ending(revealedTicketsQuestion(config, tickets)),
    getClub: ending(clubQuestion(gateway, config, sharing)),
    getTicketInfo: ending(ticketInfoQuestion(gateway, config, pictures, sharing)),
  }
}
