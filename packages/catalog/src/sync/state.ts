import type { Amount } from '@lootboxes/ledger'
import type { ItemFacts, TicketStatus } from '../ledger/item-facts'
import type { ActivityKind, CollectionKind } from '../options'

/** Rows of the index as a batch works on them. A new one has no id until it is written. */
export type EntityState = {
  id: number
  readonly address: string
  readonly kind: 'account' | 'box' | 'other'
  /** Of a new one: the transaction that it first appears in. */
  readonly firstVersion: number
}

export type CollectionState = {
  id: number
  readonly address: string
  readonly kind: CollectionKind
  readonly boxId: number | undefined
  /** Whether the data of its items can change. */
  readonly mutable: boolean
  readonly category: string
  readonly verified: boolean
  readonly nfsw: boolean
  /** How many slots its items have been given. */
  slots: number
}

export type BoxState = {
  readonly id: number
  readonly entity: EntityState
  readonly componentAddress: string
  readonly ticketAddress: string
  readonly tokenAddress: string
  /** As the component's state says, at the state version of the batch. */
  price: Amount
  maxTickets: number | undefined
}

export type KindState = {
  id: number | undefined
  readonly box: BoxState
  readonly collection: CollectionState
  readonly name: string
  readonly rarity: string
  imageUrl: string | undefined
  printed: number
  drawn: number
  claimed: number
  isChanged: boolean
}

export type ItemState = {
  id: number | undefined
  readonly collection: CollectionState
  readonly localId: string
  /** Its bit in the bit strings of its collection; tickets have none. */
  readonly slot: number | undefined
  /** Undefined where this batch did not read its data. */
  facts: ItemFacts | undefined
  owner: EntityState | undefined
  readonly ownerBefore: EntityState | undefined
  /** The transaction that gave it to its owner. */
  sinceVersion: number
  readonly sinceBefore: number | undefined
  boxId: number | undefined
  kind: KindState | undefined
  kindId: number | undefined
  lazyMinted: boolean
  readonly lazyBefore: boolean
  sortPrice: Amount | undefined
  /** Of loot: whether a ticket won it. */
  isWon: boolean
  readonly mintedVersion: number
  readonly mintedMs: number
  burnedVersion: number | undefined
  readonly burnedBefore: boolean
  claimedVersion: number | undefined
  ticketStatus: TicketStatus | undefined
  openedVersion: number | undefined
  revealedVersion: number | undefined
  /** The account that redeemed a ticket. */
  redeemer: EntityState | undefined
  isChanged: boolean
}

export type ActivityState = {
  readonly stateVersion: number
  readonly place: number
  readonly kind: ActivityKind
  readonly method: string | undefined
  readonly count: number
  readonly box: BoxState | undefined
  readonly collection: CollectionState | undefined
  readonly from: EntityState | undefined
  readonly to: EntityState | undefined
  /** Another account that it is about: the one whose ticket was redeemed, where its loot went elsewhere. */
  readonly holder: EntityState | undefined
  readonly amount: Amount | undefined
  readonly items: readonly ItemState[]
}

export type DrawState = {
  readonly ticket: ItemState
  readonly item: ItemState
  readonly box: BoxState
  readonly owner: EntityState | undefined
  readonly stateVersion: number
  readonly kindLeft: number | undefined
  readonly allLeft: number | undefined
}

export const itemKey = (collection: CollectionState, localId: string): string => `${collection.id}\n${localId}`
