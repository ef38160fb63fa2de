import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { balances, holdings } from '../schema'
import { inParts, insertRows, json, recordsOf, sums } from '../table-rows'
import type { CollectionState, EntityState, ItemState } from './state'

/** By how much each balance changes. */
function balanceChanges(moved: readonly ItemState[]) {
  const changes = new Map<string, { owner: EntityState; collection: CollectionState; change: number }>()
  const add = (owner: EntityState | undefined, collection: CollectionState, by: number) => {
    if (!owner) return
    const key = `${owner.address} ${collection.id}`
    const known = changes.get(key) ?? { owner, collection, change: 0 }
    known.change += by
    changes.set(key, known)
  }
  for (const { owner, ownerBefore, collection } of moved) {
    if (owner?.address === ownerBefore?.address) continue
    add(ownerBefore, collection, -1)
    add(owner, collection, 1)
  }
  return [...changes.values()].filter(({ change }) => change !== 0)
}

/** Writes the owner of every moved item. Returns by how much the number of holders of each collection changes. */
export async function writeHoldings(run: Run, items: Iterable<ItemState>): Promise<ReadonlyMap<number, number>> {
  // An item that left and came back within the batch has its old owner since a later transaction.
  const moved = [...items].filter(({ sinceVersion, sinceBefore }) => sinceVersion !== sinceBefore)
  await insertRows(
    run,
    holdings,
    moved.flatMap(({ id, owner, sinceVersion, collection }) =>
      owner ? [{ itemId: id, ownerId: owner.id, collectionId: collection.id, sinceVersion }] : [],
    ),
    { conflict: sql`(item_id) do update set owner_id = excluded.owner_id, since_version = excluded.since_version` },
  )
  const burned = moved.flatMap(({ id, owner }) => (owner ? [] : [id]))
  await inParts(burned, (part) =>
    run(
      sql`delete from catalog.holdings where item_id in (select i::int from jsonb_array_elements_text(${json(part)}) a(i))`,
    ),
  )
  const holders = new Map<number, number>()
  await inParts(balanceChanges(moved), async (part) => {
    const rows = part.map(({ owner, collection, change }) => ({
      ownerId: owner.id,
      collectionId: collection.id,
      count: change,
    }))
    const accounts = rows.filter((_, at) => part[at]?.owner.kind !== 'box')
    const changed = await run<{ id: number; change: number }>(sql`
      select r.collection_id as id, sum(case when coalesce(b.count, 0) = 0 then 1 when b.count + r.count = 0 then -1 else 0 end)::int as change
      from ${recordsOf(balances, accounts)} r
      left join catalog.balances b on b.owner_id = r.owner_id and b.collection_id = r.collection_id group by 1`)
    for (const { id, change } of changed) holders.set(id, (holders.get(id) ?? 0) + change)
    await insertRows(run, balances, rows, {
      conflict: sql`(owner_id, collection_id) do update set ${sums('excluded', 'count')}`,
    })
    await run(sql`
      delete from catalog.balances b using ${recordsOf(balances, rows)} r
      where b.owner_id = r.owner_id and b.collection_id = r.collection_id and b.count = 0`)
  })
  return holders
}
