import type { AccountAddress, ResourceAddress } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import { findByTicket, type LootboxConfig } from './lootbox-config'
import { addressField, parseBody } from './parse-request'
import { type RevealedTicketsResponse, TicketsRequest, type UnrevealedTicketsResponse } from './product-calls'
import type { ProductError } from './product-error'
import type { OpenQuery } from './query'
import type { Ticket } from './read-ticket'
import type { TicketReader } from './ticket-reader'

type TicketsQuery = { readonly account: AccountAddress; readonly ticket: ResourceAddress }
type View<T> = (tickets: readonly Ticket[]) => T

const parseRequest = (config: LootboxConfig, body: unknown): Result<TicketsQuery, ProductError> =>
  parseBody(TicketsRequest, body).andThen(({ account_address, ticket_address }) => {
    const { networkId } = config
    return addressField<AccountAddress>('account_address', account_address, { networkId, type: ['account'] }).andThen(
      (account) =>
        addressField<ResourceAddress>('ticket_address', ticket_address, {
          networkId,
          type: ['non-fungible-resource'],
        }).andThen((ticket) =>
          findByTicket(config, ticket)
            ? ok<TicketsQuery, ProductError>({ account, ticket })
            : err<TicketsQuery, ProductError>({ kind: 'unlisted', address: ticket }),
        ),
    )
  })

/** Gateway calls for an account's vaults and one batch of tickets. */
const TICKETS_COST = 2

/** A ticket with the field names of the specification (section 3). */
const toRevealedTicket = ({ id, loots }: Ticket) => ({
  non_fungible_id: id,
  loots: loots.map(({ resource, fieldName, ids }) => ({
    resourceAddress: resource,
    fieldName,
    nonFungibleLocalId: ids.map((lootId) => ({ id: lootId })),
  })),
})

const ticketQuery =
  <T>(config: LootboxConfig, reader: TicketReader, viewOf: View<T>) =>
  (body: unknown): Result<OpenQuery<T>, ProductError> =>
    parseRequest(config, body).map(({ account, ticket }) => ({
      cost: TICKETS_COST,
      cached: (minStateVersion) => {
        const holding = reader.cached(account, ticket, minStateVersion)
        return holding && viewOf(holding.tickets)
      },
      read: (ask) => reader.read(account, ticket, ask).map(({ tickets }) => viewOf(tickets)),
    }))

/** Unrevealed tickets of an account. Opened tickets that wait for their draw are not listed (trap T2). */
export const unrevealedTicketsQuery = (config: LootboxConfig, reader: TicketReader) =>
  ticketQuery(
    config,
    reader,
    (tickets): UnrevealedTicketsResponse =>
      tickets.filter(({ status }) => status === 'unrevealed').map(({ id }) => ({ id })),
  )

/** Revealed tickets that are not redeemed, with their loot; `ticketInfoQuery` adds pictures. */
export const revealedTicketsQuery = (config: LootboxConfig, reader: TicketReader) =>
  ticketQuery(
    config,
    reader,
    (tickets): RevealedTicketsResponse => tickets.filter(({ status }) => status === 'revealed').map(toRevealedTicket),
  )
