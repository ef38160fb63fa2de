import { type Clock, systemClock } from '@lootboxes/ledger'
import type { Result } from 'neverthrow'
import type { LedgerReader } from './ask'
import { clubQuestion } from './club-question'
import { ticketInfoQuestion } from './info-question'
import { createLootPictures } from './loot-pictures'
import type { LootboxConfig } from './lootbox-config'
import type { ProductError } from './product-error'
import type { OpenQuestion, Question } from './question'
import { lootboxResourcesQuestion } from './resources-question'
import { revealedTicketsQuestion, unrevealedTicketsQuestion } from './ticket-questions'
import { createTicketReader } from './ticket-reader'
import { withinDeadline } from './within-deadline'

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
      questionOf(body).map(({ kept, read }) => ({
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
