import type { Amount } from '@lootboxes/ledger'
import type { ItemFacts, TicketStatus } from '../ledger/item-facts'
import type { ActivityKind, CollectionKind } from '../options'

/** Rows of the index as a batch works on them. What is new has no id until it is written. */
export type EntityState = { id: number; readonly address: string; readonly kind: 'account' | 'box' | 'other' }

export type CollectionState = {
  id: number
  readonly address: string
  readonly kind: CollectionKind
  readonly boxId: number | undefined
  readonly mutable: boolean
  readonly category: string
  readonly verified: boolean
  readonly nfsw: boolean
}

export type BoxState = {
  readonly id: number
  readonly entity: EntityState
  readonly componentAddress: string
  readonly ticketAddress: string
  readonly tokenAddress: string
  readonly price: Amount
}

export type Owned = { readonly stateVersion: number; readonly owner: EntityState | undefined }

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
  /** Undefined while its data was not read. */
  facts: ItemFacts | undefined
  /** What is in the index already, if only in part: name and rarity decide the kind. */
  owner: EntityState | undefined
  readonly ownerBefore: EntityState | undefined
  /** Owners within this batch, oldest first, beginning with the one before it. */
  readonly owned: Owned[]
  boxId: number | undefined
  kind: KindState | undefined
  kindId: number | undefined
  lazyMinted: boolean
  readonly lazyBefore: boolean
  sortPrice: Amount | undefined
  mintedVersion: number
  mintedMs: number
  burnedVersion: number | undefined
  readonly burnedBefore: boolean
  claimedVersion: number | undefined
  ticketStatus: TicketStatus | undefined
  openedVersion: number | undefined
  isChanged: boolean
}

export type ActivityState = {
  readonly stateVersion: number
  place: number
  readonly kind: ActivityKind
  readonly method: string | undefined
  count: number
  readonly box: BoxState | undefined
  readonly collection: CollectionState | undefined
  readonly from: EntityState | undefined
  readonly to: EntityState | undefined
  readonly amount: Amount | undefined
  items: readonly ItemState[]
}

export type DrawState = {
  readonly ticket: ItemState
  readonly item: ItemState
  readonly box: BoxState
  readonly owner: EntityState | undefined
  readonly stateVersion: number
  kindLeft: number | undefined
  allLeft: number | undefined
}

/** The owner of an item at a state version, as far as this batch saw it. */
export const ownerAt = ({ owned }: ItemState, stateVersion: number): EntityState | undefined =>
  owned.findLast((one) => one.stateVersion <= stateVersion)?.owner ?? owned[0]?.owner

export const itemKey = (collection: CollectionState, localId: string): string => `${collection.id}\n${localId}`
