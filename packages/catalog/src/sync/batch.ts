import type { Amount } from '@lootboxes/ledger'
import type { TransactionFacts } from '../ledger/transaction-facts'
import type { KindBook } from './kind-book'
import type { Observations } from './read-observations'
import type { ActivityState, BoxState, CollectionState, DrawState, EntityState, ItemState } from './state'
import type { Tally } from './tally'

/** Which transaction wrote a state version, and when. */
export type VersionRow = Pick<TransactionFacts, 'stateVersion' | 'hash' | 'atMs'>

type BoxMoney = { readonly box: BoxState; received: Amount; withdrawn: Amount }

/** The state of the index that transactions change, and the rows that they add. */
export type Batch = {
  readonly boxes: readonly BoxState[]
  readonly collections: ReadonlyMap<string, CollectionState>
  /** By `itemKey`: those that the index has, and those that the batch mints. */
  readonly items: Map<string, ItemState>
  /** The entity of an address; a new one where the index does not have it. */
  readonly entity: (address: string, stateVersion: number) => EntityState
  readonly observations: Observations
  readonly kinds: KindBook
  /** Transactions of earlier batches whose ticket data was not seen then. */
  readonly earlier: ReadonlyMap<number, VersionRow>
  readonly tally: Tally
  readonly activities: ActivityState[]
  readonly draws: DrawState[]
  readonly money: Map<number, BoxMoney>
  readonly versions: VersionRow[]
}

/** Items that one transaction moved from one entity to another, minted (no `from`) or burned (no `to`). */
export type MoveGroup = {
  readonly collection: CollectionState
  readonly from: EntityState | undefined
  readonly to: EntityState | undefined
  readonly items: ItemState[]
  readonly isMint: boolean
}

/** One transaction of a batch while it is applied. */
export type Step = {
  readonly batch: Batch
  readonly transaction: TransactionFacts
  readonly groups: readonly MoveGroup[]
  /** Where the items of `groups` were before. */
  readonly origins: ReadonlyMap<ItemState, EntityState | undefined>
  /** Items whose move is part of a purchase or a claim. */
  readonly explained: Set<ItemState>
  record(activity: Omit<ActivityState, 'stateVersion' | 'place' | 'count' | 'holder'> & Partial<ActivityState>): void
}

export const boxOfTicket = ({ boxes }: Batch, { collection }: ItemState): BoxState | undefined =>
  boxes.find(({ id }) => id === collection.boxId)

export const boxAt = ({ boxes }: Batch, entity: EntityState | undefined): BoxState | undefined =>
  entity?.kind === 'box' ? boxes.find(({ componentAddress }) => componentAddress === entity.address) : undefined

/** The holder of an item at a transaction: before it, or after it if the transaction minted the item. */
export const holderOf = ({ origins }: Step, item: ItemState): EntityState | undefined => origins.get(item) ?? item.owner
