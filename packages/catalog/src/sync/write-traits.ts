import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import type { ItemState } from './state'
import { inParts } from './write-rows'

/** The fields and values in the data of items that are not burned, and how many items have each. */
export async function writeTraits(run: Run, items: Iterable<ItemState>): Promise<void> {
  const changed = [...items].filter(
    ({ collection, facts, burnedVersion, burnedBefore }) =>
      collection.kind !== 'ticket' && (facts !== undefined || (burnedVersion !== undefined && !burnedBefore)),
  )
  await inParts(
    changed.map(({ id }) => ({ i: id })),
    (part) =>
      run(sql`
        with gone as (
          delete from catalog.item_traits x using jsonb_to_recordset(${part}) as r(i int) where x.item_id = r.i returning x.trait_id)
        update catalog.traits t set items = t.items - g.n
        from (select trait_id, count(*)::int as n from gone group by trait_id) g where t.id = g.trait_id`),
  )
  const said = new Map<string, { c: number; name: string; value: string; p: number; items: Set<number> }>()
  for (const { id, collection, facts, burnedVersion } of changed) {
    if (id === undefined || burnedVersion !== undefined) continue
    for (const [p, { name, value }] of (facts?.attributes ?? []).entries()) {
      const key = traitKey(collection.id, name, value)
      const trait = said.get(key) ?? { c: collection.id, name, value, p, items: new Set() }
      said.set(key, trait)
      trait.p = Math.min(trait.p, p)
      trait.items.add(id)
    }
  }
  const ids = new Map<string, number>()
  await inParts(
    [...said.values()].map(({ items: of, ...trait }) => ({ ...trait, n: of.size })),
    async (part) => {
      const rows = await run<{ id: number; c: number; name: string; value: string }>(sql`
        insert into catalog.traits (collection_id, name, value, place, items)
        select c, name, value, p, n from jsonb_to_recordset(${part}) as r(c int, name text, value text, p int, n int)
        on conflict (collection_id, name, value) do update set items = catalog.traits.items + excluded.items,
          place = least(catalog.traits.place, excluded.place)
        returning id, collection_id as c, name, value`)
      for (const { id, c, name, value } of rows) ids.set(traitKey(c, name, value), id)
    },
  )
  await inParts(
    [...said].flatMap(([key, { items: of }]) => [...of].map((i) => ({ t: ids.get(key), i }))),
    (part) =>
      run(sql`
        insert into catalog.item_traits (trait_id, item_id)
        select t, i from jsonb_to_recordset(${part}) as r(t int, i int)`),
  )
}

const traitKey = (collection: number, name: string, value: string) => JSON.stringify([collection, name, value])
