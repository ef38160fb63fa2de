import type { CatalogResult } from '@lootboxes/catalog'
import { albumShareCard, collectionShareCard, itemShareCard, type ShareCard, spreadShareCard } from '@lootboxes/ui'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { cardResponse } from '@/ledger/card'
import { readCatalogForCall } from '@/ledger/catalog'

function cardOf<T>(result: CatalogResult<T>, toCard: (value: T) => ShareCard | undefined) {
  if (result.kind === 'unavailable')
    return new Response('The catalog does not answer.', { status: 503, headers: { 'cache-control': 'no-store' } })
  return cardResponse(result.value && toCard(result.value))
}

type Of<Params> = { params: Promise<Params> }

/** `GET /cards/resource_…`: the picture that other sites show for a link to a collection. */
export async function collectionCardRoute(_: Request, { params }: Of<{ resource: string }>): Promise<Response> {
  const result = await readCatalogForCall('getCollection', { address: (await params).resource })
  return cardOf(result, ({ collection }) => collectionShareCard(collection, readSiteConfig().tokenSymbol))
}

/** `GET /cards/resource_…/#340#`: the same for an item. */
export async function itemCardRoute(_: Request, { params }: Of<{ resource: string; id: string }>): Promise<Response> {
  // Next has decoded the parameters of a route handler.
  const { resource: collection, id: localId } = await params
  const result = await readCatalogForCall('getItem', { collection, localId })
  return cardOf(result, ({ item }) => itemShareCard(item, readSiteConfig().tokenSymbol))
}

/** Items of one picture. */
const MAX_SPREAD = 5

/** `GET /cards/spread?item=resource_…:#340#&item=…`: the picture of the cards of a reveal. */
export async function spreadCardRoute(request: Request): Promise<Response> {
  const wanted = new URL(request.url).searchParams.getAll('item').slice(0, MAX_SPREAD)
  const answers = await Promise.all(
    wanted.map((item) => {
      const [collection = '', ...id] = item.split(':')
      return readCatalogForCall('getItem', { collection, localId: id.join(':') })
    }),
  )
  const unavailable = answers.find(({ kind }) => kind === 'unavailable')
  if (unavailable) return cardOf(unavailable, () => undefined)
  return cardResponse(spreadShareCard(answers.flatMap(({ value }) => (value === undefined ? [] : [value.item]))))
}

/** `GET /cards/album/account_…?box=component_…`: the picture that other sites show for a link to an album. */
export async function albumCardRoute(request: Request, { params }: Of<{ account: string }>): Promise<Response> {
  const { account } = await params
  const site = readSiteConfig()
  const box = findBox(site, new URL(request.url).searchParams.get('box') ?? site.defaultBox ?? '')
  if (box === undefined) return cardResponse(undefined)
  const result = await readCatalogForCall('getAlbum', { account, box: box.componentAddress })
  return cardOf(result, ({ album }) => albumShareCard(album, account))
}
