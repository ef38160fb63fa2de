import { systemClock } from '@lootboxes/ledger'
import { albumPlaces, type CollectionTab, type Market } from '@lootboxes/ui'
import { accountPath, boxPath, collectionPath, itemPath, mediaPath, receiptPath } from '@/config/paths'

/** This site's paths and links for the kit's records; `unit` is the symbol of the token that pays. */
export const marketOf = (unit: string): Market => ({
  paths: {
    account: accountPath,
    box: boxPath,
    collection: collectionPath,
    item: itemPath,
    media: mediaPath,
    receipt: receiptPath,
  },
  unit,
})

/** The places of an album, with the pictures and links of this site. */
export const placesOf = (kinds: Parameters<typeof albumPlaces>[0]) =>
  albumPlaces(kinds, { item: itemPath, media: mediaPath }, systemClock.now())

/** The sentences of a tab without collections: what it contains, and why there is none. */
export const emptyTabs: Readonly<Record<CollectionTab, string>> = {
  trending: 'Here are the collections that sold the most items in the last 24 hours. Nothing was sold in that time.',
  top: 'Here are the ten collections with the highest volume. Nothing was sold yet.',
  recent: 'Here are collections for 30 days after their first appearance on the ledger. All of them are older.',
}

/** The meaning of the columns “Items sold” and “Volume” in the rankings. */
export const soldText = 'An item counts as sold when a ticket has drawn it, for its share of the ticket’s price.'
