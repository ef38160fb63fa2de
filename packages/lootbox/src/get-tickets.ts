import type { AccountAddress, ResourceAddress } from '@lootboxes/ledger'
import { err, ok, type Result, type ResultAsync } from 'neverthrow'
import type { AskOptions } from './ask'
import { findByTicket, type LootboxConfig } from './lootbox-config'
import { type RevealedTicketsResponse, TicketsRequest, type UnrevealedTicketsResponse } from './product-calls'
import type { ProductError } from './product-error'
import type { Ticket } from './read-ticket'
import { addressField, parseBody } from './request-door'
import type { Holding, TicketReader } from './ticket-reader'

type Asked = { readonly account: AccountAddress; readonly ticket: ResourceAddress }

const parseRequest = (config: LootboxConfig, body: unknown): Result<Asked, ProductError> =>
  parseBody(TicketsRequest, body).andThen(({ account_address, ticket_address }) => {
    const { networkId } = config
    return addressField<AccountAddress>('account_address', account_address, { networkId, type: ['account'] }).andThen(
      (account) =>
        addressField<ResourceAddress>('ticket_address', ticket_address, {
          networkId,
          type: ['non-fungible-resource'],
        }).andThen((ticket) =>
          findByTicket(config, ticket)
            ? ok<Asked, ProductError>({ account, ticket })
            : err<Asked, ProductError>({ kind: 'unlisted', address: ticket }),
        ),
    )
  })

const holding = (
  config: LootboxConfig,
  read: TicketReader,
  body: unknown,
  ask: AskOptions,
): ResultAsync<Holding, ProductError> =>
  parseRequest(config, body).asyncAndThen(({ account, ticket }) => read(account, ticket, ask))

/** Tickets to be revealed. Opened ones that wait for their draw are not among them (trap T2). */
export const getUnrevealedTickets = (
  config: LootboxConfig,
  read: TicketReader,
  body: unknown,
  ask: AskOptions = {},
): ResultAsync<UnrevealedTicketsResponse, ProductError> =>
  holding(config, read, body, ask).map(({ tickets }) =>
    tickets.filter(({ status }) => status === 'unrevealed').map(({ id }) => ({ id })),
  )

/** A ticket in the words of the spec (section 3). */
export const toRevealedTicket = ({ id, loots }: Ticket) => ({
  non_fungible_id: id,
  loots: loots.map(({ resource, fieldName, ids }) => ({
    resourceAddress: resource,
    fieldName,
    nonFungibleLocalId: ids.map((lootId) => ({ id: lootId })),
  })),
})

/** Tickets to be redeemed, with what each won; pictures come from `getTicketInfo`. */
export const getRevealedTickets = (
  config: LootboxConfig,
  read: TicketReader,
  body: unknown,
  ask: AskOptions = {},
): ResultAsync<RevealedTicketsResponse, ProductError> =>
  holding(config, read, body, ask).map(({ tickets }) =>
    tickets.filter(({ status }) => status === 'revealed').map(toRevealedTicket),
  )
