import { type ComponentAddress, parseComponentAddress } from '@lootboxes/ledger'

/**
 * The component a path segment names: the address itself, or the address after one more `component_` (trap T43).
 * Undefined for anything else, also for addresses of another network.
 */
export function componentOfPath(segment: string, networkId: number): ComponentAddress | undefined {
  if (!segment.startsWith('component_')) return undefined
  const address = segment.startsWith('component_component_') ? segment.slice('component_'.length) : segment
  return parseComponentAddress(address, networkId).unwrapOr(undefined)
}

/** The one address of a box's page. */
export const boxPath = (address: string): string => `/${address}`

/** The path that a page of a box polls for the number of tickets left. */
export const salePath = (address: string): string => `/sale/${address}`

/** Paths of catalog pages. */
export const collectionPath = (address: string): string => `/collection/${address}`
export const itemPath = (collection: string, localId: string): string =>
  `/item/${collection}/${encodeURIComponent(localId)}`
export const accountPath = (address: string): string => `/user/${address}`
/** The path of an account's tickets of all boxes. */
export const ticketsPath = (address: string): string => `${accountPath(address)}?show=tickets`
/** The path of an account's loot from all boxes. */
export const lootPath = (address: string): string => `${accountPath(address)}#loot`
/** The path of an account's album for one box; without one, for the default box. */
export const albumPath = (address: string, box?: string): string =>
  `/album/${address}${box === undefined ? '' : `?box=${box}`}`
export const receiptPath = (transactionIntentHash: string): string => `/receipt/${transactionIntentHash}`

/** Path of a non-fungible's picture. Pages load no picture from another host. */
export const mediaPath = (resource: string, id: string): string => `/media/${resource}/${encodeURIComponent(id)}`

/** Where pictures of new collections are stored: a POST stores one, `/<sha256>.<png|jpg>` serves it. */
export const uploadsPath = '/uploads'

/** The picture other sites show for a link to an item, or to its whole collection. */
export const cardPath = (resource: string, id?: string): string =>
  `/cards/${resource}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`

/** The picture of several items at once. The first one is the large one. */
export const spreadCardPath = (items: readonly { resource: string; id: string }[]): string =>
  `/cards/spread?${new URLSearchParams(items.map(({ resource, id }) => ['item', `${resource}:${id}`]))}`

/** The picture that other sites show for a link to an album. */
export const albumCardPath = (address: string, box?: string): string => `/cards${albumPath(address, box)}`

/** Seconds after which a browser retries while the site is closed. */
export const retrySeconds = 60
