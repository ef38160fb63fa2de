import { amountOf, parseAmount, ZERO } from '@lootboxes/ledger'
import { type SQL, sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { boxes, collections, entities, items, kinds } from '../schema'
import { columnsOf, json, type RowOf } from '../table-rows'
import {
  type BoxState,
  type CollectionState,
  type EntityState,
  type ItemState,
  itemKey,
  itemStateColumns,
  type KindState,
} from './state'

/** The entities of a batch by their address: one object for each, so that they can be compared. */
export type Entities = Map<string, EntityState>

export async function loadEntities(run: Run, addresses: Iterable<string>): Promise<Entities> {
  const rows = await run<EntityState>(sql`
    select ${columnsOf(entities, 'e')} from catalog.entities e
    join jsonb_array_elements_text(${json([...addresses])}) as a(address) on a.address = e.address`)
  return new Map(rows.map((row) => [row.address, row]))
}

export async function loadBoxes(run: Run): Promise<BoxState[]> {
  const rows = await run<RowOf<typeof boxes>>(sql`select ${columnsOf(boxes, 'b')} from catalog.boxes b order by id`)
  return rows.map(({ entityId, price, ...row }) => ({
    ...row,
    entity: { id: entityId, address: row.componentAddress, kind: 'box', firstVersion: 0 },
    price: parseAmount(price).unwrapOr(amountOf(0)),
  }))
}

export async function loadCollections(run: Run): Promise<Map<string, CollectionState>> {
  const rows = await run<CollectionState>(
    sql`select ${columnsOf(collections, 'c')} from catalog.collections c order by id`,
  )
  return new Map(rows.map((row) => [row.address, row]))
}

export async function loadKinds(
  run: Run,
  ofBoxes: readonly BoxState[],
  ofCollections: ReadonlyMap<string, CollectionState>,
): Promise<KindState[]> {
  const byId = new Map([...ofCollections.values()].map((collection) => [collection.id, collection]))
  const rows = await run<RowOf<typeof kinds>>(sql`select ${columnsOf(kinds, 'k')} from catalog.kinds k`)
  return rows.flatMap(({ boxId, collectionId, ...row }) => {
    const box = ofBoxes.find(({ id }) => id === boxId)
    const collection = byId.get(collectionId)
    return box && collection ? [{ ...row, box, collection, isChanged: false }] : []
  })
}

const loadedColumns = ['id', 'collectionId', 'sortPrice', ...itemStateColumns] as const

type ItemRow = Pick<RowOf<typeof items>, (typeof loadedColumns)[number]> & {
  readonly owner?: EntityState | undefined
  readonly since?: number | undefined
  readonly won: boolean
}

/** Items from `source`, which names them `i`, with their owners. */
const selectItems = (source: SQL): SQL => sql`
  select ${columnsOf(items, 'i', loadedColumns)}, h.since_version::float8 as since, exists (select from catalog.draws d where d.item_id = i.id) as won,
    case when e.id is not null then jsonb_build_object('id', e.id, 'address', e.address, 'kind', e.kind, 'firstVersion', e.first_version) end as owner
  from ${source} left join catalog.holdings h on h.item_id = i.id left join catalog.entities e on e.id = h.owner_id`

function stateOf(row: ItemRow, collection: CollectionState, known: Entities): ItemState {
  const owner = row.owner && (known.get(row.owner.address) ?? row.owner)
  if (owner) known.set(owner.address, owner)
  const since = row.since ?? row.mintedVersion
  return {
    ...row,
    collection,
    facts: undefined,
    owner,
    ownerBefore: owner,
    sinceVersion: since,
    sinceBefore: since,
    kind: undefined,
    lazyBefore: row.lazyMinted,
    sortPrice: row.sortPrice === undefined ? undefined : parseAmount(row.sortPrice).unwrapOr(ZERO),
    isWon: row.won,
    burnedBefore: row.burnedVersion !== undefined,
    redeemer: undefined,
    isChanged: false,
  }
}

export type ItemName = { readonly collection: CollectionState; readonly localId: string }

const NAMES_PER_STATEMENT = 2_000

/** The items of these names that the index has. */
export async function loadItems(run: Run, names: Iterable<ItemName>, known: Entities): Promise<Map<string, ItemState>> {
  const wanted = [...names]
  const byId = new Map(wanted.map(({ collection }) => [collection.id, collection]))
  const found = new Map<string, ItemState>()
  for (let from = 0; from < wanted.length; from += NAMES_PER_STATEMENT) {
    const part = wanted
      .slice(from, from + NAMES_PER_STATEMENT)
      .map(({ collection, localId }) => ({ c: collection.id, l: localId }))
    const rows = await run<ItemRow>(
      selectItems(sql`jsonb_to_recordset(${json(part)}) as w(c int, l text)
        join catalog.items i on i.collection_id = w.c and i.local_id = w.l`),
    )
    for (const row of rows) {
      const collection = byId.get(row.collectionId)
      if (collection) found.set(itemKey(collection, row.localId), stateOf(row, collection, known))
    }
  }
  return found
}

/** Every ticket of a box that was opened and waits for its draw. */
export async function loadWaiting(
  run: Run,
  box: BoxState,
  tickets: CollectionState,
  known: Entities,
): Promise<ItemState[]> {
  const rows = await run<ItemRow>(sql`
    ${selectItems(sql`catalog.items i`)}
    where i.ticket_status = 'waiting' and i.box_id = ${box.id} and i.burned_version is null order by i.id`)
  return rows.map((row) => stateOf(row, tickets, known))
}
