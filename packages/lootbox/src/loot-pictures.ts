import { metadataText } from '@lootboxes/gateway'
import { type Clock, type LocalId, type ResourceAddress, systemClock } from '@lootboxes/ledger'
import { LRUCache } from 'lru-cache'
import { okAsync, ResultAsync } from 'neverthrow'
import { isNfsw } from './is-nfsw'
import { imageUrl } from './media'
import type { ProductError } from './product-error'
import { gatewayFailed, type LedgerReader, type QueryOptions } from './query'
import { fieldOf, parseSbor, textOf } from './sbor-node'

/** Ids of loot by collection. */
export type Wanted = ReadonlyMap<ResourceAddress, readonly LocalId[]>

/** A picture URL or `undefined`, and whether the collection is tagged. Cached for `freshMs`, because the owner may change the metadata. */
type Picture = { readonly url: string | undefined; readonly nfsw: boolean; readonly until: number }

const globalId = (resource: string, id: string): string => `${resource}:${id}`

export type LootPicturesOptions = {
  readonly clock?: Clock | undefined
  readonly freshMs?: number | undefined
  readonly remember?: number | undefined
}

/**
 * Creates a cache of collection icons and loot pictures. A first read takes ⌈R/20⌉ + Σ ⌈Lᵣ/B⌉ calls (gateway-and-ledger 3),
 * a fresh one none.
 */
export function createLootPictures(gateway: LedgerReader, options: LootPicturesOptions = {}) {
  const { clock = systemClock, freshMs = 600_000, remember = 20_000 } = options
  const pictures = new LRUCache<string, Picture>({ max: remember })
  const remembered = (key: string): Picture | undefined => {
    const picture = pictures.get(key)
    return picture && picture.until > clock.now() ? picture : undefined
  }
  const remembering = (key: string, url: string | undefined, nfsw = false) =>
    pictures.set(key, { url, nfsw, until: clock.now() + freshMs })

  const readIcons = (resources: readonly ResourceAddress[], ask: QueryOptions): ResultAsync<number, ProductError> => {
    const unknown = resources.filter((resource) => !remembered(resource))
    if (unknown.length === 0) return okAsync(0)
    return gateway
      .getEntityDetails({ addresses: unknown, opt_ins: { explicit_metadata: ['icon_url', 'tags'] } }, ask)
      .mapErr(gatewayFailed)
      .map(({ items }) => {
        const found = new Map(items.map((item) => [item.address, item]))
        for (const resource of unknown) {
          const entity = found.get(resource)
          remembering(resource, imageUrl(entity && metadataText(entity, 'icon_url')), entity && isNfsw(entity))
        }
        return unknown.length
      })
  }

  const readImages = (
    resource: ResourceAddress,
    ids: readonly LocalId[],
    ask: QueryOptions,
  ): ResultAsync<number, ProductError> => {
    const unknown = ids.filter((id) => !remembered(globalId(resource, id)))
    if (unknown.length === 0) return okAsync(0)
    return gateway
      .getNonFungibleData({ resource_address: resource, non_fungible_ids: unknown }, ask)
      .mapErr(gatewayFailed)
      .map(({ non_fungible_ids }) => {
        const found = new Map(non_fungible_ids.map((item) => [item.non_fungible_id, item.data?.programmatic_json]))
        for (const id of unknown) {
          const picture = parseSbor(found.get(id)).map((data) => imageUrl(textOf(fieldOf(data, 'key_image_url'))))
          remembering(globalId(resource, id), picture.unwrapOr(undefined))
        }
        return unknown.length
      })
  }

  return {
    /** Reads the pictures that are not cached. Returns how many it read. */
    read: (wanted: Wanted, ask: QueryOptions): ResultAsync<number, ProductError> =>
      ResultAsync.combine([
        readIcons([...wanted.keys()], ask),
        ...[...wanted].map(([resource, ids]) => readImages(resource, ids, ask)),
      ]).map((read) => read.reduce((sum, count) => sum + count, 0)),
    iconOf: (resource: string): string | undefined => pictures.get(resource)?.url,
    isNfsw: (resource: string): boolean => pictures.get(resource)?.nfsw ?? false,
    imageOf: (resource: string, id: string): string | undefined => pictures.get(globalId(resource, id))?.url,
  }
}

export type LootPictures = ReturnType<typeof createLootPictures>
