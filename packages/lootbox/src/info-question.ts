import type { LocalId, ResourceAddress } from '@lootboxes/ledger'
import { err, type Result, type ResultAsync } from 'neverthrow'
import type { LedgerReader, ScopedAsk } from './ask'
import type { LootPictures, Wanted } from './loot-pictures'
import { findByTicket, type LootboxConfig } from './lootbox-config'
import { type Loot, TicketInfoRequest, type TicketInfoResponse } from './product-calls'
import type { ProductError } from './product-error'
import type { OpenQuestion } from './question'
import type { Ticket } from './read-ticket'
import { readTickets } from './read-tickets'
import { addressField, idsField, parseBody } from './request-door'
import { createShared, type SharedOptions } from './shared'

type Asked = { readonly resource: ResourceAddress; readonly ids: readonly LocalId[] }
type Informed = { readonly stateVersion: number; readonly answer: TicketInfoResponse }

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
export function ticketInfoQuestion(
  gateway: LedgerReader,
  config: LootboxConfig,
  pictures: LootPictures,
  sharing: SharedOptions,
) {
  const shared = createShared<Informed>(sharing)

  const read = ({ resource, ids }: Asked, ask: ScopedAsk): ResultAsync<Informed, ProductError> =>
    readTickets(gateway, { resource, ids, fields: config.ticketFields }, ask).andThen(({ stateVersion, tickets }) =>
      pictures.read(lootIn(tickets), { signal: ask.signal }).map(() => ({
        stateVersion,
        answer: {
          address: resource,
          info: tickets.map((ticket) => ({ non_fungible_id: ticket.id, loots: withPictures(ticket, pictures) })),
        },
      })),
    )

  return (body: unknown): Result<OpenQuestion<TicketInfoResponse>, ProductError> =>
    parseRequest(config, body).map((asked) => {
      const key = `${asked.resource} ${asked.ids.join(' ')}`
      return {
        kept: (minStateVersion) => shared.kept(key, minStateVersion)?.answer,
        read: (ask) => shared.ask(key, (scope) => read(asked, scope), ask).map(({ answer }) => answer),
      }
    })
}
