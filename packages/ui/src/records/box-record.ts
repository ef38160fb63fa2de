import type { SalesDay } from '../charts/sales-figures'
import type { GridItem } from '../marketplace/item-grid'
import type { Figure } from '../parts/figure-strip'
import { formatCount } from '../parts/format-count'
import { formatDate } from '../parts/format-time'
import type { Drop } from '../sections/drop-calendar'
import type { MosaicGroup } from '../sections/item-mosaic'
import type { WallTile } from '../sections/live-wall'
import type { Moment } from '../sections/story-line'
import type { AlbumPlace } from '../tickets/album'
import { parseRarity } from '../tickets/rarity'
import type { ActivityRecord } from './activity-row'
import { kindKey } from './album-record'
import { gridItem, type ItemRecord } from './grid-item'
import { itemName, itemTitle } from './item-title'
import { countText, type Market, priceText } from './market'

/** A kind of loot of a box, and where its copies are. */
type KindRecord = {
  readonly collection: string
  readonly name: string
  readonly rarity: string
  readonly drawn: number
  readonly claimed: number
  readonly left: number
  /** Its share of all that was printed. */
  readonly printedShare: number
}

/** The figures of a box. */
type BoxRecord = {
  readonly price: string
  readonly sold: number
  readonly maxTickets?: number | undefined
  readonly firstSaleAtMs?: number | undefined
  /** Items that tickets have revealed, redeemed or not. */
  readonly revealed: number
  readonly claimed: number
  readonly daysToSellOut?: number | undefined
  readonly kinds: readonly KindRecord[]
}

/** The sales of a box, for a `StatsStrip`. `unit` is the symbol of the token that pays. */
export function boxFigures(box: BoxRecord, unit: string): readonly Figure[] {
  const ofSold = (count: number) =>
    box.sold === 0 ? {} : { note: `${Math.round((count / box.sold) * 100)} % of the sold tickets` }
  return [
    { label: 'Price', value: priceText(box.price, unit), note: 'a ticket' },
    {
      label: 'Sold',
      value: box.sold,
      ...(box.maxTickets === undefined ? {} : { note: `of ${countText(box.maxTickets, 'ticket')}` }),
    },
    { label: 'Revealed', value: box.revealed, ...ofSold(box.revealed) },
    { label: 'Redeemed', value: box.claimed, ...ofSold(box.claimed) },
  ]
}

/** The story of a box for a `StoryLine`: its first sale, its best day, its rarest find, and the rarest kind that is still inside. */
export function boxMoments(
  box: Pick<BoxRecord, 'firstSaleAtMs' | 'kinds'>,
  daily: readonly Pick<SalesDay, 'dayMs' | 'sold'>[],
  { covers, places }: { covers: readonly [first: string, best: string]; places: readonly AlbumPlace[] },
): readonly Moment[] {
  const best = daily.toSorted((one, other) => other.sold - one.sold)[0]
  const byShare = box.kinds.toSorted((one, other) => one.printedShare - other.printedShare)
  const found = byShare.find(({ drawn }) => drawn > 0)
  const hidden = byShare.find(({ drawn, left }) => drawn === 0 && left > 0)
  const kindMoment = (kind: KindRecord, when: string, note: string): Moment => {
    const key = kindKey(kind)
    const picture = places.find((place) => place.key === key)?.picture
    return { key, when, title: itemName(kind.name), note, picture, rarity: parseRarity(kind.rarity) }
  }
  return [
    ...(box.firstSaleAtMs === undefined
      ? []
      : [{ key: 'first', when: formatDate(box.firstSaleAtMs), title: 'The first ticket is sold', picture: covers[0] }]),
    ...(best && best.sold > 0
      ? [
          {
            key: 'best',
            when: formatDate(best.dayMs),
            title: `${countText(best.sold, 'ticket')} in one day`,
            note: 'The best day so far',
            picture: covers[1],
          },
        ]
      : []),
    ...(found ? [kindMoment(found, 'Rarest so far', `Revealed ${countText(found.drawn, 'time')}`)] : []),
    ...(hidden ? [kindMoment(hidden, 'Not revealed yet', `${formatCount(hidden.left)} in the box`)] : []),
  ]
}

/** The date and the note of a box in a `DropCalendar`: its first sale, and how fast it sells. */
export function dropDate(
  box: Pick<BoxRecord, 'sold' | 'firstSaleAtMs' | 'daysToSellOut'>,
): Pick<Drop, 'at'> & { note: string } {
  const days = box.daysToSellOut
  const soldOut = days === undefined ? '' : `, sold out in ${countText(Math.ceil(days), 'day')}`
  return { at: box.firstSaleAtMs, note: `${countText(box.sold, 'ticket')} sold${soldOut}` }
}

/** The kinds of a box for an `ItemMosaic`, with the pictures of its album. `hrefOf` links to the items of a name. */
export function mosaicGroups(
  kinds: readonly KindRecord[],
  hrefOf: (name: string) => string,
  places: readonly AlbumPlace[],
): readonly MosaicGroup[] {
  const pictures = new Map(places.map(({ key, picture }) => [key, picture]))
  return kinds.map(({ collection, name, rarity, drawn, claimed, left }) => {
    const key = kindKey({ collection, name, rarity })
    return {
      key,
      name: itemName(name),
      href: hrefOf(name),
      picture: pictures.get(key),
      rarity: parseRarity(rarity),
      claimed,
      drawn: Math.max(0, drawn - claimed),
      inBox: left,
    }
  })
}

/** The draw of a ticket. */
type DrawRecord = {
  readonly item: Pick<ItemRecord, 'localId' | 'name' | 'rarity' | 'nfsw' | 'imageUrl'> & { readonly collection: string }
  readonly account: string | undefined
  readonly claimed: boolean
}

/** A draw as a card of the item that it gave. */
export function drawCard({ item, account, claimed }: DrawRecord, market: Market): GridItem {
  const collection = { address: item.collection, name: '' }
  const drawn = { ...item, collection, description: '', lazyMinted: !claimed, drawn: true, owner: account }
  return gridItem(drawn, market)
}

/** The items of the newest events for a `LiveWall`, each once. Tickets, and items without a picture to show, are left out. */
export function wallTiles(rows: readonly ActivityRecord[], { paths }: Market): readonly WallTile[] {
  const items = rows.flatMap(({ things }) => things).filter(({ isTicket, hasPicture }) => !isTicket && hasPicture)
  const tiles = items.map(({ collection, localId, name, rarity }) => ({
    key: `${collection}:${localId}`,
    // A narrow tile breaks before the number, not within it.
    name: itemTitle(name, localId).replace('No. ', 'No.\u00a0'),
    href: paths.item(collection, localId),
    picture: paths.media(collection, localId),
    rarity: parseRarity(rarity),
  }))
  return tiles.filter(({ key }, at) => tiles.findIndex((tile) => tile.key === key) === at)
}
