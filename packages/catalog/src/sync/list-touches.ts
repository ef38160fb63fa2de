import type { TransactionFacts } from '../ledger/transaction-facts'
import { type BoxState, type CollectionState, itemKey } from './state'

/** An item that transactions of a batch may have changed. */
type Touch = {
  readonly collection: CollectionState
  readonly localId: string
  /** State versions after which its data counts, oldest first. */
  readonly versions: number[]
  /** The transaction that burned it: its data counts as it was just before. */
  burnedVersion: number | undefined
  /** Whether it went into a box, where its kind has to be known. */
  isIntoBox: boolean
}

export type Touches = {
  readonly items: ReadonlyMap<string, Touch>
  /** Keys of the items that each transaction touched, in its own order. */
  readonly byVersion: ReadonlyMap<number, readonly string[]>
  /** By box: transactions that may have drawn for any ticket that waits, because the box names none. */
  readonly unnamedDraws: ReadonlyMap<BoxState, readonly number[]>
  /** Entities that hold or held something. */
  readonly addresses: ReadonlySet<string>
}

type Index = {
  readonly boxes: readonly BoxState[]
  readonly collections: ReadonlyMap<string, CollectionState>
}

/** Lists the items that a batch may have changed. Depends only on its transactions, not on the size of batches. */
export function listTouches(transactions: readonly TransactionFacts[], { boxes, collections }: Index): Touches {
  const items = new Map<string, Touch>()
  const byVersion = new Map<number, string[]>()
  const unnamedDraws = new Map<BoxState, number[]>()
  const addresses = new Set(boxes.map(({ componentAddress }) => componentAddress))
  const inBoxes = new Set(addresses)
  const touch = (collection: CollectionState, localId: string, stateVersion: number): Touch => {
    const key = itemKey(collection, localId)
    const known = items.get(key) ?? { collection, localId, versions: [], burnedVersion: undefined, isIntoBox: false }
    items.set(key, known)
    if (known.versions.at(-1) === stateVersion) return known
    known.versions.push(stateVersion)
    const keys = byVersion.get(stateVersion) ?? []
    byVersion.set(stateVersion, keys)
    keys.push(key)
    return known
  }
  for (const { stateVersion, moves, fleeting, boxes: called } of transactions) {
    const arrived = new Set<Touch>()
    for (const { resource, entity, added } of moves) {
      const collection = collections.get(resource)
      if (!collection) continue
      addresses.add(entity)
      for (const localId of added) {
        const one = touch(collection, localId, stateVersion)
        arrived.add(one)
        one.isIntoBox ||= inBoxes.has(entity)
      }
    }
    for (const { resource, removed } of moves) {
      const collection = collections.get(resource)
      if (!collection) continue
      for (const localId of removed) {
        const one = touch(collection, localId, stateVersion)
        if (!arrived.has(one)) one.burnedVersion = stateVersion
      }
    }
    for (const { resource, ids } of fleeting) {
      const collection = collections.get(resource)
      if (collection) for (const localId of ids) touch(collection, localId, stateVersion).burnedVersion = stateVersion
    }
    for (const { component, tickets: ids, namesTickets } of called) {
      const box = boxes.find(({ componentAddress }) => componentAddress === component)
      const tickets = box && collections.get(box.ticketAddress)
      if (!tickets) continue
      for (const localId of ids) touch(tickets, localId, stateVersion)
      if (!namesTickets) unnamedDraws.set(box, [...(unnamedDraws.get(box) ?? []), stateVersion])
    }
  }
  return { items, byVersion, unnamedDraws, addresses }
}
