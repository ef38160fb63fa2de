import { type SQL, sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { parseRange, type ValueRange } from '../listing/range-value'
import { type AttributeChoice, choicesOf, type ItemChoices } from '../reduce-lists'
import type { ListFilter } from '../schema'
import type { FoundCollection } from './find'

/** Values of a field. `ranged` has the items that its ranges leave, as the text of a bit string. */
export type BitChoice = AttributeChoice & { readonly ranged: string | undefined }

/** The choices within a collection, each without what names no value. */
export type Choices = {
  readonly rarity: readonly string[]
  readonly attributes: readonly BitChoice[]
  readonly filter: ListFilter
}

const within = ({ min, max }: ValueRange): SQL =>
  sql`number between ${min ?? '-Infinity'}::numeric and ${max ?? 'Infinity'}::numeric`

const ONE = '1'.charCodeAt(0)

/** The items of a collection within the ranges of a field. */
async function rangedBits(run: Run, { id, slots }: FoundCollection, { name, values }: AttributeChoice) {
  const ranges = values.flatMap((value) => parseRange(value) ?? [])
  if (ranges.length === 0) return undefined
  const [row] = await run<{ slots?: readonly number[] }>(sql`
    select array_agg(slot) as slots from catalog.numbers where collection_id = ${id} and name = ${name} and (${sql.join(ranges.map(within), sql` or `)})`)
  const bits = Buffer.alloc(Math.max(1, slots), '0')
  for (const slot of row?.slots ?? []) bits[slot] = ONE
  return bits.toString()
}

export async function findChoices(
  run: Run,
  collection: FoundCollection,
  choices: ItemChoices,
  filter: ListFilter,
): Promise<Choices> {
  const { rarity, attributes } = choicesOf(choices)
  const found: BitChoice[] = []
  for (const choice of attributes) found.push({ ...choice, ranged: await rangedBits(run, collection, choice) })
  return { rarity, attributes: found, filter }
}

export const hasChoices = ({ rarity, attributes }: Choices): boolean => rarity.length + attributes.length > 0

/** The type of the bit strings of a collection: one bit for each slot. */
export const bitType = ({ slots }: Pick<FoundCollection, 'slots'>): SQL => sql.raw(`bit(${Math.max(1, slots)})`)

const anyOf = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

/** The items of a collection that have one of some traits. */
const traitBits = (collection: FoundCollection, traits: SQL): SQL => {
  const bits = bitType(collection)
  return sql`coalesce((select bit_or(t.bits::${bits}) from catalog.traits t where t.collection_id = ${collection.id} and ${traits}), 0::${bits})`
}

/** Whether the filter shows any item of a collection. The bits say which ones. */
const isShown = ({ verified, nfsw }: FoundCollection, filter: ListFilter): boolean =>
  filter === 'verified' ? verified : filter === 'nfsw' ? nfsw : true

/** The items of a collection that a filter shows. */
export const filterBits = (collection: FoundCollection, filter: ListFilter): SQL =>
  isShown(collection, filter)
    ? traitBits(collection, filter === 'lazy' ? sql`t.kind = 'lazy'` : sql`t.kind = 'listed'`)
    : sql`0::${bitType(collection)}`

export const rarityBits = (collection: FoundCollection, rarity: readonly string[]): SQL =>
  traitBits(collection, sql`t.kind = 'rarity' and t.value in ${anyOf(rarity)}`)

export function attributeBits(collection: FoundCollection, { name, values, ranged }: BitChoice): SQL {
  const named = traitBits(collection, sql`t.kind = 'field' and t.name = ${name} and t.value in ${anyOf(values)}`)
  return ranged === undefined ? named : sql`(${named} | ${ranged}::${bitType(collection)})`
}

/** The items of a collection that every choice leaves. */
const chosenBits = (collection: FoundCollection, { filter, rarity, attributes }: Choices): SQL =>
  sql.join(
    [
      filterBits(collection, filter),
      ...(rarity.length === 0 ? [] : [rarityBits(collection, rarity)]),
      ...attributes.map((choice) => attributeBits(collection, choice)),
    ],
    sql` & `,
  )

const MAX_SLOTS = 1_000

export type Chosen = {
  readonly count: number
  /** So few that they are read by their slots. More are looked for in the order of their list. */
  readonly isFew: boolean
  /** Keeps these items of `i`. */
  readonly condition: SQL
}

/** How many items of a collection its choices leave, and how a list finds them. */
export async function chooseItems(run: Run, collection: FoundCollection, choices: Choices): Promise<Chosen> {
  const bits = chosenBits(collection, choices)
  const [row] = await run<{ n: number; bits?: string }>(sql`
    with chosen as materialized (select ${bits} as bits)
    select bit_count(bits)::float8 as n, case when bit_count(bits) <= ${MAX_SLOTS} then bits::text end as bits from chosen`)
  const { n: count = 0, bits: text } = row ?? {}
  // Not `= 1`: the planner expects that to be rare, and would sort the whole collection.
  if (text === undefined) return { count, isFew: false, condition: sql`get_bit((select ${bits}), i.slot) <> 0` }
  const slots: number[] = []
  for (let at = text.indexOf('1'); at !== -1; at = text.indexOf('1', at + 1)) slots.push(at)
  return { count, isFew: true, condition: sql`i.slot = any(${`{${slots.join()}}`}::int[])` }
}
