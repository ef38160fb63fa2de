import type { Gateway } from '@lootboxes/gateway'
import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import type { TicketFields } from '../ledger/item-facts'
import type { TransactionFacts } from '../ledger/transaction-facts'
import { type DrawContext, drawLoot, lootNames } from './draw-loot'
import { type ItemName, json, loadEntities, loadItems, loadKinds, loadUnopened, loadWaiting } from './load'
import { readData, type TicketReading } from './read-data'
import { type BoxState, type CollectionState, type EntityState, type ItemState, itemKey, type KindState } from './state'
import { createTally } from './tally'
import { type MethodNames, type Walked, walk } from './walk'
import {
  writeActivities,
  writeDraws,
  writeEntities,
  writeHoldings,
  writeItems,
  writeKinds,
  writeTallies,
  writeTraits,
} from './write-batch'

/** What a writer knows of the index without asking it again. Thrown away with the first failure. */
export type Session = {
  readonly boxes: readonly BoxState[]
  collections: Map<string, CollectionState>
  kinds: KindState[] | undefined
  /** Resources that are no collections. */
  readonly ignored: Set<string>
}

export type ApplyDeps = {
  readonly gateway: Gateway
  readonly fields: TicketFields
  readonly methods: MethodNames
  readonly read: <T>(work: (run: Run) => Promise<T>) => Promise<T>
  readonly signal?: AbortSignal | undefined
}

/** The rows of a batch, ready to be written in one transaction. */
export type Prepared = { readonly write: (run: Run) => Promise<void>; readonly activities: number }

const isReveal = (methods: MethodNames) => (transaction: TransactionFacts) =>
  transaction.calls.some(({ method }) => method.startsWith(methods.reveal))

type Loaded = { items: Map<string, ItemState>; entities: Map<string, EntityState>; unopened: Map<number, ItemState[]> }

async function load(
  run: Run,
  session: Session,
  transactions: readonly TransactionFacts[],
  methods: MethodNames,
): Promise<Loaded> {
  const { boxes, collections } = session
  const names: ItemName[] = []
  const addresses = new Set<string>(boxes.map(({ componentAddress }) => componentAddress))
  for (const { moves, calls, namedIds, accounts } of transactions) {
    for (const account of accounts) addresses.add(account)
    for (const { resource, entity, added, removed } of moves) {
      const collection = collections.get(resource)
      if (!collection) continue
      addresses.add(entity)
      for (const localId of [...added, ...removed]) names.push({ collection, localId })
    }
    for (const { box: address } of calls) {
      const box = boxes.find(({ componentAddress }) => componentAddress === address)
      const tickets = box && collections.get(box.ticketAddress)
      if (tickets) for (const localId of namedIds) names.push({ collection: tickets, localId })
    }
  }
  const unique = new Map(names.map((name) => [itemKey(name.collection, name.localId), name]))
  const items = await loadItems(run, unique.values())
  const unopened = new Map<number, ItemState[]>()
  for (const transaction of transactions.filter(isReveal(methods))) {
    if (transaction.namedIds.length > 0) continue
    for (const { box: address } of transaction.calls) {
      const box = boxes.find(({ componentAddress }) => componentAddress === address)
      const tickets = box && collections.get(box.ticketAddress)
      if (!tickets) continue
      const found = await loadUnopened(run, transaction.accounts, tickets)
      unopened.set(
        transaction.stateVersion,
        found.map((item) => keep(items, item)),
      )
    }
  }
  return { items, entities: await loadEntities(run, addresses), unopened }
}

/** The batch's own state of an item, if it has one. */
function keep(items: Map<string, ItemState>, item: ItemState): ItemState {
  const key = itemKey(item.collection, item.localId)
  const known = items.get(key)
  if (known) return known
  items.set(key, item)
  return item
}

async function timesOf(run: Run, readings: readonly TicketReading[], versions: Walked['versions']) {
  const times = new Map(versions.map(({ stateVersion, atMs }) => [stateVersion, atMs]))
  const missing = [...new Set(readings.map(({ writtenAt }) => writtenAt))].filter((at) => !times.has(at))
  if (missing.length === 0) return times
  const rows = await run<{ v: number; ms: number }>(sql`
    select state_version::float8 as v, (extract(epoch from at) * 1000)::float8 as ms from catalog.transactions
    where state_version in (select v::bigint from jsonb_array_elements_text(${json(missing)}) as a(v))`)
  for (const { v, ms } of rows) times.set(v, ms)
  return times
}

async function loadDrawn(run: Run, readings: readonly TicketReading[]): Promise<Set<number>> {
  const ids = readings.flatMap(({ item }) => (item.id === undefined ? [] : [item.id]))
  if (ids.length === 0) return new Set()
  const rows = await run<{ id: number }>(sql`
    select distinct ticket_id as id from catalog.draws
    where ticket_id in (select i::int from jsonb_array_elements_text(${json(ids)}) as a(i))`)
  return new Set(rows.map(({ id }) => id))
}

/** Calls that named no tickets: those whose data was written then were the ones. */
function settleOpenings(
  { openings }: Walked,
  readings: readonly TicketReading[],
  tally: ReturnType<typeof createTally>,
) {
  for (const { activity, stateVersion, candidates } of openings) {
    const opened = candidates.filter((item) => {
      const reading = readings.find((one) => one.item === item)
      return reading !== undefined && reading.ticket.status !== 'unrevealed' && item.openedVersion === undefined
    })
    for (const item of opened) {
      item.openedVersion = stateVersion
      item.isChanged = true
    }
    activity.items = opened
    activity.count = opened.length
    const { box, collection } = activity
    const at = readings[0]?.item.mintedMs ?? 0
    if (box) tally.add('box', box.id, 'opened', opened.length, at)
    if (collection) tally.add('collection', collection.id, 'opened', opened.length, at)
  }
}

/**
 * Works out what a batch of transactions changes: reads what the index knows, walks the transactions, reads from the
 * ledger what they do not tell, and gives the rows to write. `upTo` is the state the ledger is read at.
 */
export async function applyTransactions(
  session: Session,
  transactions: readonly TransactionFacts[],
  upTo: number,
  { gateway, fields, methods, read, signal }: ApplyDeps,
): Promise<Prepared> {
  const tally = createTally()
  const { boxes, collections } = session
  const { items, entities, unopened } = await read((run) => load(run, session, transactions, methods))
  const boxAddresses = new Set(boxes.map(({ componentAddress }) => componentAddress))
  const entity = (address: string): EntityState => {
    const known = entities.get(address)
    if (known) return known
    const kind = boxAddresses.has(address) ? 'box' : address.startsWith('account_') ? 'account' : 'other'
    const fresh: EntityState = { id: 0, address, kind }
    entities.set(address, fresh)
    return fresh
  }
  const walked = walk({ methods, boxes, collections, entity, items, unopened, tally }, transactions)
  if (walked.calledBoxes.size > 0) {
    const waiting = await read(async (run) => {
      const found: ItemState[] = []
      for (const box of walked.calledBoxes) {
        const tickets = collections.get(box.ticketAddress)
        if (tickets) found.push(...(await loadWaiting(run, box, tickets)))
      }
      return found
    })
    for (const item of waiting) walked.candidates.add(keep(items, item))
  }
  for (const item of items.values()) if (item.ticketStatus === 'waiting') walked.candidates.add(item)

  const readings = await readData(walked.candidates, { gateway, fields, stateVersion: upTo, signal })
  settleOpenings(walked, readings, tally)
  const known = await read(async (run) => {
    const missing = lootNames(readings, collections).filter(
      ({ collection, localId }) => !items.has(itemKey(collection, localId)),
    )
    for (const item of (await loadItems(run, missing)).values()) keep(items, item)
    session.kinds ??= await loadKinds(run, boxes, collections)
    return {
      drawn: await loadDrawn(run, readings),
      times: await timesOf(run, readings, walked.versions),
      kinds: session.kinds,
    }
  })
  const context: DrawContext = {
    boxes,
    collections,
    items,
    kinds: known.kinds,
    drawn: known.drawn,
    timeOf: (stateVersion) => known.times.get(stateVersion),
    tally,
  }
  const draws = drawLoot(context, readings, walked.pool)
  const firsts = firstMoves(transactions, collections)

  return {
    activities: walked.activities.length,
    write: async (run) => {
      await writeEntities(run, entities.values(), upTo)
      await writeKinds(run, known.kinds)
      await writeItems(run, items.values())
      await writeTraits(run, items.values())
      const holders = await writeHoldings(run, items.values())
      await writeDraws(run, draws)
      await writeActivities(run, walked.activities, walked.versions)
      await writeTallies(run, tally, { items: items.values(), holders, money: walked.money })
      await run(sql`
        update catalog.collections c set first_version = r.v, first_at = r.at
        from jsonb_to_recordset(${json(firsts)}) as r(id int, v bigint, at timestamptz)
        where c.id = r.id and c.first_version = 0`)
    },
  }
}

function firstMoves(transactions: readonly TransactionFacts[], collections: ReadonlyMap<string, CollectionState>) {
  const firsts = new Map<number, { id: number; v: number; at: string }>()
  for (const { stateVersion, atMs, moves } of transactions)
    for (const { resource } of moves) {
      const id = collections.get(resource)?.id
      if (id !== undefined && !firsts.has(id)) firsts.set(id, { id, v: stateVersion, at: new Date(atMs).toISOString() })
    }
  return [...firsts.values()]
}
