import { parseLocalId, parseResourceAddress } from '@lootboxes/ledger'
import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import { safeImage } from '../media'
import { lootMetadata } from '../odds'
import type { LedgerReader } from '../query'
import { fetchPicture, type Picture } from './fetch-picture'
import type { PictureStore } from './picture-store'

/** A non-fungible, as a URL names it. */
export type PictureQuery = { readonly resource: string; readonly id: string }

/** The result of a picture request. */
export type PictureResult =
  /** `isLasting` is false for the empty frame, which replaces a picture that could not be fetched. */
  | { readonly kind: 'picture'; readonly picture: Picture; readonly isLasting: boolean }
  /** Not a non-fungible of a known collection. */
  | { readonly kind: 'none' }
  | { readonly kind: 'too-many'; readonly seconds: number }

/** Options of `createPictures`. */
export type PicturesOptions = {
  readonly gateway: Pick<LedgerReader, 'getNonFungibleData'>
  readonly networkId: number
  /** Serves `ipfs:` URLs. It may be on a private network. */
  readonly ipfsUrl: string
  /** Whether the site shows pictures of a collection. A rejection is not cached. */
  readonly isListed: (resource: string) => Promise<boolean>
  /** The site's own storage, and the URL it is served under. Its pictures are read without a request. */
  readonly uploads?: { readonly url: string; readonly store: Pick<PictureStore, 'get'> } | undefined
}

/** Resolves picture requests; see `createPictures`. */
export type Pictures = (query: PictureQuery, spend?: Spend) => Promise<PictureResult>

/** Takes the points of a request that the caches cannot answer. Resolves to the seconds to wait when none are left. */
type Spend = () => Promise<number | undefined>
const free: Spend = () => Promise.resolve(undefined)

/** The image of a non-fungible that names none, or one that cannot be fetched. */
const emptyFrame: Picture = {
  type: 'image/svg+xml',
  bytes: new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#8883"/></svg>',
  ),
}
const frame: PictureResult = { kind: 'picture', picture: emptyFrame, isLasting: false }
const none: PictureResult = { kind: 'none' }

const foundMs = 600_000
/** Misses are cached too, so that invented ids do not each cost a Gateway call. */
const missingMs = 60_000

const keyOf = ({ resource, id }: PictureQuery) => `${resource}/${id}`

/** Image URLs from the data of non-fungibles, by id. Throws while the Gateway does not answer. */
async function readImageUrls(gateway: PicturesOptions['gateway'], resource: string, ids: readonly string[]) {
  const result = await gateway.getNonFungibleData({ resource_address: resource, non_fungible_ids: [...new Set(ids)] })
  if (result.isErr()) throw new Error('The Gateway does not answer.', { cause: result.error })
  return new Map(
    result.value.non_fungible_ids.map(({ non_fungible_id, data }) => [
      non_fungible_id,
      lootMetadata(data?.programmatic_json)?.imageUrl,
    ]),
  )
}

/** Batches the reads of 5 ms: the pictures of one page cost one Gateway call per collection. */
const createUrlLoader = (gateway: PicturesOptions['gateway']) =>
  new DataLoader<PictureQuery, string | undefined>(
    async (queries) => {
      const resources = [...new Set(queries.map(({ resource }) => resource))]
      const urls = new Map(
        await Promise.all(
          resources.map(async (resource) => {
            const ids = queries.flatMap((query) => (query.resource === resource ? [query.id] : []))
            const failed = (cause: unknown) => new Error('The image URLs could not be read.', { cause })
            return [resource, await readImageUrls(gateway, resource, ids).catch(failed)] as const
          }),
        ),
      )
      return queries.map(({ resource, id }) => {
        const found = urls.get(resource)
        return found instanceof Error ? found : found?.get(id)
      })
    },
    { maxBatchSize: 290, batchScheduleFn: (run) => void setTimeout(run, 5), cache: false },
  )

/**
 * Creates the function behind a media proxy: it returns the picture of a non-fungible, so that browsers contact no foreign
 * host. Three caches hold listed collections, image URLs and bytes; a missing picture is cached for a minute.
 *
 * @example
 * ```ts
 * import { createGateway } from '@lootboxes/gateway'
 * import { createPictures } from '@lootboxes/lootbox/server'
 *
 * const gateway = createGateway({ networkId: 2, applicationName: 'My shop' })
 * const pictures = createPictures({
 *   gateway,
 *   networkId: 2,
 *   ipfsUrl: 'https://ipfs.io',
 *   isListed: (resource) => Promise.resolve(resource === 'resource_tdx_2_mine'),
 * })
 * const result = await pictures({ resource: 'resource_tdx_2_mine', id: '#1#' })
 * if (result.kind === 'picture') console.log(result.picture.type)
 * ```
 */
export function createPictures(options: PicturesOptions): Pictures {
  const { gateway, networkId, ipfsUrl, isListed, uploads } = options
  const loader = createUrlLoader(gateway)
  const isOwn = (url: string | undefined) => uploads !== undefined && url?.startsWith(`${uploads.url}/`) === true
  const readOwn = async (url: string): Promise<Picture> => {
    const picture = await uploads?.store.get(url.slice(uploads.url.length + 1))
    if (picture === undefined) throw new Error(`${url} is not stored.`)
    return picture
  }
  const trustedOrigins = [new URL(ipfsUrl).origin]
  const listed = new LRUCache<string, boolean>({
    max: 5_000,
    ttl: foundMs,
    fetchMethod: async (resource, _, { options }) => {
      const found = await isListed(resource)
      if (!found) options.ttl = missingMs
      return found
    },
  })
  /** '' for a non-fungible without an image. */
  const urls = new LRUCache<string, string, PictureQuery>({
    max: 20_000,
    ttl: foundMs,
    fetchMethod: async (_, __, { options, context }) => {
      const written = await loader.load(context)
      const url = (isOwn(written) ? written : safeImage(written, ipfsUrl)) ?? ''
      if (url === '') options.ttl = missingMs
      return url
    },
  })
  const pictures = new LRUCache<string, Picture>({
    maxSize: 64_000_000,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 200,
    ttl: 3_600_000,
    ignoreFetchAbort: true,
    fetchMethod: async (url, before, { options }) => {
      try {
        return isOwn(url) ? await readOwn(url) : await fetchPicture(url, { trustedOrigins })
      } catch {
        options.ttl = missingMs
        return before ?? emptyFrame
      }
    },
  })

  const isCached = (query: PictureQuery): boolean => {
    if (listed.peek(query.resource) !== true) return listed.has(query.resource)
    const url = urls.peek(keyOf(query))
    return url !== undefined && (url === '' || pictures.has(url))
  }

  // `spend` runs before anything that calls the catalog, the Gateway or another host.
  return async (query: PictureQuery, spend: Spend = free): Promise<PictureResult> => {
    if (parseResourceAddress(query.resource, networkId).isErr() || parseLocalId(query.id).isErr()) return none
    const seconds = isCached(query) ? undefined : await spend()
    if (seconds !== undefined) return { kind: 'too-many', seconds }
    if ((await listed.fetch(query.resource).catch(() => false)) !== true) return none
    const url = await urls.fetch(keyOf(query), { context: query }).catch(() => '')
    const picture = url ? await pictures.fetch(url) : undefined
    return picture === undefined || picture === emptyFrame ? frame : { kind: 'picture', picture, isLasting: true }
  }
}
