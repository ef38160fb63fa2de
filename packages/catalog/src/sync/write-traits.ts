import { type SQL, sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { NUMBER_PATTERN } from '../listing/range-value'
import { numbers } from '../schema'
import { inParts, insertRows, json, recordsOf } from '../table-rows'
import type { CollectionState, ItemState } from './state'

/** A value that items can share. `p` is the position of its field in the data. */
type Trait = {
  readonly k: 'field' | 'rarity' | 'listed' | 'lazy'
  readonly n: string
  readonly v: string
  readonly p: number
}
type Described = {
  readonly rarity: string
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
}

const plain = (k: Trait['k'], v = ''): Trait => ({ k, n: '', v, p: 0 })
const keyOf = ({ k, n, v }: Trait): string => JSON.stringify([k, n, v])

/** The traits in the data of an item, each value of a field once. */
function describe({ rarity, attributes }: Described): readonly Trait[] {
  const fields = attributes.map(({ name: n, value: v }, p): Trait => ({ k: 'field', n, v, p }))
  return [plain('rarity', rarity), ...new Map(fields.map((field) => [keyOf(field), field])).values()]
}

/** The stored data of items that were burned or read again. Call it before the items are written. */
export async function loadDescribed(run: Run, items: Iterable<ItemState>): Promise<ReadonlyMap<number, Described>> {
  const ids = [...items].flatMap(({ id, collection, facts, burnedVersion, burnedBefore }) =>
    id !== undefined && collection.kind !== 'ticket' && (facts || (burnedVersion !== undefined && !burnedBefore))
      ? [id]
      : [],
  )
  const found = new Map<number, Described>()
  await inParts(ids, async (part) => {
    for (const { id, ...row } of await run<Described & { id: number }>(sql`
      select id, rarity, attributes from catalog.items
      where listed and id in (select i::int from jsonb_array_elements_text(${json(part)}) as a(i))`))
      found.set(id, row)
  })
  return found
}

/** The traits of an item before and after the batch. */
function traitsOf(
  item: ItemState,
  before: Described | undefined,
): { readonly old: readonly Trait[]; readonly now: readonly Trait[] } {
  const wasListed = item.sinceBefore !== undefined && !item.burnedBefore
  const isListed = item.burnedVersion === undefined
  const now = item.facts ?? before
  const of = (listed: boolean, lazy: boolean, described: Described | undefined): readonly Trait[] =>
    listed ? [plain('listed'), ...(lazy ? [plain('lazy')] : []), ...(described ? describe(described) : [])] : []
  return { old: of(wasListed, item.lazyBefore, before), now: of(isListed, item.lazyMinted, now) }
}

/** Of one statement: each writes the whole bit string of every trait that it touches. */
const PAIRS = 20_000

type Pair = Trait & { readonly s: number }

const isNumber = new RegExp(NUMBER_PATTERN)

/** Writes the values that are numbers. */
async function writeNumbers(run: Run, { id }: CollectionState, removed: readonly Pair[], added: readonly Pair[]) {
  const rowsOf = (pairs: readonly Pair[]) =>
    pairs.flatMap(({ k, n: name, v: value, s: slot }) =>
      k === 'field' && isNumber.test(value) ? [{ collectionId: id, name, number: value, slot, value }] : [],
    )
  await inParts(rowsOf(removed), (part) =>
    run(sql`
      delete from catalog.numbers n using ${recordsOf(numbers, part)} r
      where (n.collection_id, n.name, n.number, n.slot, n.value) = (r.collection_id, r.name, r.number, r.slot, r.value)`),
  )
  await insertRows(run, numbers, rowsOf(added))
}

async function writePairs(run: Run, { id, slots }: CollectionState, removed: readonly Pair[], added: readonly Pair[]) {
  const bits = sql.raw(`bit(${slots})`)
  const grouped = (part: readonly Pair[]): SQL => sql`
    grouped as materialized (
      select k, n, v, min(p) as place, count(*)::int as items, bit_or(set_bit(0::${bits}, s, 1)) as bits
      from jsonb_to_recordset(${json(part)}) as r(k text, n text, v text, p int, s int) group by k, n, v)`
  // A value that no item has any more, and one that an item has for the first time, change how many its field has.
  await inParts(
    removed,
    (part) =>
      run(sql`
      with ${grouped(part)}, changed as (
        update catalog.traits t set items = t.items - r.items, bits = t.bits::${bits} & ~r.bits
        from grouped r where t.collection_id = ${id} and t.kind = r.k and t.name = r.n and t.value = r.v
        returning t.kind, t.name, t.items)
      update catalog.fields f set "values" = f."values" - g.n
      from (select name, count(*)::int as n from changed where kind = 'field' and items = 0 group by name) g
      where f.collection_id = ${id} and f.name = g.name`),
    PAIRS,
  )
  await inParts(
    added,
    (part) =>
      run(sql`
      with ${grouped(part)}, changed as (
        insert into catalog.traits as t (collection_id, kind, name, value, items, bits)
        select ${id}, k, n, v, items, bits from grouped
        on conflict (collection_id, kind, name, value) do update set items = t.items + excluded.items,
          bits = t.bits::${bits} | excluded.bits::${bits})
      insert into catalog.fields as f (collection_id, name, place, "values")
      select ${id}, r.n, min(r.place), count(*) - count(t.id) from grouped r
      left join catalog.traits t on t.collection_id = ${id} and t.kind = r.k and t.name = r.n and t.value = r.v and t.items > 0
      where r.k = 'field' group by r.n
      on conflict (collection_id, name) do update set place = least(f.place, excluded.place), "values" = f."values" + excluded."values"`),
    PAIRS,
  )
}

/** Updates the bit strings of every collection. `before` is the result of `loadDescribed`. */
export async function writeTraits(
  run: Run,
  items: Iterable<ItemState>,
  before: ReadonlyMap<number, Described>,
): Promise<void> {
  const changes = new Map<CollectionState, { removed: Pair[]; added: Pair[] }>()
  for (const item of items) {
    const { id, slot, collection } = item
    if (slot === undefined || id === undefined) continue
    const { old, now } = traitsOf(item, before.get(id))
    const [oldKeys, nowKeys] = [new Set(old.map(keyOf)), new Set(now.map(keyOf))]
    const change = changes.get(collection) ?? { removed: [], added: [] }
    changes.set(collection, change)
    for (const trait of old) if (!nowKeys.has(keyOf(trait))) change.removed.push({ ...trait, s: slot })
    for (const trait of now) if (!oldKeys.has(keyOf(trait))) change.added.push({ ...trait, s: slot })
  }
  for (const [collection, { removed, added }] of changes) {
    await writePairs(run, collection, removed, added)
    await writeNumbers(run, collection, removed, added)
  }
  const slots = [...changes.keys()].map(({ id, slots: n }) => ({ id, n }))
  await run(sql`
    update catalog.collections c set slots = r.n from jsonb_to_recordset(${json(slots)}) as r(id int, n int)
    where c.id = r.id and c.slots <> r.n`)
}
