import { type SQL, sql } from 'drizzle-orm'
import { refuse } from '../catalog-error'
import type { Run } from '../database/run'
import { type Category, categories, type ItemFilter } from '../options'
import { choicesOf } from '../reduce-lists'
import { type ListFilter, shownBy } from '../schema'
import { json } from '../sync/load'
import { findCollection } from './find'
import { filters, type ListItemsOptions, narrowedTo, narrowing, own } from './list-items'
import type { Reading } from './query'

export type CountItemsOptions = Pick<ListItemsOptions, 'collection' | 'category' | 'filter' | 'rarity' | 'attributes'>

/** A field of the items' own data with its values, the most frequent first. */
export type AttributeCounts = {
  readonly name: string
  /** At most sixty of them. */
  readonly values: readonly { readonly value: string; readonly items: number }[]
  /** How many values there are. */
  readonly all: number
}

/**
 * How many items each choice would leave beside the other choices at hand: each filter in the category, each category under
 * the filter, and in a collection each edge, the rarest first, and each value of at most twelve fields of its items' data.
 * Of one field several values can be chosen, so its own choice does not narrow what is counted for it.
 */
export type ItemCounts = {
  readonly filters: Readonly<Record<ItemFilter, number>>
  readonly categories: Readonly<Record<Category, number>>
  readonly rarities: readonly { readonly rarity: string; readonly items: number }[]
  readonly attributes: readonly AttributeCounts[]
}

const MOST_ATTRIBUTES = 12
const MOST_VALUES = 60

type Narrowed = ReturnType<typeof choicesOf> & { readonly filter: ListFilter }

/** Counted by collection, as the totals of lists are; what narrows a collection is counted among its items. */
export async function countChoices({ run }: Reading, options: CountItemsOptions): Promise<ItemCounts> {
  const filter = own(filters, options.filter) ?? 'all'
  const wanted = narrowing(options.category)
  const collection = options.collection === undefined ? undefined : await findCollection(run, options.collection)
  if (options.collection !== undefined && !collection) return refuse({ kind: 'not-found', what: options.collection })
  const rows = await run<{ category: string } & Record<ListFilter, number>>(sql`
    select category, sum(minted - burned)::float8 as all, coalesce(sum(minted - burned) filter (where verified), 0)::float8 as verified,
      coalesce(sum(minted - burned) filter (where nfsw), 0)::float8 as nfsw, sum(in_box)::float8 as lazy
    from catalog.collections c
    where c.kind <> 'ticket' ${collection ? sql`and c.id = ${collection.id}` : sql``} group by category`)
  const total = (of: ListFilter, category: string | undefined) =>
    rows.reduce((sum, row) => (category === undefined || row.category === category ? sum + row[of] : sum), 0)
  const byCategory = (category: Category) => [category, total(filter, narrowing(category))] as const
  const of = collection === undefined || collection.kind === 'ticket' ? undefined : collection.id
  const chosen: Narrowed = { ...choicesOf(options), filter }
  const left =
    of === undefined || !narrows(chosen) || (wanted !== undefined && total('all', wanted) === 0)
      ? (name: ListFilter) => total(name, wanted)
      : await countFilters(run, of, chosen)
  return {
    filters: { 'Verified Only': left('verified'), 'NFSW Only': left('nfsw'), 'Show Lazy Minted': left('lazy') },
    // Every name of the list is there, once.
    categories: Object.fromEntries(categories.map(byCategory)) as Record<Category, number>,
    rarities: of === undefined ? [] : await countEdges(run, of, chosen),
    attributes: of === undefined ? [] : await countAttributes(run, of, chosen),
  }
}

const narrows = ({ rarity, attributes }: Narrowed): boolean => rarity.length + attributes.length > 0

const among = (collection: number, { filter, ...choices }: Narrowed): SQL =>
  sql.join([sql`i.collection_id = ${collection}`, shownBy[filter], ...narrowedTo(collection, choices)], sql` and `)

async function countFilters(run: Run, collection: number, chosen: Narrowed): Promise<(name: ListFilter) => number> {
  const [row] = await run<Record<ListFilter, number>>(sql`
    select count(*)::float8 as all, count(*) filter (where verified)::float8 as verified, count(*) filter (where nfsw)::float8 as nfsw,
      count(*) filter (where lazy_minted)::float8 as lazy
    from catalog.items i where ${among(collection, { ...chosen, filter: 'all' })}`)
  return (name) => row?.[name] ?? 0
}

/** Every edge of the collection; of those that nothing is left of, nought. */
async function countEdges(run: Run, collection: number, chosen: Narrowed): Promise<ItemCounts['rarities']> {
  const left = sql.join(
    [shownBy[chosen.filter], ...narrowedTo(collection, { attributes: chosen.attributes })],
    sql` and `,
  )
  return run(sql`
    select rarity, count(*) filter (where ${left})::float8 as items from catalog.items i
    where i.collection_id = ${collection} and ${shownBy.all} group by rarity order by count(*), rarity`)
}

type TraitRow = { id: number; name: string; value: string; items: number; all: number }

/**
 * The fields a collection can be searched by, in the order its data has them, those of very many values last: not the edge, which is asked apart, nor what
 * no two items share, such as a number of their own, nor what all say.
 */
async function countAttributes(run: Run, collection: number, chosen: Narrowed): Promise<readonly AttributeCounts[]> {
  const rows = await run<TraitRow>(sql`
    select t.id, n.name, t.value, t.items, n.all from (
      select name, count(*)::int as all, min(place) as first from catalog.traits
      where collection_id = ${collection} and items > 0 and name not in ('', 'rarity') group by name
      having max(items) > 1 and (count(*) > 1 or max(items) < (select minted - burned from catalog.collections where id = ${collection}))
      order by count(*) > ${MOST_VALUES}, first, name limit ${MOST_ATTRIBUTES}
    ) n cross join lateral (
      select id, value, items from catalog.traits
      where collection_id = ${collection} and name = n.name and items > 0 and value <> '' order by items desc, value limit ${MOST_VALUES}
    ) t order by n.all > ${MOST_VALUES}, n.first, n.name, t.items desc, t.value`)
  const left = new Map<number, number>()
  const count = async (of: readonly TraitRow[], others: Narrowed) => {
    if (of.length === 0) return
    const isNarrow = others.filter !== 'all' || narrows(others)
    const counted = isNarrow
      ? await run<{ id: number; items: number }>(sql`
          select x.trait_id as id, count(*)::float8 as items from catalog.item_traits x
          where x.trait_id in (select id::int from jsonb_array_elements_text(${json(of.map(({ id }) => id))}) as a(id))
            and x.item_id in (select i.id from catalog.items i where ${among(collection, others)}) group by x.trait_id`)
      : of
    for (const { id, items } of counted) left.set(id, items)
  }
  const isChosen = (row: TraitRow) => chosen.attributes.some(({ name }) => name === row.name)
  await count(
    rows.filter((row) => !isChosen(row)),
    chosen,
  )
  for (const name of new Set(rows.filter(isChosen).map((row) => row.name)))
    await count(
      rows.filter((row) => row.name === name),
      { ...chosen, attributes: chosen.attributes.filter((one) => one.name !== name) },
    )
  return [...new Set(rows.map(({ name }) => name))].map((name) => {
    const values = rows.filter((row) => row.name === name)
    return {
      name,
      values: values.map(({ id, value }) => ({ value, items: left.get(id) ?? 0 })),
      all: values[0]?.all ?? 0,
    }
  })
}
