import type { Album, CollectionDetails, ItemDetails } from '@lootboxes/catalog'
import { shortenAddress } from '@lootboxes/ledger'
import { safeName } from '@lootboxes/lootbox/client'
import { inTheBoxText, numberOf, oddsText, parseRarity, priceText, rarityWords } from '@lootboxes/ui'
import { readSiteConfig } from '@/config/read-site-config'
import { type Card, cardResponse } from '@/ledger/card'
import { type CatalogResult, readCatalog } from '@/ledger/catalog'

/** Keeps the letters of the card's font. The renderer would fetch fonts of other scripts from a third party. */
export const printable = (text: string, unnamed: string): string =>
  text
    .replace(/[^\u0020-\u007e\u00a1-\u017f‘’“”–—…]/gu, '')
    .replace(/\s+/g, ' ')
    .trim() || unnamed

const count = (value: number) => value.toLocaleString('en')

export function cardOfItem(item: ItemDetails, unit: string): Card {
  const { collection, localId, odds, price, owner, lazyMinted, box } = item
  const number = printable(numberOf(localId, 20), 'An item')
  const name = printable(safeName(item.name, 'Without a name'), 'Without a name').slice(0, 44)
  const isTicket = item.ticketStatus !== undefined
  return {
    title: name.endsWith(number) ? name : `${name} ${number}`,
    note: printable(safeName(collection.name, 'A collection'), 'A collection').slice(0, 60),
    facts: [
      ...(isTicket || box === undefined ? [] : [{ label: 'Rarity', value: rarityWords[parseRarity(item.rarity)] }]),
      ...(odds === undefined ? [] : [{ label: 'Odds it had', value: oddsText(odds.share) }]),
      ...(price === undefined || lazyMinted ? [] : [{ label: 'Paid', value: priceText(price, unit) }]),
      lazyMinted
        ? { label: 'Where', value: inTheBoxText(item) }
        : { label: 'Owner', value: item.burned || owner === undefined ? 'Nobody any more' : shortenAddress(owner) },
    ],
    rarity: isTicket ? undefined : parseRarity(item.rarity),
    picture:
      item.nfsw || item.imageUrl === undefined
        ? undefined
        : { resource: collection.address, id: localId, isListed: collection.kind !== 'created' },
    instead: number,
  }
}

export function cardOfCollection(collection: CollectionDetails, unit: string): Card {
  const { address, kind, supply, holders, inBox, sold, volume, nfsw, samples, boxes } = collection
  const title = printable(safeName(collection.name, 'A collection'), 'A collection').slice(0, 52)
  const [first] = samples
  const from = boxes[0] && printable(safeName(boxes[0].title, 'a box'), 'a box').slice(0, 40)
  return {
    title,
    note:
      kind === 'created' || from === undefined
        ? 'A collection'
        : kind === 'ticket'
          ? `Tickets of ${from}`
          : `From ${from}`,
    facts: [
      { label: 'Items', value: count(supply) },
      { label: 'Owners', value: count(holders) },
      ...(kind === 'loot' ? [{ label: 'In the box', value: count(inBox) }] : []),
      ...(kind === 'ticket' ? [{ label: 'Sold', value: count(sold) }] : []),
      ...(kind === 'created' ? [] : [{ label: 'Volume', value: priceText(volume, unit) }]),
    ],
    rarity: undefined,
    picture:
      nfsw || first === undefined ? undefined : { resource: address, id: first.localId, isListed: kind !== 'created' },
    instead: title.slice(0, 1).toUpperCase(),
  }
}

function cardOf<T>(result: CatalogResult<T>, toCard: (value: T) => Card | undefined): Promise<Response> | Response {
  if (result.kind === 'unavailable')
    return new Response('The catalog does not answer.', { status: 503, headers: { 'cache-control': 'no-store' } })
  return cardResponse(result.value && toCard(result.value))
}

type Of<Params> = { params: Promise<Params> }

/** `GET /cards/resource_…`: the picture that other sites show for a link to a collection. */
export async function collectionCardRoute(_: Request, { params }: Of<{ resource: string }>): Promise<Response> {
  const { resource: address } = await params
  const result = await readCatalog((catalog, how) => catalog.getCollection({ address }, how))
  return cardOf(result, ({ collection }) => cardOfCollection(collection, readSiteConfig().tokenSymbol))
}

/** `GET /cards/resource_…/#340#`: the same for an item. */
export async function itemCardRoute(_: Request, { params }: Of<{ resource: string; id: string }>): Promise<Response> {
  // Next has decoded the parameters of a route handler.
  const { resource: collection, id: localId } = await params
  const result = await readCatalog((catalog, how) => catalog.getItem({ collection, localId }, how))
  return cardOf(result, ({ item }) => cardOfItem(item, readSiteConfig().tokenSymbol))
}

/** Items of one picture. */
const MAX_SPREAD = 5

type SpreadItem = Pick<ItemDetails, 'rarity' | 'name' | 'localId' | 'nfsw' | 'imageUrl' | 'odds'> & {
  readonly collection: Pick<ItemDetails['collection'], 'address' | 'kind'>
}

const pictureIn = ({ collection, localId, nfsw, imageUrl }: SpreadItem): Card['picture'] =>
  nfsw || imageUrl === undefined
    ? undefined
    : { resource: collection.address, id: localId, isListed: collection.kind !== 'created' }

/** Several items as one picture, the first one large. */
export function cardOfSpread(items: readonly SpreadItem[]): Card | undefined {
  const [best, ...more] = items
  if (best === undefined) return undefined
  return {
    title: printable(safeName(best.name, 'Without a name'), 'Without a name').slice(0, 44),
    note: more.length === 0 ? 'One card' : `The best of ${items.length} cards`,
    facts: [
      { label: 'Rarity', value: rarityWords[parseRarity(best.rarity)] },
      ...(best.odds === undefined ? [] : [{ label: 'Odds it had', value: oddsText(best.odds.share) }]),
    ],
    rarity: parseRarity(best.rarity),
    picture: pictureIn(best),
    instead: numberOf(best.localId, 20),
    more: more.map((item) => ({ rarity: parseRarity(item.rarity), picture: pictureIn(item) })),
  }
}

/** `GET /cards/spread?item=resource_…:#340#&item=…`: the picture of the cards of a reveal. */
export async function spreadCardRoute(request: Request): Promise<Response> {
  const wanted = new URL(request.url).searchParams.getAll('item').slice(0, MAX_SPREAD)
  const answers = await Promise.all(
    wanted.map((item) => {
      const [collection = '', ...id] = item.split(':')
      return readCatalog((catalog, how) => catalog.getItem({ collection, localId: id.join(':') }, how))
    }),
  )
  const unavailable = answers.find(({ kind }) => kind === 'unavailable')
  if (unavailable) return cardOf(unavailable, () => undefined)
  return cardResponse(cardOfSpread(answers.flatMap(({ value }) => (value === undefined ? [] : [value.item]))))
}

/** An album: how much of it is full, and its rarest cards. */
export function cardOfAlbum({ box, kinds }: Album, account: string): Card {
  const have = kinds.filter(({ owned, waiting }) => owned + waiting > 0)
  const pictures = have.slice(0, MAX_SPREAD).map(({ rarity, hasPicture, collection, localId }) => ({
    rarity: parseRarity(rarity),
    picture: hasPicture ? { resource: collection, id: localId, isListed: true } : undefined,
  }))
  const [best, ...more] = pictures
  return {
    title: `${have.length} of ${kinds.length}`,
    note: printable(safeName(box.title, 'A box'), 'A box').slice(0, 60),
    facts: [
      { label: 'Album of', value: shortenAddress(account) },
      { label: 'Cards', value: count(have.reduce((sum, { owned, waiting }) => sum + owned + waiting, 0)) },
    ],
    rarity: best?.rarity,
    picture: best?.picture,
    instead: 'Empty',
    more,
  }
}

/** `GET /cards/album/account_…`: the picture that other sites show for a link to an album. */
export async function albumCardRoute(_: Request, { params }: Of<{ account: string }>): Promise<Response> {
  const { account } = await params
  const box = readSiteConfig().defaultBox ?? ''
  const result = await readCatalog((catalog, how) => catalog.getAlbum({ account, box }, how))
  return cardOf(result, ({ album }) => cardOfAlbum(album, account))
}
