import { formatAmount } from '@lootboxes/ledger'
import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { counters, draws, entities, items, kinds } from '../schema'
import { columnsOf, inParts, insertRows, recordsOf, sums } from '../table-rows'
import { type DrawState, type EntityState, type ItemState, itemKey, itemStateColumns, type KindState } from './state'

export async function writeEntities(run: Run, touched: Iterable<EntityState>): Promise<void> {
  const fresh = [...touched].filter(({ id }) => id === 0)
  const rows = await insertRows<typeof entities, { id: number; address: string }>(
    run,
    entities,
    fresh.map(({ address, kind, firstVersion }) => ({ address, kind, firstVersion })),
    { returning: sql`id, address` },
  )
  const ids = new Map(rows.map(({ id, address }) => [address, id]))
  for (const entity of fresh) entity.id = ids.get(entity.address) ?? entity.id
  const count = fresh.filter(({ kind }) => kind === 'account').length
  if (count > 0)
    await insertRows(run, counters, [{ scope: 'entities', subjectId: 0, kind: 'account', count }], {
      conflict: sql`(scope, subject_id, kind) do update set ${sums('excluded', 'count')}`,
    })
}

const kindKey = (boxId: number, collectionId: number, name: string, rarity: string) =>
  `${boxId}\n${collectionId}\n${name}\n${rarity}`

export async function writeKinds(run: Run, touched: readonly KindState[]): Promise<void> {
  const changed = touched.filter(({ isChanged }) => isChanged)
  const rows = await insertRows<
    typeof kinds,
    { id: number; boxId: number; collectionId: number; name: string; rarity: string }
  >(
    run,
    kinds,
    changed.map(({ box, collection, name, rarity, imageUrl, printed, drawn, claimed }) => ({
      boxId: box.id,
      collectionId: collection.id,
      name,
      rarity,
      imageUrl,
      printed,
      drawn,
      claimed,
    })),
    {
      conflict: sql`(box_id, collection_id, name, rarity) do update set
        printed = excluded.printed, drawn = excluded.drawn, claimed = excluded.claimed`,
      returning: columnsOf(kinds, 't', ['id', 'boxId', 'collectionId', 'name', 'rarity']),
    },
  )
  const ids = new Map(rows.map((row) => [kindKey(row.boxId, row.collectionId, row.name, row.rarity), row.id]))
  for (const kind of changed) {
    kind.id = ids.get(kindKey(kind.box.id, kind.collection.id, kind.name, kind.rarity)) ?? kind.id
    kind.isChanged = false
  }
}

/** The columns that a batch can change, whether or not it read the item's data. */
const stateRow = (item: ItemState) => {
  const { collection, sortPrice } = item
  return {
    ...Object.fromEntries(itemStateColumns.map((key) => [key, item[key]])),
    id: item.id,
    collectionId: collection.id,
    kindId: item.kind?.id ?? item.kindId,
    listed: collection.kind !== 'ticket' && item.burnedVersion === undefined,
    sortPrice: sortPrice === undefined ? undefined : formatAmount(sortPrice),
    redeemerId: item.redeemer?.id,
  }
}

const noFacts = { name: '', description: '', imageUrl: undefined, rarity: '', attributes: [] }

async function insertItems(run: Run, fresh: readonly ItemState[]): Promise<void> {
  const rows = await insertRows<typeof items, { id: number; collectionId: number; localId: string }>(
    run,
    items,
    fresh.map((item) => {
      const { id: _id, ...state } = stateRow(item)
      const { category, verified, nfsw } = item.collection
      const { name, description, imageUrl, rarity, attributes } = item.facts ?? noFacts
      return { ...state, name, description, imageUrl, rarity, attributes, category, verified, nfsw }
    }),
    { returning: columnsOf(items, 't', ['id', 'collectionId', 'localId']) },
  )
  const ids = new Map(rows.map(({ id, collectionId, localId }) => [`${collectionId}\n${localId}`, id]))
  for (const item of fresh) item.id = ids.get(itemKey(item.collection, item.localId))
}

export async function writeItems(run: Run, touched: Iterable<ItemState>): Promise<void> {
  const changed = [...touched].filter(({ isChanged }) => isChanged)
  await insertItems(
    run,
    changed.filter(({ id }) => id === undefined),
  )
  const known = changed.filter((item) => item.sinceBefore !== undefined)
  await inParts(known, (part) =>
    run(sql`
      update catalog.items t set box_id = r.box_id, kind_id = r.kind_id, listed = r.listed, lazy_minted = r.lazy_minted,
        sort_price = r.sort_price, burned_version = r.burned_version, claimed_version = r.claimed_version,
        ticket_status = r.ticket_status, opened_version = r.opened_version, revealed_version = r.revealed_version,
        redeemer_id = coalesce(r.redeemer_id, t.redeemer_id)
      from ${recordsOf(items, part.map(stateRow))} r where t.id = r.id`),
  )
  const read = known.flatMap(({ id, facts }) => (facts ? [{ id, ...facts }] : []))
  await inParts(read, (part) =>
    run(sql`
      update catalog.items t set name = r.name, description = r.description, image_url = r.image_url, rarity = r.rarity,
        attributes = r.attributes
      from ${recordsOf(items, part)} r where t.id = r.id
        and (t.name, t.description, t.image_url, t.rarity, t.attributes) is distinct from
          (r.name, r.description, r.image_url, r.rarity, r.attributes)`),
  )
}

export const writeDraws = (run: Run, drawn: readonly DrawState[]): Promise<unknown> =>
  insertRows(
    run,
    draws,
    drawn.map(({ ticket, item, box, owner, stateVersion, kindLeft, allLeft }) => ({
      ticketId: ticket.id,
      itemId: item.id,
      boxId: box.id,
      ownerId: owner?.id,
      stateVersion,
      kindLeft,
      allLeft,
    })),
    { conflict: sql`do nothing` },
  )
