import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import type { CollectionState, EntityState, ItemState } from './state'
import { inParts } from './write-rows'

type BalanceKey = { owner: EntityState; collection: CollectionState; change: number }

/** Who holds what, and how many hold something of a collection. */
export async function writeHoldings(run: Run, items: Iterable<ItemState>): Promise<ReadonlyMap<number, number>> {
  // An item that went away and came back within the batch has its owner of before since a later transaction.
  const moved = [...items].filter(({ sinceVersion, sinceBefore }) => sinceVersion !== sinceBefore)
  const held = moved.flatMap(({ id, owner, sinceVersion, collection }) =>
    owner ? [{ i: id, o: owner.id, c: collection.id, v: sinceVersion }] : [],
  )
  await inParts(held, (part) =>
    run(sql`
      insert into catalog.holdings (item_id, owner_id, collection_id, since_version)
      select i, o, c, v from jsonb_to_recordset(${part}) as r(i int, o int, c int, v bigint)
      on conflict (item_id) do update set owner_id = excluded.owner_id, since_version = excluded.since_version`),
  )
  const gone = moved.filter(({ owner }) => owner === undefined).map(({ id }) => ({ i: id }))
  await inParts(gone, (part) =>
    run(sql`delete from catalog.holdings h using jsonb_to_recordset(${part}) as r(i int) where h.item_id = r.i`),
  )

  const changes = new Map<string, BalanceKey>()
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
  const holders = new Map<number, number>()
  const rows = [...changes.values()]
    .filter(({ change }) => change !== 0)
    .map(({ owner, collection, change }) => ({ o: owner.id, c: collection.id, n: change, h: owner.kind !== 'box' }))
  await inParts(rows, async (part) => {
    const columns = sql.raw('o int, c int, n int, h boolean')
    const before = await run<{ c: number; change: number }>(sql`
      select r.c, sum(case when coalesce(b.count, 0) = 0 then 1 when b.count + r.n = 0 then -1 else 0 end)::int as change
      from jsonb_to_recordset(${part}) as r(${columns})
      left join catalog.balances b on b.owner_id = r.o and b.collection_id = r.c
      where r.h group by r.c`)
    for (const { c, change } of before) holders.set(c, (holders.get(c) ?? 0) + change)
    await run(sql`
      insert into catalog.balances (owner_id, collection_id, count)
      select o, c, n from jsonb_to_recordset(${part}) as r(${columns})
      on conflict (owner_id, collection_id) do update set count = catalog.balances.count + excluded.count`)
    await run(sql`
      delete from catalog.balances b using jsonb_to_recordset(${part}) as r(${columns})
      where b.owner_id = r.o and b.collection_id = r.c and b.count = 0`)
  })
  return holders
}
