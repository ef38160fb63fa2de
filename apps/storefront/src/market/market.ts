import { systemClock } from '@lootboxes/ledger'
import { albumPlaces, type CollectionTab, type Market } from '@lootboxes/ui'
import { accountPath, boxPath, collectionPath, itemPath, mediaPath, receiptPath } from '@/config/paths'
import { findBox, type SiteConfig } from '@/config/site-config'

/** The paths, the boxes and the token of a site for the kit's records. */
export const marketOf = (site: Pick<SiteConfig, 'boxes' | 'tokenSymbol'>): Market => ({
  paths: {
    account: accountPath,
    box: boxPath,
    collection: collectionPath,
    item: itemPath,
    media: mediaPath,
    receipt: receiptPath,
  },
  boxPicture: (address) => findBox(site, address)?.userImage,
  unit: site.tokenSymbol,
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
