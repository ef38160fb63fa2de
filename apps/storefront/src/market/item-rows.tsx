import type { CatalogItem } from '@lootboxes/catalog'
import type { ListedItem } from '@lootboxes/catalog/lists'
import { displayAmount, parseAmount } from '@lootboxes/ledger'
import { safeName, safeText } from '@lootboxes/lootbox/client'
import { Address, type GridItem, parseRarity } from '@lootboxes/ui'
import { itemPath, mediaPath } from '@/config/paths'
import { numberBeside } from './item-title'

/** An item as a row for the browser. Its creator chose names and texts, so they are cleaned. */
export const shownItem = (item: CatalogItem): ListedItem => ({
  collection: {
    address: item.collection.address,
    name: safeName(item.collection.name, 'A collection without a name'),
  },
  localId: item.localId,
  name: safeName(item.name, 'Without a name'),
  description: safeText(item.description, 160),
  hasPicture: item.imageUrl !== undefined,
  rarity: item.rarity,
  price: item.price,
  sortPrice: item.sortPrice,
  addDate: item.addDate,
  verified: item.verified,
  nfsw: item.nfsw,
  lazyMinted: item.lazyMinted,
  owner: item.owner,
})

/** An amount of the catalog with its unit. */
export const priceText = (price: string, unit: string): string =>
  parseAmount(price).match(
    (amount) => displayAmount(amount, { unit }),
    () => '',
  )

type Words = {
  unit: string
  withCollection?: boolean
  /** A ticket is known to have drawn it. */
  isDrawn?: boolean
}

/** An item as a card of the kit's grid. */
export function gridItem(item: ListedItem, { unit, withCollection = false, isDrawn = false }: Words): GridItem {
  const { collection, localId, owner, price } = item
  return {
    key: `${collection.address}:${localId}`,
    name: item.name,
    href: itemPath(collection.address, localId),
    serial: numberBeside(item.name, localId, 16),
    picture: item.hasPicture ? mediaPath(collection.address, localId) : undefined,
    description: item.description,
    rarity: parseRarity(item.rarity),
    verified: item.verified,
    inTheBox: item.lazyMinted,
    drawn: isDrawn,
    flagged: item.nfsw,
    ...(withCollection ? { collection: collection.name } : {}),
    ...(owner === undefined || item.lazyMinted ? {} : { owner: <Address address={owner} label="Owner" plain /> }),
    ...(price === undefined || item.lazyMinted ? {} : { price: priceText(price, unit) }),
  }
}
