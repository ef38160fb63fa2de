import type { Amount } from '@lootboxes/ledger'
import type { ItemFacts } from '../ledger/item-facts'
import type { ActivityKind } from '../options'
import type { activity, boxes, collections, draws, entities, items, kinds } from '../schema'
import type { RowOf } from '../table-rows'

/** An entity that holds or held items. A new one has the id 0 until it is written. */
export type EntityState = RowOf<typeof entities>

export type CollectionState = Pick<
  RowOf<typeof collections>,
  'id' | 'address' | 'kind' | 'boxId' | 'mutable' | 'category' | 'verified' | 'nfsw' | 'slots'
>

/** A box with its price and size at the state version of the batch. */
export type BoxState = Pick<
  RowOf<typeof boxes>,
  'id' | 'componentAddress' | 'ticketAddress' | 'tokenAddress' | 'maxTickets'
> & { readonly entity: EntityState; price: Amount }

/** A kind of loot in a box. A new one has no id until it is written. */
export type KindState = Omit<RowOf<typeof kinds>, 'id' | 'boxId' | 'collectionId'> & {
  id: number | undefined
  readonly box: BoxState
  readonly collection: CollectionState
  isChanged: boolean
}

/** The columns of an item that a batch reads and writes unchanged. */
export const itemStateColumns = [
  'localId',
  'slot',
  'boxId',
  'kindId',
  'lazyMinted',
  'mintedVersion',
  'mintedMs',
  'burnedVersion',
  'claimedVersion',
  'ticketStatus',
  'openedVersion',
  'revealedVersion',
] as const

/** An item as a batch changes it. A new one has no id until it is written. */
export type ItemState = Pick<RowOf<typeof items>, (typeof itemStateColumns)[number]> & {
  id: number | undefined
  readonly collection: CollectionState
  /** Undefined if this batch did not read the item's data. */
  facts: ItemFacts | undefined
  owner: EntityState | undefined
  readonly ownerBefore: EntityState | undefined
  /** The transaction that gave it to its owner. */
  sinceVersion: number
  readonly sinceBefore: number | undefined
  kind: KindState | undefined
  readonly lazyBefore: boolean
  sortPrice: Amount | undefined
  /** Whether a ticket won this loot. */
  isWon: boolean
  readonly burnedBefore: boolean
  /** The account that redeemed a ticket. Only the batch that redeems it writes it. */
  redeemer: EntityState | undefined
  isChanged: boolean
}

export type ActivityState = Pick<RowOf<typeof activity>, 'stateVersion' | 'place' | 'method' | 'count'> & {
  readonly kind: ActivityKind
  readonly box: BoxState | undefined
  readonly collection: CollectionState | undefined
  readonly from: EntityState | undefined
  readonly to: EntityState | undefined
  /** The account whose ticket was redeemed, if its loot went to another account. */
  readonly holder: EntityState | undefined
  readonly amount: Amount | undefined
  readonly items: readonly ItemState[]
}

export type DrawState = Pick<RowOf<typeof draws>, 'stateVersion' | 'kindLeft' | 'allLeft'> & {
  readonly ticket: ItemState
  readonly item: ItemState
  readonly box: BoxState
  readonly owner: EntityState | undefined
}

export const itemKey = (collection: CollectionState, localId: string): string => `${collection.id}\n${localId}`
