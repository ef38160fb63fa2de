import type { CatalogItem } from '@lootboxes/catalog'
import { displayAmount, parseAmount } from '@lootboxes/ledger'
import { safeName, safeText } from '@lootboxes/lootbox/client'
import { Address, type GridItem, parseRarity, serialOf } from '@lootboxes/ui'
import * as z from 'zod/mini'
import { itemPath, mediaPath } from '@/config/paths'

/** As much of an item as a card shows and a list is sorted by. Plain, so that it travels as JSON, too. */
export const ShownItem = z.object({
  collection: z.object({ address: z.string(), name: z.string() }),
  localId: z.string(),
  name: z.string(),
  description: z.string(),
  hasPicture: z.boolean(),
  rarity: z.string(),
  price: z.optional(z.string()),
  sortPrice: z.optional(z.number()),
  addDate: z.number(),
  verified: z.boolean(),
  nfsw: z.boolean(),
  lazyMinted: z.boolean(),
  owner: z.optional(z.string()),
})
export type ShownItem = z.infer<typeof ShownItem>

/** Names and texts come from strangers. */
export const shownItem = (item: CatalogItem): ShownItem => ({
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

/** An exact amount of the catalog, as it is shown. */
export const priceText = (price: string, unit: string): string =>
  parseAmount(price).match(
    (amount) => displayAmount(amount, { unit }),
    () => '',
  )

type Words = { unit: string; withCollection?: boolean }

/** An item as the kit's grid takes it. */
export function gridItem(item: ShownItem, { unit, withCollection = false }: Words): GridItem {
  const { collection, localId, owner, price } = item
  return {
    key: `${collection.address}:${localId}`,
    name: item.name,
    href: itemPath(collection.address, localId),
    serial: safeText(serialOf(localId), 12),
    picture: item.hasPicture ? mediaPath(collection.address, localId) : undefined,
    description: item.description,
    rarity: parseRarity(item.rarity),
    verified: item.verified,
    inTheBox: item.lazyMinted,
    flagged: item.nfsw,
    ...(withCollection ? { collection: collection.name } : {}),
    ...(owner === undefined || item.lazyMinted ? {} : { owner: <Address address={owner} label="Owner" plain /> }),
    ...(price === undefined || item.lazyMinted ? {} : { price: priceText(price, unit) }),
  }
}
