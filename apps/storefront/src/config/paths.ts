import {
  type ComponentAddress,
  parseAccountAddress,
  parseComponentAddress,
  parseLocalId,
  parseResourceAddress,
  parseTransactionId,
} from '@lootboxes/ledger'

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
export const boxPath = (address: ComponentAddress): string => `/${address}`

/** Names that stand for an address (`item_20`, `avatar_1`): which, the network's preset says. */
const isAlias = (segment: string): boolean => /^[a-z]+(?:_[a-z0-9]+)+$/.test(segment) && segment.length <= 40

/** Whether a dynamic route would take a path and find that it names nothing: a misspelt box, item, collection or receipt. */
export function isNotFound(pathname: string, networkId: number): boolean {
  const [, first = '', second, ...rest] = pathname.replace(/\/$/, '').split('/')
  // The search form is relative, so every path may be followed by it (spec L22, trap T26).
  if (second === 'search' || rest.at(-1) === 'search') return false
  const isResource = (address: string) => parseResourceAddress(address, networkId).isOk()
  if (first === 'collection' && second !== undefined) return rest.length > 0 || !(isResource(second) || isAlias(second))
  if (first === 'item' && second !== undefined) {
    const [localId, ...more] = rest
    if (localId === undefined) return !isAlias(second)
    return more.length > 0 || !isResource(second) || parseLocalId(localId).isErr()
  }
  if (first === 'user' && second !== undefined)
    return rest.length > 0 || !(parseAccountAddress(second, networkId).isOk() || isAlias(second))
  if (first === 'case-studies' && second !== undefined)
    return componentOfPath(second, networkId) === undefined && !isAlias(second)
  if (second === undefined) return first.startsWith('component_') && componentOfPath(first, networkId) === undefined
  return first === 'receipt' && rest.length === 0 && parseTransactionId(second, networkId).isErr()
}

/** The pages of what the catalog knows. */
export const collectionPath = (address: string): string => `/collection/${address}`
export const itemPath = (collection: string, localId: string): string =>
  `/item/${collection}/${encodeURIComponent(localId)}`
export const accountPath = (address: string): string => `/user/${address}`
/** Where an account's loot stands, whichever box it came from. */
export const lootPath = (address: string): string => `${accountPath(address)}#loot`
export const receiptPath = (transactionIntentHash: string): string => `/receipt/${transactionIntentHash}`

/** Where this site serves the picture of a non-fungible: no page asks anybody else for one. */
export const mediaPath = (resource: string, id: string): string => `/media/${resource}/${encodeURIComponent(id)}`

/** The picture other sites show for a link to an item, or to its whole collection. */
export const cardPath = (resource: string, id?: string): string =>
  `/cards/${resource}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`

/** Whether a path is one of a picture, and no page. */
export const isMediaPath = (pathname: string): boolean => /^\/media\/[^/]+\/[^/]+$/.test(pathname)

/** Beside a picture, which may be a drawing with scripts in it: nothing of it runs, nothing of it asks anybody. */
export const mediaPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'"

/** A path with its encoded letters as letters, so that `/%61pi/…` is `/api/…` to every check. Undefined for what cannot be read. */
export function plainPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Files of `public/` and of the build, and pictures, which are kept: no work of ours. */
const file = /^\/(?:_next\/|boxes\/|media\/|icons\/|seasonal\/|icon\.svg$|offline-worker\.js$|favicon\.ico$)/

/** How soon whoever finds the site closed may come again, in seconds. */
export const retrySeconds = 60

/** Whether a path is one of a page: no file, no call, nothing wallets read. */
export const isPage = (pathname: string): boolean =>
  !/^\/(?:api|health|\.well-known)\//.test(pathname) && !file.test(pathname)

/**
 * What a request takes of a client's points. Product calls are counted by their own routes; what Next fetches ahead of a
 * click is the shell of a page; a card is drawn and a receipt is put together from several answers of the ledger.
 */
export function pageCost(pathname: string, headers: Headers): number {
  // Calls count themselves; a proxy that asks how this process is cannot be told to come later.
  if (file.test(pathname) || /^\/(?:api|health)\//.test(pathname) || headers.has('next-router-prefetch')) return 0
  // A whole list, streamed.
  if (/^\/lists\/[a-z]+\./.test(pathname)) return 20
  if (pathname === '/create' || /^\/(?:receipt|cards)\//.test(pathname) || pathname.endsWith('/opengraph-image'))
    return 3
  return 1
}
