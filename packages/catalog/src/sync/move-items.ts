import type { TransactionFacts } from '../ledger/transaction-facts'
import type { Batch, MoveGroup } from './batch'
import { type CollectionState, type EntityState, type ItemState, itemKey } from './state'

function nextSlot(collection: CollectionState): number | undefined {
  if (collection.kind === 'ticket') return undefined
  collection.slots += 1
  return collection.slots - 1
}

const newItem = (
  collection: CollectionState,
  localId: string,
  { stateVersion, atMs }: TransactionFacts,
  owner: EntityState | undefined,
): ItemState => ({
  id: undefined,
  collection,
  localId,
  slot: nextSlot(collection),
  facts: undefined,
  owner,
  ownerBefore: undefined,
  sinceVersion: stateVersion,
  sinceBefore: undefined,
  boxId: collection.boxId,
  kind: undefined,
  kindId: undefined,
  lazyMinted: false,
  lazyBefore: false,
  sortPrice: undefined,
  isWon: false,
  mintedVersion: stateVersion,
  mintedMs: atMs,
  burnedVersion: undefined,
  burnedBefore: false,
  claimedVersion: undefined,
  ticketStatus: collection.kind === 'ticket' ? 'unrevealed' : undefined,
  openedVersion: undefined,
  revealedVersion: undefined,
  redeemer: undefined,
  isChanged: true,
})

type Passage = { readonly collection: CollectionState; readonly localId: string; from?: string; to?: string }

/** From where to where a transaction took each item, in the order of its balance changes. */
function passagesOf({ collections }: Batch, { moves, fleeting }: TransactionFacts): ReadonlyMap<string, Passage> {
  const passages = new Map<string, Passage>()
  const passage = (collection: CollectionState, localId: string): Passage => {
    const key = itemKey(collection, localId)
    const known = passages.get(key) ?? { collection, localId }
    passages.set(key, known)
    return known
  }
  for (const { resource, entity, added, removed } of moves) {
    const collection = collections.get(resource)
    if (!collection) continue
    for (const id of removed) passage(collection, id).from = entity
    for (const id of added) passage(collection, id).to = entity
  }
  for (const { resource, ids } of fleeting) {
    const collection = collections.get(resource)
    if (collection) for (const id of ids) passage(collection, id)
  }
  return passages
}

/** Moves items as a transaction did, and groups them by collection, origin and destination. */
export function moveItems(batch: Batch, transaction: TransactionFacts) {
  const { stateVersion } = transaction
  const groups = new Map<string, MoveGroup>()
  const origins = new Map<ItemState, EntityState | undefined>()
  for (const [key, { collection, localId, from, to }] of passagesOf(batch, transaction)) {
    if (from !== undefined && from === to) continue
    const origin = from === undefined ? undefined : batch.entity(from, stateVersion)
    const owner = to === undefined ? undefined : batch.entity(to, stateVersion)
    const known = batch.items.get(key)
    const item = known ?? newItem(collection, localId, transaction, owner)
    if (!known) batch.items.set(key, item)
    origins.set(item, origin)
    item.owner = owner
    item.sinceVersion = stateVersion
    item.isChanged = true
    if (owner === undefined) item.burnedVersion = stateVersion
    item.lazyMinted = collection.kind !== 'ticket' && owner?.kind === 'box'
    const isMint = from === undefined && known === undefined
    const name = `${collection.id} ${from ?? ''} ${to ?? ''} ${isMint}`
    const group = groups.get(name) ?? { collection, from: origin, to: owner, items: [], isMint }
    group.items.push(item)
    groups.set(name, group)
  }
  return { groups: [...groups.values()], origins }
}
