import { type SQL, sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { NUMBER_PATTERN } from '../listing/range-value'
import { type Category, categories, type ItemFilter } from '../options'
import type { ListFilter } from '../schema'
import { attributeBits, bitType, type Choices, filterBits, findChoices, hasChoices, rarityBits } from './choice-bits'
import { type FoundCollection, findCollection } from './find'
import { categoryFilter, filters, type ListItemsOptions, lookUp } from './list-items'
import type { Reading } from './query'

/** The options of `countItems`. */
export type CountItemsOptions = Pick<ListItemsOptions, 'collection' | 'category' | 'filter' | 'rarity' | 'attributes'>

/** A field of the items' own data with its values, the most frequent first. */
export type AttributeCounts = {
  readonly name: string
  /** At most sixty of them. */
  readonly values: readonly { readonly value: string; readonly items: number }[]
  /** How many values there are. */
  readonly all: number
  /** The smallest and the largest value of a field of many values, if all of them are numbers. */
  readonly range?: { readonly min: number; readonly max: number }
}

/**
 * How many items each choice would leave beside the other choices at hand: each filter in the category, each category under
 * the filter, and in a collection each edge, the rarest first, and each value of at most twelve fields of its items' data.
 * A caller can choose several values of a field, so the choice of a field does not reduce the counts of that field.
 */
export type ItemCounts = {
  readonly filters: Readonly<Record<ItemFilter, number>>
  readonly categories: Readonly<Record<Category, number>>
  readonly rarities: readonly { readonly rarity: string; readonly items: number }[]
  readonly attributes: readonly AttributeCounts[]
}

const MAX_ATTRIBUTES = 12
const MAX_VALUES = 60
/** A field with more numbers than this is filtered by a range. */
const MAX_NUMBERS = 12

/** Counted by collection, as the totals of lists are; choices within a collection are counted in its bit strings. */
export async function countChoices({ run }: Reading, options: CountItemsOptions): Promise<ItemCounts> {
  const filter = lookUp(filters, options.filter) ?? 'all'
  const wanted = categoryFilter(options.category)
  const collection = options.collection === undefined ? undefined : await findCollection(run, options.collection)
  const rows = await run<{ category: string } & Record<ListFilter, number>>(sql`
    select category, sum(minted - burned)::float8 as all, coalesce(sum(minted - burned) filter (where verified), 0)::float8 as verified,
      coalesce(sum(minted - burned) filter (where nfsw), 0)::float8 as nfsw, sum(in_box)::float8 as lazy
    from catalog.collections c
    where c.kind <> 'ticket' ${collection ? sql`and c.id = ${collection.id}` : sql``} group by category`)
  const total = (of: ListFilter, category: string | undefined) =>
    rows.reduce((sum, row) => (category === undefined || row.category === category ? sum + row[of] : sum), 0)
  const byCategory = (category: Category) => [category, total(filter, categoryFilter(category))] as const
  const of = collection?.kind === 'ticket' ? undefined : collection
  const choices = of && (await findChoices(run, of, options, filter))
  const isEmpty = wanted !== undefined && total('all', wanted) === 0
  const left = of && choices && hasChoices(choices) && !isEmpty ? await countFilters(run, of, choices) : undefined
  const leftOf = (name: ListFilter) => left?.[name] ?? total(name, wanted)
  return {
    filters: { 'Verified Only': leftOf('verified'), 'NFSW Only': leftOf('nfsw'), 'Show Lazy Minted': leftOf('lazy') },
    // Every name of the list is there, once.
    categories: Object.fromEntries(categories.map(byCategory)) as Record<Category, number>,
    rarities: of && choices ? await countRarities(run, of, choices) : [],
    attributes: of && choices ? await countAttributes(run, of, choices) : [],
  }
}

/** All of these bits together; every slot where there are none. */
const allOf = (collection: FoundCollection, parts: readonly SQL[]): SQL =>
  parts.length === 0 ? sql`~(0::${bitType(collection)})` : sql.join([...parts], sql` & `)

async function countFilters(
  run: Run,
  collection: FoundCollection,
  { rarity, attributes }: Choices,
): Promise<Readonly<Partial<Record<ListFilter, number>>>> {
  const chosen = allOf(collection, [
    ...(rarity.length === 0 ? [] : [rarityBits(collection, rarity)]),
    ...attributes.map((choice) => attributeBits(collection, choice)),
  ])
  const count = (filter: ListFilter) => sql`bit_count(bits & ${filterBits(collection, filter)})::float8`
  const [row] = await run<Record<ListFilter, number>>(sql`
    with chosen as materialized (select ${chosen} as bits)
    select ${count('verified')} as verified, ${count('nfsw')} as nfsw, ${count('lazy')} as lazy from chosen`)
  return row ?? {}
}

/** Every rarity of the collection with how many items the other choices leave of it, the rarest first. */
async function countRarities(
  run: Run,
  collection: FoundCollection,
  { filter, attributes }: Choices,
): Promise<ItemCounts['rarities']> {
  const chosen = allOf(collection, [
    filterBits(collection, filter),
    ...attributes.map((choice) => attributeBits(collection, choice)),
  ])
  return run(sql`
    with chosen as materialized (select ${chosen} as bits)
    select t.value as rarity, bit_count(t.bits::${bitType(collection)} & chosen.bits)::float8 as items from catalog.traits t, chosen
    where t.collection_id = ${collection.id} and t.kind = 'rarity' and t.items > 0 order by t.items, t.value`)
}

type TraitRow = { readonly name: string; readonly value: string; readonly left: number; readonly all: number }

/**
 * The fields that a collection can be narrowed by, in the order of its data, those of very many values last. Not the
 * rarity, which is counted apart, nor a field in which no two items agree, such as a serial number, nor one in which all do.
 */
async function countAttributes(
  run: Run,
  collection: FoundCollection,
  { filter, rarity, attributes }: Choices,
): Promise<readonly AttributeCounts[]> {
  const common = [filterBits(collection, filter), ...(rarity.length === 0 ? [] : [rarityBits(collection, rarity)])]
  const chosen = (name: string | undefined) =>
    allOf(collection, [
      ...common,
      ...attributes.filter((choice) => choice.name !== name).map((choice) => attributeBits(collection, choice)),
    ])
  const names = [...new Set(attributes.map(({ name }) => name))]
  const others = sql.join(
    [undefined, ...names].map((name) => sql`(${name ?? null}::text, ${chosen(name)})`),
    sql`, `,
  )
  const rows = await run<TraitRow>(sql`
    with fields as (
      select f.name, f."values" as all, f.place from catalog.fields f cross join lateral (
        select t.items from catalog.traits t where t.collection_id = f.collection_id and t.kind = 'field' and t.name = f.name
        order by t.items desc limit 1
      ) most
      where f.collection_id = ${collection.id} and f."values" > 0 and f.name not in ('', 'rarity') and most.items > 1
        and (f."values" > 1 or most.items < (select minted - burned from catalog.collections where id = ${collection.id}))
      order by f."values" > ${MAX_VALUES}, f.place, f.name limit ${MAX_ATTRIBUTES}
    ), others as materialized (select * from (values ${others}) o(name, bits))
    select f.name, t.value, bit_count(t.bits::${bitType(collection)} & o.bits)::float8 as left, f.all
    from fields f join others o on o.name is not distinct from (case when f.name in (select name from others) then f.name end)
    cross join lateral (
      select value, items, bits from catalog.traits
      where collection_id = ${collection.id} and kind = 'field' and name = f.name and items > 0 and value <> ''
      order by items desc, value limit ${MAX_VALUES}
    ) t order by f.all > ${MAX_VALUES}, f.place, f.name, t.items desc, t.value`)
  const ranges = await countRanges(run, collection, [
    ...new Set(rows.filter(({ all }) => all > MAX_NUMBERS).map(({ name }) => name)),
  ])
  return [...new Set(rows.map(({ name }) => name))].map((name) => {
    const values = rows.filter((row) => row.name === name)
    const range = ranges.find((one) => one.name === name)
    return {
      ...(range && { range: { min: range.min, max: range.max } }),
      name,
      values: values.map(({ value, left }) => ({ value, items: left })),
      all: values[0]?.all ?? 0,
    }
  })
}

/** The ranges of those fields whose values are all numbers. */
const countRanges = (
  run: Run,
  collection: FoundCollection,
  names: readonly string[],
): Promise<readonly { name: string; min: number; max: number }[]> => {
  if (names.length === 0) return Promise.resolve([])
  const end = (of: SQL) =>
    sql`(select ${of}(number) from catalog.numbers n where n.collection_id = ${collection.id} and n.name = f.name)::float8`
  return run(sql`
    select f.name, ${end(sql`min`)} as min, ${end(sql`max`)} as max from unnest(${sql.param(names)}::text[]) f(name)
    where not exists (select from catalog.traits t where t.collection_id = ${collection.id} and t.kind = 'field' and t.name = f.name
      and t.items > 0 and t.value <> '' and t.value !~ ${NUMBER_PATTERN})`)
}
