import { parseLocalId, parseResourceAddress } from '@lootboxes/ledger'
import { lootMetadata } from '@lootboxes/lootbox'
import { safeImage } from '@lootboxes/lootbox/client'
import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import { env } from '@/config/env'
import { perProcess } from '@/config/per-process'
import { readPreset } from '@/config/read-site-config'
import { getBoxFacts } from './box-facts'
import { askCatalog } from './catalog'
import { fetchPicture, type Picture } from './picture-fetch'
import { serverGateway } from './server-gateway'

type Named = { readonly resource: string; readonly id: string }

export type PictureAnswer =
  /** `isLasting` is false for the empty frame: the picture may be there a minute later. */
  | { readonly kind: 'picture'; readonly picture: Picture; readonly isLasting: boolean }
  /** Not a non-fungible of a known collection. */
  | { readonly kind: 'none' }
  | { readonly kind: 'too-many'; readonly seconds: number }

type PictureDeps = {
  readonly networkId: number
  readonly ipfsUrl: string
  /** Whether this site shows pictures of a collection. Rejects while the catalog does not answer. */
  readonly isListed: (resource: string) => Promise<boolean>
  /** The image URLs in the data of non-fungibles, by id. Rejects while the Gateway does not answer. */
  readonly readImageUrls: (resource: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  readonly fetchPicture: (url: string) => Promise<Picture>
}

/** Takes the points of a request that the caches cannot answer; the seconds to wait when the client has none left. */
export type Spend = () => Promise<number | undefined>
const free: Spend = () => Promise.resolve(undefined)

/** The image of a non-fungible that names none, or one that cannot be fetched. */
const emptyFrame: Picture = {
  type: 'image/svg+xml',
  bytes: new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#8883"/></svg>',
  ),
}
const frame: PictureAnswer = { kind: 'picture', picture: emptyFrame, isLasting: false }
const none: PictureAnswer = { kind: 'none' }

const foundMs = 600_000
/** A negative answer is cached too, or each request for an invented id would become a question to the Gateway. */
const missingMs = 60_000

const keyOf = ({ resource, id }: Named) => `${resource}/${id}`

/** Image URLs by batch: questions of the same 5 ms share a call. */
const batched = ({ readImageUrls }: PictureDeps) =>
  new DataLoader<Named, string | undefined>(
    async (asked) => {
      const resources = [...new Set(asked.map(({ resource }) => resource))]
      const urls = new Map(
        await Promise.all(
          resources.map(async (resource) => {
            const ids = new Set(asked.flatMap((named) => (named.resource === resource ? [named.id] : [])))
            const away = (cause: unknown) => new Error('The Gateway does not answer.', { cause })
            return [resource, await readImageUrls(resource, [...ids]).catch(away)] as const
          }),
        ),
      )
      return asked.map(({ resource, id }) => {
        const found = urls.get(resource)
        return found instanceof Error ? found : found?.get(id)
      })
    },
    { maxBatchSize: 290, batchScheduleFn: (run) => void setTimeout(run, 5), cache: false },
  )

/** Pictures of non-fungibles, through three caches: the collection, the image's URL, and its bytes. */
function createPictures(deps: PictureDeps) {
  const { networkId, ipfsUrl } = deps
  const loader = batched(deps)
  const listed = new LRUCache<string, boolean>({
    max: 5_000,
    ttl: foundMs,
    fetchMethod: async (resource, _, { options }) => {
      const isListed = await deps.isListed(resource)
      if (!isListed) options.ttl = missingMs
      return isListed
    },
  })
  /** '' for a non-fungible without an image. */
  const urls = new LRUCache<string, string, Named>({
    max: 20_000,
    ttl: foundMs,
    fetchMethod: async (_, __, { options, context }) => {
      const url = safeImage(await loader.load(context), ipfsUrl) ?? ''
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
        return await deps.fetchPicture(url)
      } catch {
        options.ttl = missingMs
        return before ?? emptyFrame
      }
    },
  })

  const isCached = (named: Named): boolean => {
    if (listed.peek(named.resource) !== true) return listed.has(named.resource)
    const url = urls.peek(keyOf(named))
    return url !== undefined && (url === '' || pictures.has(url))
  }

  /** The answer for a non-fungible. `spend` runs first if the answer takes a question to the catalog, the Gateway or another host. */
  return async (named: Named, spend: Spend = free): Promise<PictureAnswer> => {
    if (parseResourceAddress(named.resource, networkId).isErr() || parseLocalId(named.id).isErr()) return none
    const seconds = isCached(named) ? undefined : await spend()
    if (seconds !== undefined) return { kind: 'too-many', seconds }
    if ((await listed.fetch(named.resource).catch(() => false)) !== true) return none
    const url = await urls.fetch(keyOf(named), { context: named }).catch(() => '')
    const picture = url ? await pictures.fetch(url) : undefined
    return picture === undefined || picture === emptyFrame ? frame : { kind: 'picture', picture, isLasting: true }
  }
}

/** Whether a collection is one of a listed box, or one that the catalog lists. */
async function isListed(resource: string): Promise<boolean> {
  const { lootboxes } = readPreset().lootbox
  if (lootboxes.some(({ ticketAddress }) => ticketAddress === resource)) return true
  const facts = await Promise.all(lootboxes.map(({ componentAddress }) => getBoxFacts(componentAddress)))
  if (facts.some((fact) => fact?.value.collections.some((collection) => collection === resource))) return true
  const asked = await askCatalog((catalog, ask) => catalog.getCollection({ address: resource }, ask))
  if (asked.kind === 'silent') throw new Error(asked.why)
  return asked.kind === 'answer'
}

async function readImageUrls(resourceAddress: string, nonFungibleIds: readonly string[]) {
  const read = await serverGateway().getNonFungibleData({
    resource_address: resourceAddress,
    non_fungible_ids: nonFungibleIds,
  })
  if (read.isErr()) throw new Error('The Gateway does not answer.', { cause: read.error })
  return new Map(
    read.value.non_fungible_ids.flatMap(({ non_fungible_id, data }) => {
      const url = lootMetadata(data?.programmatic_json)?.imageUrl
      return url === undefined ? [] : [[non_fungible_id, url] as const]
    }),
  )
}

/** The pictures of this process. */
export const getPicture = (named: Named, spend?: Spend): Promise<PictureAnswer> => ofProcess().get(named, spend)
const ofProcess = perProcess('pictures', () => {
  const { networkId, ipfsUrl } = env()
  const trustedOrigins = [new URL(ipfsUrl).origin]
  return {
    get: createPictures({
      networkId,
      ipfsUrl,
      isListed,
      readImageUrls,
      fetchPicture: (url) => fetchPicture(url, { trustedOrigins }),
    }),
  }
})
