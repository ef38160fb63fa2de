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

type Named = { resource: string; id: string }

const catalogued = perProcess('catalogued-collections', () => new LRUCache<string, true>({ max: 5_000, ttl: 600_000 }))

/** Collections of the listed boxes, and others that the catalog lists; of the rest this site shows no pictures. */
async function isKnownCollection(resource: string): Promise<boolean> {
  const { lootboxes } = readPreset().lootbox
  if (lootboxes.some(({ ticketAddress }) => ticketAddress === resource)) return true
  const facts = await Promise.all(lootboxes.map(({ componentAddress }) => getBoxFacts(componentAddress)))
  if (facts.some((fact) => fact?.value.collections.some((collection) => collection === resource))) return true
  if (catalogued().has(resource)) return true
  const listed = await askCatalog((catalog, ask) => catalog.getCollection({ address: resource }, ask))
  if (listed.kind === 'answer') catalogued().set(resource, true)
  return listed.kind === 'answer'
}

/** Where the ledger says a picture is; questions that come together are asked together. */
function createPictureUrls() {
  const loader = new DataLoader<Named, string | undefined, string>(
    async (asked) => {
      const resources = [...new Set(asked.map(({ resource }) => resource))]
      const found = new Map<string, string | undefined>()
      await Promise.all(
        resources.map(async (resourceAddress) => {
          const read = await serverGateway().getNonFungibleData({
            resourceAddress,
            nonFungibleIds: asked.filter(({ resource }) => resource === resourceAddress).map(({ id }) => id),
          })
          for (const { non_fungible_id, data } of read.isOk() ? read.value.non_fungible_ids : [])
            found.set(`${resourceAddress}/${non_fungible_id}`, lootMetadata(data?.programmatic_json)?.imageUrl)
        }),
      )
      return asked.map(({ resource, id }) => found.get(`${resource}/${id}`))
    },
    {
      maxBatchSize: 290,
      batchScheduleFn: (run) => void setTimeout(run, 5),
      cacheKeyFn: ({ resource, id }) => `${resource}/${id}`,
      cacheMap: new LRUCache<string, Promise<string | undefined>>({ max: 20_000, ttl: 600_000 }),
    },
  )
  return (named: Named) => loader.load(named)
}
const pictureUrls = perProcess('picture-urls', createPictureUrls)

const pictures = perProcess(
  'pictures',
  () =>
    new LRUCache<string, Picture>({
      maxSize: 64_000_000,
      sizeCalculation: ({ bytes }) => bytes.byteLength + 200,
      ttl: 3_600_000,
      allowStaleOnFetchRejection: true,
      ignoreFetchAbort: true,
      fetchMethod: (url) => fetchPicture(url, { trustedOrigins: [new URL(env().ipfsUrl).origin] }),
    }),
)

/** Shown where a loot names no picture, or one that cannot be had: an empty frame. */
const emptyFrame: Picture = {
  type: 'image/svg+xml',
  bytes: new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#8883"/></svg>',
  ),
}

/** The picture of a non-fungible of a known collection; undefined for anything else. */
export async function getPicture(named: Named): Promise<Picture | undefined> {
  const { networkId } = env()
  if (parseResourceAddress(named.resource, networkId).isErr() || parseLocalId(named.id).isErr()) return undefined
  if (!(await isKnownCollection(named.resource))) return undefined
  const url = safeImage(await pictureUrls()(named), env().ipfsUrl)
  if (url === undefined) return emptyFrame
  const fetched = await pictures()
    .fetch(url)
    .catch(() => undefined)
  return fetched ?? emptyFrame
}
