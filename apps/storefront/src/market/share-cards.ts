import type { CollectionDetails, ItemDetails } from '@lootboxes/catalog'
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

function cardOf<T>(result: CatalogResult<T>, toCard: (value: T) => Card): Promise<Response> | Response {
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
