import { type LocalId, type ResourceAddress, systemClock } from '@lootboxes/ledger'
import { LRUCache } from 'lru-cache'
import { err, type Result, type ResultAsync } from 'neverthrow'
import type { LootPictures, Wanted } from './loot-pictures'
import { findByTicket, type LootboxConfig } from './lootbox-config'
import { addressField, idsField, parseBody } from './parse-request'
import { type Loot, TicketInfoRequest, type TicketInfoResponse } from './product-calls'
import type { ProductError } from './product-error'
import { type LedgerReader, type OpenQuery, type ScopedOptions, type SharingOptions, shareReads } from './query'
import type { Ticket } from './read-ticket'
import { readTickets } from './read-ticket'

type TicketInfoQuery = { readonly resource: ResourceAddress; readonly ids: readonly LocalId[] }
type TicketInfoResult = { readonly stateVersion: number; readonly answer: TicketInfoResponse }

const parseRequest = (config: LootboxConfig, body: unknown): Result<TicketInfoQuery, ProductError> =>
  parseBody(TicketInfoRequest, body).andThen(({ resource_address, non_fungible_ids }) =>
    addressField<ResourceAddress>('resource_address', resource_address, {
      networkId: config.networkId,
      type: ['non-fungible-resource'],
    }).andThen((resource) =>
      findByTicket(config, resource)
        ? idsField('non_fungible_ids', non_fungible_ids).map((ids) => ({ resource, ids }))
        : err<TicketInfoQuery, ProductError>({ kind: 'unlisted', address: resource }),
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

const withPictures = ({ loots }: Ticket, pictures: LootPictures): Loot[] =>
  loots.map(({ resource, fieldName, ids }) => {
    const icon_url = pictures.iconOf(resource)
    return {
      resourceAddress: resource,
      fieldName,
      ...(icon_url && { icon_url }),
      ...(pictures.isNfsw(resource) && { nfsw: true }),
      nonFungibleLocalId: ids.map((id) => {
        const key_image_url = pictures.imageOf(resource, id)
        return { id, ...(key_image_url && { key_image_url }) }
      }),
    }
  })

/** How long an id that the ledger does not know is not read again, unless for a later state version. */
const UNKNOWN_MS = 10_000
const MAX_UNKNOWN = 50_000
/** Ids of one Gateway call. */
const BATCH = 29
/** Gateway calls for icons and pictures. */
const PICTURES_COST = 2

type Unknown = { readonly stateVersion: number; readonly until: number }

function createUnknownIds({ clock = systemClock }: SharingOptions) {
  const unknown = new LRUCache<string, Unknown>({ max: MAX_UNKNOWN })
  const find = (resource: string, id: string, minStateVersion = 0): Unknown | undefined => {
    const known = unknown.get(`${resource}:${id}`)
    return known && known.until > clock.now() && known.stateVersion >= minStateVersion ? known : undefined
  }
  return {
    find,
    areAll: ({ resource, ids }: TicketInfoQuery, minStateVersion: number | undefined): boolean =>
      ids.every((id) => find(resource, id, minStateVersion) !== undefined),
    note: (resource: string, ids: readonly LocalId[], stateVersion: number): void => {
      for (const id of ids) unknown.set(`${resource}:${id}`, { stateVersion, until: clock.now() + UNKNOWN_MS })
    },
  }
}

/** The loot of tickets, with pictures. A ticket that waits for its draw has no loot yet. */
export function ticketInfoQuery(
  gateway: LedgerReader,
  config: LootboxConfig,
  pictures: LootPictures,
  sharing: SharingOptions,
) {
  const unknown = createUnknownIds(sharing)

  const read = (
    { resource, ids }: TicketInfoQuery,
    ask: ScopedOptions,
  ): ResultAsync<TicketInfoResult, ProductError> => {
    const open = ids.filter((id) => unknown.find(resource, id, ask.minStateVersion) === undefined)
    return readTickets(gateway, { resource, ids: open, fields: config.ticketFields }, ask).andThen(
      ({ stateVersion, tickets }) => {
        const found = new Set(tickets.map(({ id }) => id))
        unknown.note(
          resource,
          open.filter((id) => !found.has(id)),
          stateVersion,
        )
        return pictures.read(lootIn(tickets), { signal: ask.signal }).map(() => ({
          stateVersion,
          answer: {
            address: resource,
            info: tickets.map((ticket) => ({ non_fungible_id: ticket.id, loots: withPictures(ticket, pictures) })),
          },
        }))
      },
    )
  }
  const shared = shareReads<TicketInfoQuery, TicketInfoResult>(
    sharing,
    ({ resource, ids }) => `${resource} ${ids.join(' ')}`,
    read,
  )

  return (body: unknown): Result<OpenQuery<TicketInfoResponse>, ProductError> =>
    parseRequest(config, body).map((query) => ({
      cost: Math.ceil(query.ids.length / BATCH) + PICTURES_COST,
      cached: (minStateVersion) =>
        unknown.areAll(query, minStateVersion)
          ? { address: query.resource, info: [] }
          : shared.cached(query, minStateVersion)?.answer,
      read: (ask) => shared.read(query, ask).map(({ answer }) => answer),
    }))
}
