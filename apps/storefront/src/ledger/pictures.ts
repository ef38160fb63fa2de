import { createPictures, drawableUrl } from '@lootboxes/lootbox/server'
import { env } from '@/config/env'
import { perProcess } from '@/config/per-process'
import { readPreset } from '@/config/read-site-config'
import { getBoxFacts } from './box-facts'
import { readCatalogForCall } from './catalog'
import { serverGateway } from './server-gateway'
import { uploads } from './uploads'

/** Whether a listed box or the catalog has the collection. */
async function isListed(resource: string): Promise<boolean> {
  const { lootboxes } = readPreset().lootbox
  if (lootboxes.some(({ ticketAddress }) => ticketAddress === resource)) return true
  const facts = await Promise.all(lootboxes.map(({ componentAddress }) => getBoxFacts(componentAddress)))
  if (facts.some((fact) => fact?.value.collections.some((collection) => collection === resource))) return true
  const result = await readCatalogForCall('getCollection', { address: resource })
  if (result.kind === 'unavailable') throw new Error(result.reason)
  return result.kind === 'found'
}

/** The pictures of this process. */
export const pictures = perProcess('pictures', () => {
  const { networkId, ipfsUrl } = env()
  const { url, store } = uploads()
  return createPictures({
    gateway: serverGateway(),
    networkId,
    ipfsUrl,
    isListed,
    uploads: store && { url, store },
  })
})

/** The picture of a non-fungible as a data URL for a card; `undefined` without a picture that is safe to draw. */
export async function drawablePicture(
  { resource, id }: { resource: string; id: string },
  isListed: boolean,
): Promise<string | undefined> {
  const result = await pictures()({ resource, id })
  return result.kind === 'picture' ? drawableUrl(result.picture, isListed) : undefined
}
