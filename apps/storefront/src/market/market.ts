import { systemClock } from '@lootboxes/ledger'
import { albumPlaces, type Market } from '@lootboxes/ui'
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

/** The meaning of the columns “Items sold” and “Volume” in the rankings. */
export const soldText = 'An item counts as sold when a ticket has drawn it, for the price of that ticket.'
