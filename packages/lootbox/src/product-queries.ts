import { type Clock, formatAmount, systemClock } from '@lootboxes/ledger'
import { okAsync, type Result } from 'neverthrow'
import { clubQuery } from './club-query'
import { createLootPictures } from './loot-pictures'
import { findByComponent, type LootboxConfig } from './lootbox-config'
import { parseBody } from './parse-request'
import { LootboxResourcesRequest, type LootboxResourcesResponse } from './product-calls'
import type { ProductError } from './product-error'
import { type LedgerReader, type OpenQuery, type ProductQuery, withinDeadline } from './query'
import { ticketInfoQuery } from './ticket-info-query'
import { revealedTicketsQuery, unrevealedTicketsQuery } from './ticket-queries'
import { createTicketReader } from './ticket-reader'

const resourcesOf = (config: LootboxConfig, address: string): LootboxResourcesResponse => {
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

/** The resources of a listed component; `{ address: '' }` for any other (traps T29, T44). Needs no Gateway call. */
const lootboxResourcesQuery =
  (config: LootboxConfig) =>
  (body: unknown): Result<OpenQuery<LootboxResourcesResponse>, ProductError> =>
    parseBody(LootboxResourcesRequest, body).map(({ address }) => {
      const result = resourcesOf(config, address)
      return { cost: 0, cached: () => result, read: () => okAsync(result) }
    })

export type ProductQueriesOptions = {
  readonly clock?: Clock | undefined
  /** Time limit of one query in ms, including retries; 20,000 by default. */
  readonly deadlineMs?: number | undefined
  /** Tickets in the memory cache. */
  readonly rememberTickets?: number | undefined
  /** Pictures of loot in the memory cache. */
  readonly rememberPictures?: number | undefined
  /**
   * How long a result that three or more callers shared also answers later queries, in ms; 500 by default, 0 for never. A
   * query with a later `minStateVersion` always reads.
   */
  readonly keepMs?: number | undefined
}

/** The five product calls: each function validates a body and returns its query, which has a deadline. */
export function createProductQueries(
  gateway: LedgerReader,
  config: LootboxConfig,
  { clock = systemClock, deadlineMs: ms = 20_000, keepMs = 500, ...options }: ProductQueriesOptions,
) {
  const sharing = { clock, keepMs }
  const { ticketFields: fields } = config
  const tickets = createTicketReader(gateway, { ...sharing, fields, remember: options.rememberTickets })
  const pictures = createLootPictures(gateway, { clock, remember: options.rememberPictures })

  const limited =
    <T extends object>(queryOf: (body: unknown) => Result<OpenQuery<T>, ProductError>) =>
    (body: unknown): Result<ProductQuery<T>, ProductError> =>
      queryOf(body).map(({ cost, cached, read }) => ({
        cost,
        cached,
        read: ({ signal, minStateVersion }) =>
          withinDeadline({ clock, ms, signal }, (scope) => read({ signal: scope, minStateVersion })),
      }))

  return {
    getLootboxResources: limited(lootboxResourcesQuery(config)),
    getUnrevealedTickets: limited(unrevealedTicketsQuery(config, tickets)),
    getRevealedTickets: limited(revealedTicketsQuery(config, tickets)),
    getClub: limited(clubQuery(gateway, config, sharing)),
    getTicketInfo: limited(ticketInfoQuery(gateway, config, pictures, sharing)),
  }
}
