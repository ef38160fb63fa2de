import { safeText } from '@lootboxes/ledger'
import type { GridItem } from '../marketplace/item-grid'
import { Address } from '../parts/address'
import { parseRarity } from '../tickets/rarity'
import { collectionName } from './collection-record'
import { itemName, numberBeside } from './item-title'
import { type Market, priceText } from './market'

/** An item of a list. Its creator chose the texts, so they are cleaned. */
export type ItemRecord = {
  readonly collection: { readonly address: string; readonly name: string }
  readonly localId: string
  readonly name: string
  readonly description: string
  readonly rarity: string
  readonly nfsw: boolean
  /** Still in its box. */
  readonly lazyMinted: boolean
  /** A ticket has revealed it, and it is still in its box. */
  readonly drawn?: boolean | undefined
  readonly verified?: boolean | undefined
  readonly hasPicture?: boolean | undefined
  readonly imageUrl?: string | undefined
  readonly price?: string | undefined
  readonly owner?: string | undefined
  /** The property for which a search found it. */
  readonly matched?: { readonly name: string; readonly value: string } | undefined
}

type GridItemOptions = { withCollection?: boolean }

/** Why a search found it, before the collection. The card prints the rarity anyway. */
function subtitle({ matched, collection }: ItemRecord) {
  if (matched === undefined || matched.name === 'rarity') return collectionName(collection)
  return (
    <>
      <strong className="inline-block font-semibold text-ink first-letter:uppercase">
        {safeText(matched.name, 40)}: {safeText(matched.value, 40)}
      </strong>
      , {collectionName(collection)}
    </>
  )
}

/** An item as a card of `ItemGrid`. */
export function gridItem(
  item: ItemRecord,
  { paths, unit }: Market,
  { withCollection = false }: GridItemOptions = {},
): GridItem {
  const { collection, localId, owner, price, lazyMinted } = item
  const name = itemName(item.name)
  const hasPicture = item.hasPicture ?? item.imageUrl !== undefined
  return {
    key: `${collection.address}:${localId}`,
    name,
    href: paths.item(collection.address, localId),
    serial: numberBeside(name, localId, 16),
    picture: hasPicture ? paths.media(collection.address, localId) : undefined,
    description: safeText(item.description, 160),
    rarity: parseRarity(item.rarity),
    verified: item.verified ?? false,
    inTheBox: lazyMinted,
    drawn: item.drawn ?? false,
    flagged: item.nfsw,
    ...(withCollection ? { collection: subtitle(item) } : {}),
    ...(owner === undefined || lazyMinted ? {} : { owner: <Address address={owner} label="Owner" plain /> }),
    ...(price === undefined || lazyMinted ? {} : { price: priceText(price, unit) }),
  }
}
