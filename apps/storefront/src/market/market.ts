import { systemClock } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { albumPlaces, type CollectionTab, type Market } from '@lootboxes/ui'
import { accountPath, boxPath, collectionPath, itemPath, mediaPath, receiptPath } from '@/config/paths'

/** This site's paths and links for the kit's records; `unit` is the symbol of the token that pays. `boxes` have pictures. */
export const marketOf = (unit: string, boxes: readonly LootboxEntry[] = []): Market => ({
  paths: {
    account: accountPath,
    box: boxPath,
    collection: collectionPath,
    item: itemPath,
    media: mediaPath,
    receipt: receiptPath,
  },
  boxPicture: (address) => boxes.find(({ componentAddress }) => componentAddress === address)?.userImage,
  unit,
})

/** The places of an album, with the pictures and links of this site. */
export const placesOf = (kinds: Parameters<typeof albumPlaces>[0]) =>
  albumPlaces(kinds, { item: itemPath, media: mediaPath }, systemClock.now())

/** Why a tab has no collections. */
export const emptyTabs: Readonly<Record<CollectionTab, string>> = {
  trending:
    'Trending collections have the most revealed items whose tickets were bought in the last 24 hours. There are none.',
  top: 'Top collections are the ten with the most valuable revealed items. No ticket was revealed yet.',
  recent: 'A collection is recent for 30 days after its first appearance on the ledger. All collections are older.',
}

/** The meaning of the columns “Revealed” and “Value” in the rankings. */
export const valueText = 'Value: each revealed item counts with its share of the ticket’s price.'
