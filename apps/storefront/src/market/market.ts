import type { Market } from '@lootboxes/ui'
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
})
