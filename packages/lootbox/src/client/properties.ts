import type { Gateway, GatewayError } from '@lootboxes/gateway'
import { parseResourceAddress } from '@lootboxes/ledger'
import { ResultAsync } from 'neverthrow'
import { getLootSafety, type LootSafety } from '../loot-safety'
import type { ProductError } from '../product-error'

/** A field of an NFT's data, as foreign text: `safeText` makes it safe to show. */
export type NonFungibleField = { name: string; value: string }

/** An NFT by its collection and its local id. */
export type NonFungibleId = { resource: string; id: string }

const isField = (field: unknown): field is { field_name: string } =>
  typeof field === 'object' && field !== null && 'field_name' in field && typeof field.field_name === 'string'

/** Returns a scalar unchanged, and any other value as its programmatic JSON. */
const valueText = (field: object): string => {
  const value: unknown = 'value' in field ? field.value : undefined
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return JSON.stringify(value ?? field)
}

/** Returns the named fields of programmatic JSON in their order; an empty list for malformed JSON. */
export function nonFungibleFields(json: unknown): readonly NonFungibleField[] {
  if (typeof json !== 'object' || json === null || !('fields' in json) || !Array.isArray(json.fields)) return []
  return json.fields.filter(isField).map((field) => ({ name: field.field_name, value: valueText(field) }))
}

/** An NFT's data, the same data as indented JSON, and the rights of others over NFTs of its collection. */
export type Properties = { fields: readonly NonFungibleField[]; raw: string; safety: readonly LootSafety[] }

export type ReadPropertiesOptions = {
  gateway: Gateway
  networkId: number
  signal?: AbortSignal | undefined
}

/** Reads an NFT's data and the rules of its collection with two concurrent calls. */
export function readProperties(
  { gateway, networkId, signal }: ReadPropertiesOptions,
  { resource, id }: NonFungibleId,
): ResultAsync<Properties, GatewayError | ProductError> {
  const collection = parseResourceAddress(resource, networkId)
  return ResultAsync.combine([
    gateway.getNonFungibleData({ resource_address: resource, non_fungible_ids: [id] }, { signal }),
    getLootSafety(gateway, collection.isOk() ? [collection.value] : [], { signal }),
  ] as const).map(([{ non_fungible_ids }, { collections }]) => {
    const json: unknown = non_fungible_ids[0]?.data?.programmatic_json
    return { fields: nonFungibleFields(json), raw: JSON.stringify(json ?? null, undefined, 2), safety: collections }
  })
}

/** Pages of 100 ids read of a collection; ids minted after those are left out. */
const MAX_ID_PAGES = 10
/** NFTs whose data is read: ten batches. */
export const MAX_SAMPLED_NON_FUNGIBLES = 290

/** A collection, or an even part of it. */
export type CollectionSample = {
  /** The fields of each NFT that was read and is not burned. */
  nonFungibles: readonly (readonly NonFungibleField[])[]
  /** How many ids were read, burned ones included. */
  sampled: number
  /** How many ids the sample was taken from, the oldest first. */
  listed: number
  /** How many ids the collection has. */
  total: number
}

/** At most `max` of these, spread evenly over all of them: the order of a collection may follow its rarity. */
export function spread<T>(all: readonly T[], max: number): readonly T[] {
  const step = Math.max(1, all.length / max)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

/** Reads the data of a collection at one ledger state, of at most 290 NFTs, this one among them. */
export const readCollectionSample = (
  gateway: Pick<Gateway, 'getNonFungibleIds' | 'getNonFungibleData'>,
  { resource, id }: NonFungibleId,
  signal?: AbortSignal,
): ResultAsync<CollectionSample, GatewayError> =>
  gateway
    .getNonFungibleIds({ resource_address: resource }, { signal, maxPages: MAX_ID_PAGES })
    .andThen(({ ledger_state, non_fungible_ids: { items, total_count } }) => {
      const sample = spread(items, MAX_SAMPLED_NON_FUNGIBLES)
      const ids = [...new Set([id, ...sample])].slice(0, MAX_SAMPLED_NON_FUNGIBLES)
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
          nonFungibles: non_fungible_ids.flatMap(({ data }) =>
            data === undefined ? [] : [nonFungibleFields(data.programmatic_json)],
          ),
          sampled: ids.length,
          listed: items.length,
          total: Math.max(total_count ?? 0, items.length),
        }))
    })

/** Returns the share of sampled NFTs with the same value in each field, 0 to 1, by the field's name; empty for no sample. */
export function valueShares(
  own: readonly NonFungibleField[],
  { nonFungibles }: Pick<CollectionSample, 'nonFungibles'>,
): ReadonlyMap<string, number> {
  if (nonFungibles.length === 0) return new Map()
  const isShared =
    ({ name, value }: NonFungibleField) =>
    (fields: readonly NonFungibleField[]) =>
      fields.some((field) => field.name === name && field.value === value)
  return new Map(own.map((field) => [field.name, nonFungibles.filter(isShared(field)).length / nonFungibles.length]))
}
