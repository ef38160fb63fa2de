import { safeText } from '@lootboxes/ledger'
import type { CatalogItem } from '../read/item-row'
import type { CatalogActivity } from '../read/list-activity'
import type { ListedActivity, ListedItem } from './listed-rows'

/** An item with only the fields that a list shows. */
export const listedItem = (item: CatalogItem): ListedItem => ({
  collection: { address: item.collection.address, name: item.collection.name },
  localId: item.localId,
  name: item.name,
  description: safeText(item.description, 160),
  hasPicture: item.imageUrl !== undefined,
  rarity: item.rarity,
  price: item.price,
  sortPrice: item.sortPrice,
  addDate: item.addDate,
  verified: item.verified,
  nfsw: item.nfsw,
  lazyMinted: item.lazyMinted,
  drawn: item.drawn,
  owner: item.owner,
})

const isAccount = (address: string | undefined): address is string => address?.startsWith('account_') === true

/** An event with only the fields that a list shows. */
export const listedActivity = (row: CatalogActivity): ListedActivity => ({
  id: row.id,
  stateVersion: row.stateVersion,
  at: row.atMs,
  kind: row.kind,
  count: row.count,
  transactionIntentHash: row.transactionIntentHash,
  // The sender of a transfer; the receiver of anything else.
  account: (row.kind === 'Transfer' ? [row.from, row.to] : [row.to, row.from]).find(isAccount),
  amount: row.amount,
  method: row.kind === 'Other' ? row.method : undefined,
  box: row.box,
  collection: row.collection && { address: row.collection.address, name: row.collection.name },
  things: row.things
    // A redeemed ticket is not part of the loot.
    .filter(({ kind }) => row.kind !== 'Claimed' || kind !== 'ticket')
    .map(({ collection, kind, localId, name, rarity, imageUrl, nfsw }) => ({
      collection,
      localId,
      name,
      rarity,
      isTicket: kind === 'ticket',
      hasPicture: imageUrl !== undefined && !nfsw,
    })),
})
