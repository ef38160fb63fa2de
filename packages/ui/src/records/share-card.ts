import { safeName, shortenAddress } from '@lootboxes/ledger'
import { formatCount } from '../parts/format-count'
import { parseRarity, type Rarity, rarityWords } from '../tickets/rarity'
import type { CollectionRecord } from './collection-record'
import type { ItemRecord } from './grid-item'
import { type ItemStory, inTheBoxText, oddsText } from './item-story'
import { NAMELESS, numberOf } from './item-title'
import { priceText } from './market'

/** The picture of a non-fungible. `isListed`: its collection belongs to a listed box. */
type SharedPicture = { readonly resource: string; readonly id: string; readonly isListed: boolean }

/** The content of the picture that other sites show for a link. */
export type ShareCard = {
  readonly title: string
  /** The line above the title, for example the name of a collection. */
  readonly note: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly rarity: Rarity | undefined
  readonly picture: SharedPicture | undefined
  /** Text in the frame of a card without a picture. */
  readonly instead: string
  /** Up to four smaller pictures next to the large one. */
  readonly more?: readonly { readonly rarity: Rarity | undefined; readonly picture: SharedPicture | undefined }[]
}

/** Keeps Latin letters of a creator's text: a renderer with one font would fetch fonts of other scripts from a third party. */
export function latinText(text: string, unnamed: string, most?: number): string {
  const latin = text.replace(/[^\u0020-\u007e\u00a1-\u017f‘’“”–—…]/gu, '').replace(/\s+/g, ' ')
  return (latin.trim() || unnamed).slice(0, most)
}

const nameOn = (name: string | undefined, unnamed: string, most: number) =>
  latinText(safeName(name, unnamed), unnamed, most)

type Kind = CollectionRecord['kind']

type SharedItem = Pick<ItemRecord, 'localId' | 'name' | 'rarity' | 'nfsw' | 'imageUrl'> &
  Pick<ItemStory, 'odds'> & { readonly collection: { readonly address: string; readonly kind: Kind } }

const pictureOf = ({ collection, localId, nfsw, imageUrl }: SharedItem): SharedPicture | undefined =>
  nfsw || imageUrl === undefined
    ? undefined
    : { resource: collection.address, id: localId, isListed: collection.kind !== 'created' }

const rarityFacts = ({ rarity, odds }: SharedItem) => [
  { label: 'Rarity', value: rarityWords[parseRarity(rarity)] },
  ...(odds === undefined ? [] : [{ label: 'Chance of its kind', value: oddsText(odds.share) }]),
]

/** An item as a card: its edge and odds, the price paid, and the owner. */
export function itemShareCard(
  item: SharedItem & ItemStory & { readonly collection: { readonly name: string } },
  unit: string,
): ShareCard {
  const { collection, localId, price, owner, lazyMinted, box } = item
  const number = latinText(numberOf(localId, 20), 'An item')
  const name = nameOn(item.name, NAMELESS, 44)
  const isTicket = item.ticketStatus !== undefined
  return {
    title: name.endsWith(number) ? name : `${name} ${number.replace(' ', '\u00a0')}`,
    note: nameOn(collection.name, 'A collection', 60),
    facts: [
      ...rarityFacts(item).slice(isTicket || box === undefined ? 1 : 0),
      ...(price === undefined || lazyMinted ? [] : [{ label: 'Paid', value: priceText(price, unit) }]),
      lazyMinted
        ? { label: 'Where', value: inTheBoxText(item) }
        : { label: 'Owner', value: item.burned || owner === undefined ? 'None' : shortenAddress(owner) },
    ],
    rarity: isTicket ? undefined : parseRarity(item.rarity),
    picture: pictureOf(item),
    instead: number,
  }
}

type SharedCollection = Omit<CollectionRecord, 'category' | 'verified'> & {
  readonly sold: number
  readonly volume: string
  readonly boxes: readonly { readonly title: string }[]
}

/** A collection as a card: how many items and owners it has, and the picture of its first item. */
export function collectionShareCard(collection: SharedCollection, unit: string): ShareCard {
  const { address, kind, nfsw, samples, boxes } = collection
  const title = nameOn(collection.name, 'A collection', 52)
  const [first] = samples
  const from = boxes[0] && nameOn(boxes[0].title, 'a box', 40)
  const origin = kind === 'ticket' ? `Tickets of ${from}` : `From ${from}`
  return {
    title,
    note: kind === 'created' || from === undefined ? 'A collection' : origin,
    facts: [
      { label: 'Items', value: formatCount(collection.supply) },
      { label: 'Owners', value: formatCount(collection.holders) },
      ...(kind === 'ticket' ? [{ label: 'Sold', value: formatCount(collection.sold) }] : []),
      ...(kind === 'created'
        ? []
        : [
            {
              label: kind === 'ticket' ? 'Volume' : 'Value of revealed items',
              value: priceText(collection.volume, unit),
            },
          ]),
    ],
    rarity: undefined,
    picture:
      nfsw || first === undefined ? undefined : { resource: address, id: first.localId, isListed: kind !== 'created' },
    instead: title.slice(0, 1).toUpperCase(),
  }
}

/** Several items as one card, the first one large. Undefined without an item. */
export function spreadShareCard(items: readonly SharedItem[]): ShareCard | undefined {
  const [best, ...more] = items
  if (best === undefined) return undefined
  return {
    title: nameOn(best.name, NAMELESS, 44),
    note: more.length === 0 ? 'One item' : `${items.length} revealed items`,
    facts: rarityFacts(best),
    rarity: parseRarity(best.rarity),
    picture: pictureOf(best),
    instead: numberOf(best.localId, 20),
    more: more.map((item) => ({ rarity: parseRarity(item.rarity), picture: pictureOf(item) })),
  }
}

const MAX_PICTURES = 5

type SharedAlbum = {
  readonly box: { readonly title: string }
  readonly kinds: readonly {
    readonly collection: string
    readonly localId: string
    readonly rarity: string
    readonly hasPicture: boolean
    readonly owned: number
    readonly waiting: number
  }[]
}

/** An album as a card: how much of it is full, and its rarest loot. */
export function albumShareCard({ box, kinds }: SharedAlbum, account: string): ShareCard {
  const have = kinds.filter(({ owned, waiting }) => owned + waiting > 0)
  const [best, ...more] = have.slice(0, MAX_PICTURES).map(({ rarity, hasPicture, collection, localId }) => ({
    rarity: parseRarity(rarity),
    picture: hasPicture ? { resource: collection, id: localId, isListed: true } : undefined,
  }))
  return {
    title: `${have.length} of ${kinds.length}`,
    note: nameOn(box.title, 'A box', 60),
    facts: [
      { label: 'Album of', value: shortenAddress(account) },
      { label: 'Items', value: formatCount(have.reduce((sum, { owned, waiting }) => sum + owned + waiting, 0)) },
    ],
    rarity: best?.rarity,
    picture: best?.picture,
    instead: 'Empty',
    more,
  }
}
