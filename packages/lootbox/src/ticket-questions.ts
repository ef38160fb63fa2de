import type { AccountAddress, ResourceAddress } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import type { OpenQuestion } from './ask'
import { findByTicket, type LootboxConfig } from './lootbox-config'
import { addressField, parseBody } from './parse-request'
import { type RevealedTicketsResponse, TicketsRequest, type UnrevealedTicketsResponse } from './product-calls'
import type { ProductError } from './product-error'
import type { Ticket } from './read-ticket'
import type { TicketReader } from './ticket-reader'

type Asked = { readonly account: AccountAddress; readonly ticket: ResourceAddress }
type View<T> = (tickets: readonly Ticket[]) => T

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

/** Where they are, and what they say: more only for those who hold more than a batch. */
const TICKETS_COST = 2

/** A list of tickets is looked at once: the same list is the same answer. */
const once = <T>(view: View<T>): View<T> => {
  const seen = new WeakMap<readonly Ticket[], { readonly answer: T }>()
  return (tickets) => {
    const before = seen.get(tickets)
    if (before) return before.answer
    const answer = view(tickets)
    seen.set(tickets, { answer })
    return answer
  }
}

/** A ticket in the words of the spec (section 3). */
const toRevealedTicket = ({ id, loots }: Ticket) => ({
  non_fungible_id: id,
  loots: loots.map(({ resource, fieldName, ids }) => ({
    resourceAddress: resource,
    fieldName,
    nonFungibleLocalId: ids.map((lootId) => ({ id: lootId })),
  })),
})

const ticketQuestion =
  <T>(config: LootboxConfig, reader: TicketReader, answerTo: View<T>) =>
  (body: unknown): Result<OpenQuestion<T>, ProductError> =>
    parseRequest(config, body).map(({ account, ticket }) => ({
      cost: TICKETS_COST,
      kept: (minStateVersion) => {
        const holding = reader.kept(account, ticket, minStateVersion)
        return holding && answerTo(holding.tickets)
      },
      read: (ask) => reader.read(account, ticket, ask).map(({ tickets }) => answerTo(tickets)),
    }))

/** Tickets to be revealed. Opened ones that wait for their draw are not among them (trap T2). */
export const unrevealedTicketsQuestion = (config: LootboxConfig, reader: TicketReader) =>
  ticketQuestion(
    config,
    reader,
    once(
      (tickets): UnrevealedTicketsResponse =>
        tickets.filter(({ status }) => status === 'unrevealed').map(({ id }) => ({ id })),
    ),
  )

/** Tickets to be redeemed, with what each won; pictures come from `ticketInfoQuestion`. */
export const revealedTicketsQuestion = (config: LootboxConfig, reader: TicketReader) =>
  ticketQuestion(
    config,
    reader,
    once(
      (tickets): RevealedTicketsResponse => tickets.filter(({ status }) => status === 'revealed').map(toRevealedTicket),
    ),
  )
