import type { Market } from '@lootboxes/ui'
import { SiteAnchor } from '@/client/site-link'
import { accountPath, collectionPath, itemPath, mediaPath, receiptPath } from '@/config/paths'

/** This site's paths and links for the kit's records; `unit` is the symbol of the token that pays. */
export const marketOf = (unit: string): Market => ({
  paths: {
    account: accountPath,
    box: (address) => `/${address}`,
    collection: collectionPath,
    item: itemPath,
    media: mediaPath,
    receipt: receiptPath,
  },
  unit,
  link: SiteAnchor,
})
