import type { Gateway } from '@lootboxes/gateway'
import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import type { TicketFields } from '../ledger/item-facts'
import type { TransactionFacts } from '../ledger/transaction-facts'
import { readVersion } from '../ledger/transaction-source'
import { json } from '../table-rows'
import { applyTransaction } from './apply-transaction'
import type { Batch, VersionRow } from './batch'
import { createKindBook } from './kind-book'
import { listTouches, type Touches } from './list-touches'
import { type ItemName, loadEntities, loadItems, loadKinds, loadWaiting } from './load'
import { type BoxFields, readBoxStates } from './read-box-states'
import { type ObservationRequest, type Observations, readObservations } from './read-observations'
import { type BoxState, type CollectionState, type EntityState, type ItemState, itemKey, type KindState } from './state'
import { createTally } from './tally'
import { writeActivities } from './write-activities'
import { writeHoldings } from './write-holdings'
import { writeDraws, writeEntities, writeItems, writeKinds } from './write-items'
import { writeBoxStates, writeTallies } from './write-tallies'
import { loadDescribed, writeTraits } from './write-traits'
import { writeItemWords } from './write-words'

/** Rows of the index that the writer keeps in memory. Dropped after a failure. */
export type Session = {
  readonly boxes: readonly BoxState[]
  collections: Map<string, CollectionState>
  kinds: KindState[] | undefined
  /** Resources that are no collections. */
  readonly ignored: Set<string>
}

export type BatchDeps = {
  readonly gateway: Gateway
  readonly fields: TicketFields
  readonly boxFields: BoxFields
  readonly read: <T>(work: (run: Run) => Promise<T>) => Promise<T>
  readonly signal?: AbortSignal | undefined
}

/** The rows of a batch, ready to be written in one database transaction. */
export type Prepared = { readonly write: (run: Run) => Promise<void>; readonly activities: number }

/** The items of the index that a batch touches, and those that wait for a draw it may have made. */
async function loadTouched(run: Run, { boxes, collections }: Session, touches: Touches) {
  const entities = await loadEntities(run, touches.addresses)
  for (const { entity } of boxes) entities.set(entity.address, entity)
  const items = await loadItems(run, touches.items.values(), entities)
  for (const box of touches.unnamedDraws.keys()) {
    const tickets = collections.get(box.ticketAddress)
    if (!tickets) continue
    for (const item of await loadWaiting(run, box, tickets, entities)) {
      const key = itemKey(item.collection, item.localId)
      if (!items.has(key)) items.set(key, item)
    }
  }
  return { items, entities }
}

/**
 * Whose data is read, and after which transactions. What can change is read after each that touched it; what cannot is
 * read once: when it is new, and when it is put into a box without having a kind.
 */
function observationRequests(
  { items: touches, unnamedDraws }: Touches,
  items: ReadonlyMap<string, ItemState>,
): readonly ObservationRequest[] {
  const requests: ObservationRequest[] = []
  const unnamedFor = (boxId: number | undefined) => [...unnamedDraws].find(([box]) => box.id === boxId)?.[1] ?? []
  for (const [key, touch] of touches) {
    const { collection, versions } = touch
    const known = items.get(key)
    if (collection.kind === 'ticket') {
      const all = new Set([...versions, ...unnamedFor(collection.boxId)])
      requests.push({ ...touch, versions: [...all].sort((a, b) => a - b) })
    } else if (collection.mutable) requests.push(touch)
    else if (!known || (touch.isIntoBox && known.kindId === undefined)) requests.push({ ...touch, versions: [] })
  }
  for (const [key, { collection, localId, ticketStatus }] of items)
    if (!touches.has(key) && ticketStatus === 'waiting')
      requests.push({ collection, localId, versions: unnamedFor(collection.boxId), burnedVersion: undefined })
  return requests
}

/** Names of the loot that tickets say they won and that is not loaded yet. */
function missingLoot(observations: Observations, session: Session, items: ReadonlyMap<string, ItemState>): ItemName[] {
  const names = new Map<string, ItemName>()
  for (const { ticket } of observations.all())
    for (const { resource, ids } of ticket?.loots ?? []) {
      const collection = session.collections.get(resource)
      if (!collection) continue
      for (const localId of ids) {
        const key = itemKey(collection, localId)
        if (!items.has(key)) names.set(key, { collection, localId })
      }
    }
  return [...names.values()]
}

/** Transactions that wrote ticket data which the index does not have yet, and that are of no batch since. */
async function earlierWrites(
  observations: Observations,
  transactions: readonly TransactionFacts[],
  items: ReadonlyMap<string, ItemState>,
  { gateway, signal }: BatchDeps,
): Promise<ReadonlyMap<number, VersionRow>> {
  const known = new Set(transactions.map(({ stateVersion }) => stateVersion))
  for (const { openedVersion, revealedVersion } of items.values())
    for (const version of [openedVersion, revealedVersion]) if (version !== undefined) known.add(version)
  const earlier = new Map<number, VersionRow>()
  for (const { writtenAt, ticket } of observations.all()) {
    if (known.has(writtenAt) || ticket === undefined || ticket.status === 'unrevealed') continue
    known.add(writtenAt)
    const row = await readVersion(gateway, writtenAt, signal)
    if (row) earlier.set(writtenAt, row)
  }
  return earlier
}

/** Boxes whose price or size is another one since their last transaction; brings the session up to date. */
async function changedBoxes(
  { boxes }: Session,
  transactions: readonly TransactionFacts[],
  stateVersion: number,
  { gateway, boxFields, signal }: BatchDeps,
): Promise<readonly BoxState[]> {
  const called = new Set(transactions.flatMap((one) => one.boxes.map(({ component }) => component)))
  if (called.size === 0) return []
  const states = await readBoxStates([...called], { gateway, boxFields, stateVersion, signal })
  return boxes.filter((box) => {
    const state = states.get(box.componentAddress)
    if (!state) return false
    const { price = box.price, maxTickets } = state
    if (price === box.price && maxTickets === box.maxTickets) return false
    box.price = price
    box.maxTickets = maxTickets
    return true
  })
}

const entitySource = ({ boxes }: Session, entities: Map<string, EntityState>) => {
  const boxAddresses = new Set(boxes.map(({ componentAddress }) => componentAddress))
  return (address: string, firstVersion: number): EntityState => {
    const known = entities.get(address)
    if (known) return known
    const kind = boxAddresses.has(address) ? 'box' : address.startsWith('account_') ? 'account' : 'other'
    const fresh: EntityState = { id: 0, address, kind, firstVersion }
    entities.set(address, fresh)
    return fresh
  }
}

/** Tickets that wait for their draw in boxes that name no tickets in a transaction, the oldest first. */
function waitingFor({ boxes, items }: Batch, transaction: TransactionFacts): readonly ItemState[] {
  const unnamed = new Set(transaction.boxes.filter((box) => !box.namesTickets).map(({ component }) => component))
  if (unnamed.size === 0) return []
  const boxIds = new Set(boxes.filter(({ componentAddress }) => unnamed.has(componentAddress)).map(({ id }) => id))
  return [...items.values()]
    .filter(
      ({ ticketStatus, burnedVersion, collection: { boxId } }) =>
        ticketStatus === 'waiting' && burnedVersion === undefined && boxId !== undefined && boxIds.has(boxId),
    )
    .sort((a, b) => a.mintedVersion - b.mintedVersion || (a.localId < b.localId ? -1 : 1))
}

/**
 * Computes the rows that transactions change. Loads the touched rows of the index, reads the data of touched items after each
 * transaction, and applies the transactions in their order. The rows do not depend on the size of batches.
 */
export async function prepareBatch(
  session: Session,
  transactions: readonly TransactionFacts[],
  upTo: number,
  deps: BatchDeps,
  firstPlace = 0,
): Promise<Prepared> {
  const { gateway, fields, read, signal } = deps
  const touches = listTouches(transactions, session)
  const { items, entities } = await read((run) => loadTouched(run, session, touches))
  const requests = observationRequests(touches, items)
  const observations = await readObservations(requests, { gateway, fields, upTo, signal })
  const missing = missingLoot(observations, session, items)
  const kinds = await read(async (run) => {
    for (const [key, item] of await loadItems(run, missing, entities)) items.set(key, item)
    session.kinds ??= await loadKinds(run, session.boxes, session.collections)
    return session.kinds
  })
  const earlier = await earlierWrites(observations, transactions, items, deps)
  const changed = await changedBoxes(session, transactions, upTo, deps)
  const batch: Batch = {
    boxes: session.boxes,
    collections: session.collections,
    items,
    entity: entitySource(session, entities),
    observations,
    kinds: createKindBook(kinds),
    earlier,
    tally: createTally(),
    activities: [],
    draws: [],
    money: new Map(),
    versions: [],
  }
  for (const transaction of transactions) {
    const keys = touches.byVersion.get(transaction.stateVersion) ?? []
    applyTransaction(batch, transaction, { keys, waiting: waitingFor(batch, transaction), firstPlace })
  }
  const firsts = firstMoves(transactions, session.collections)
  return {
    activities: batch.activities.length,
    write: async (run) => {
      await writeEntities(run, entities.values())
      await writeKinds(run, kinds)
      const described = await loadDescribed(run, items.values())
      await writeItems(run, items.values())
      await writeItemWords(run, items.values())
      await writeTraits(run, items.values(), described)
      const holders = await writeHoldings(run, items.values())
      await writeDraws(run, batch.draws)
      await writeBoxStates(run, changed)
      await writeActivities(run, batch)
      await writeTallies(run, batch, { items: items.values(), holders })
      await run(sql`
        update catalog.collections c set first_version = r.v, first_at = r.at
        from jsonb_to_recordset(${json(firsts)}) as r(id int, v bigint, at timestamptz)
        where c.id = r.id and c.first_version = 0`)
    },
  }
}

function firstMoves(transactions: readonly TransactionFacts[], collections: ReadonlyMap<string, CollectionState>) {
  const firsts = new Map<number, { id: number; v: number; at: string }>()
  for (const { stateVersion, atMs, moves, fleeting } of transactions)
    for (const { resource } of [...moves, ...fleeting]) {
      const id = collections.get(resource)?.id
      if (id !== undefined && !firsts.has(id)) firsts.set(id, { id, v: stateVersion, at: new Date(atMs).toISOString() })
    }
  return [...firsts.values()]
}
