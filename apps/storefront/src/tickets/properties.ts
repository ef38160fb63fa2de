import type { Gateway, GatewayError } from '@lootboxes/gateway'
import { parseResourceAddress } from '@lootboxes/ledger'
import { getLootSafety, type LootSafety } from '@lootboxes/lootbox'
import { ResultAsync } from 'neverthrow'
import type { NonFungible } from './properties-button'

/** A field of an NFT's data, as text. */
type NonFungibleProperty = { name: string; value: string }
/** The fields of one piece of a collection. */
export type Fields = readonly NonFungibleProperty[]

const isField = (field: unknown): field is { field_name: string } =>
  typeof field === 'object' && field !== null && 'field_name' in field && typeof field.field_name === 'string'

/** Plain values as they stand; anything with parts as its programmatic JSON. */
const valueText = (field: object): string => {
  const value: unknown = 'value' in field ? field.value : undefined
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return JSON.stringify(value ?? field)
}

/** Every named field of programmatic JSON in its order; nothing for anything malformed. */
export function nonFungibleProperties(json: unknown): Fields {
  if (typeof json !== 'object' || json === null || !('fields' in json) || !Array.isArray(json.fields)) return []
  return json.fields.filter(isField).map((field) => ({ name: field.field_name, value: valueText(field) }))
}

export type Properties = { fields: Fields; raw: string; safety: readonly LootSafety[] }

type Where = { gateway: Gateway; networkId: number; signal: AbortSignal }
type Piece = Pick<NonFungible, 'resource' | 'id'>

/** A piece's own data and its collection's rules, from the ledger: two calls at once. Errors: no answer, no such piece. */
export function readProperties(
  { gateway, networkId, signal }: Where,
  { resource, id }: Piece,
): ResultAsync<Properties, unknown> {
  const collection = parseResourceAddress(resource, networkId)
  return ResultAsync.combine([
    gateway.getNonFungibleData({ resource_address: resource, non_fungible_ids: [id] }, { signal }),
    getLootSafety(gateway, collection.isOk() ? [collection.value] : [], { signal }),
  ] as const).map(([{ non_fungible_ids }, { collections }]) => {
    const json: unknown = non_fungible_ids[0]?.data?.programmatic_json
    return { fields: nonFungibleProperties(json), raw: JSON.stringify(json ?? null, undefined, 2), safety: collections }
  })
}

/** Pages of a hundred ids; what was minted after those is not looked at. */
const mostPages = 10
/** Pieces whose data is read: ten batches. */
export const maxNonFungibles = 290

/** A collection, or an honest part of it. `total` and `known` count ids, burned ones included; `pieces` are alive. */
export type Sample = {
  pieces: readonly Fields[]
  asked: number
  /** Ids the sample was spread over, oldest first. */
  known: number
  total: number
}

/** At most `most` of these, spread evenly over all: a collection's order may go by rarity. */
export function spread<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, all.length / most)
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

/** The data of a piece's collection at one ledger state, the piece itself among it; at most 290 pieces. */
export const readSample = (
  gateway: Pick<Gateway, 'getNonFungibleIds' | 'getNonFungibleData'>,
  { resource, id }: Piece,
  signal: AbortSignal,
): ResultAsync<Sample, GatewayError> =>
  gateway
    .getNonFungibleIds({ resource_address: resource }, { signal, maxPages: mostPages })
    .andThen(({ ledger_state, non_fungible_ids: { items, total_count } }) => {
      const ids = [...new Set([id, ...spread(items, maxNonFungibles)])].slice(0, maxNonFungibles)
      return gateway
        .getNonFungibleData(
          {
            resource_address: resource,
            non_fungible_ids: ids,
            at_ledger_state: { state_version: ledger_state.state_version },
          },
          { signal },
        )
        .map(({ non_fungible_ids }) => ({
          pieces: non_fungible_ids.flatMap(({ data }) =>
            data === undefined ? [] : [nonFungibleProperties(data.programmatic_json)],
          ),
          asked: ids.length,
          known: items.length,
          total: Math.max(total_count ?? 0, items.length),
        }))
    })

const count = (pieces: number) => pieces.toLocaleString('en')

/** What the shares were counted over, and what was left out. */
export function sampleText({ pieces, asked, known, total }: Sample): string {
  if (pieces.length === 0) return 'Nothing of the collection could be read.'
  if (asked >= total) return `Counted over all ${count(pieces.length)} pieces there are.`
  const read = `Estimated from ${count(pieces.length)} of ${count(total)} pieces`
  return known < total ? `${read}, spread over the first ${count(known)} minted.` : `${read}.`
}

/** How many of the pieces carry the same value in each field, by the field's name; 0 to 1. No pieces, no shares. */
export function valueShares(own: Fields, pieces: readonly Fields[]): ReadonlyMap<string, number> {
  if (pieces.length === 0) return new Map()
  const isShared =
    ({ name, value }: NonFungibleProperty) =>
    (piece: Fields) =>
      piece.some((field) => field.name === name && field.value === value)
  return new Map(own.map((field) => [field.name, pieces.filter(isShared(field)).length / pieces.length]))
}
