import type { LocalId, ResourceAddress } from '@lootboxes/ledger'
import { err, ok, type Result, type ResultAsync } from 'neverthrow'
import type { AskOptions, LedgerReader } from './ask'
import type { LootPictures, Wanted } from './loot-pictures'
import { findByTicket, type LootboxConfig } from './lootbox-config'
import { type Loot, TicketInfoRequest, type TicketInfoResponse } from './product-calls'
import type { ProductError } from './product-error'
import type { Ticket } from './read-ticket'
import { readTickets } from './read-tickets'
import { addressField, idsField, parseBody } from './request-door'

type Asked = { readonly resource: ResourceAddress; readonly ids: readonly LocalId[] }

const parseRequest = (config: LootboxConfig, body: unknown): Result<Asked, ProductError> =>
  parseBody(TicketInfoRequest, body).andThen(({ resource_address, non_fungible_ids }) =>
    addressField<ResourceAddress>('resource_address', resource_address, {
      networkId: config.networkId,
      type: ['non-fungible-resource'],
    }).andThen((resource) =>
      findByTicket(config, resource)
        ? idsField('non_fungible_ids', non_fungible_ids).map((ids) => ({ resource, ids }))
        : err<Asked, ProductError>({ kind: 'unlisted', address: resource }),
    ),
  )

const lootIn = (tickets: readonly Ticket[]): Wanted => {
  const wanted = new Map<ResourceAddress, LocalId[]>()
  for (const { resource, ids } of tickets.flatMap(({ loots }) => loots)) {
    const list = wanted.get(resource)
    if (list) list.push(...ids)
    else wanted.set(resource, [...ids])
  }
  return wanted
}

const present = <K extends string>(key: K, value: string | undefined): { [P in K]?: string } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]?: string })

const withPictures = ({ loots }: Ticket, pictures: LootPictures): Loot[] =>
  loots.map(({ resource, fieldName, ids }) => ({
    resourceAddress: resource,
    fieldName,
    ...present('icon_url', pictures.iconOf(resource)),
    nonFungibleLocalId: ids.map((id) => ({ id, ...present('key_image_url', pictures.imageOf(resource, id)) })),
  }))

/** What tickets won, with pictures. A ticket that waits for its draw has no loot yet. */
export const getTicketInfo = (
  gateway: LedgerReader,
  config: LootboxConfig,
  pictures: LootPictures,
  body: unknown,
  ask: AskOptions = {},
): ResultAsync<TicketInfoResponse, ProductError> =>
  parseRequest(config, body).asyncAndThen(({ resource, ids }) =>
    readTickets(gateway, { resource, ids, fields: config.ticketFields }, ask).andThen((tickets) =>
      pictures.read(lootIn(tickets), { signal: ask.signal }).andThen(() =>
        ok({
          address: resource,
          info: tickets.map((ticket) => ({ non_fungible_id: ticket.id, loots: withPictures(ticket, pictures) })),
        }),
      ),
    ),
  )
