import { type SQL, sql } from 'drizzle-orm'
import { refuse } from '../catalog-error'
import { type CollectionKind, categories } from '../options'
import { choicesOf, type ItemChoices } from '../reduce-lists'
import { type ListFilter, type ListOrder, orderKey, shownBy } from '../schema'
import { limitOf, readCursor, writeCursor } from './cursor'
import { findCollection, findEntity } from './find'
import type { Page, Reading } from './query'

/** With a collection `rarity` and `attributes` narrow it; tickets and other lists have neither. */
export type ListItemsOptions = ItemChoices & {
  /** One of `itemSorts`; any other value leaves the order in which items were catalogued. */
  readonly sort?: string | undefined
  /** One of `itemFilters`; any other value shows all. */
  readonly filter?: string | undefined
  /** Address of a collection; tickets are only listed this way, or by their owner with `tickets`. */
  readonly collection?: string | undefined
  readonly category?: string | undefined
  /** Address of an account. */
  readonly owner?: string | undefined
  /** With an owner: their tickets instead of their items. */
  readonly tickets?: boolean | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

export type CollectionName = { readonly address: string; readonly name: string; readonly kind: CollectionKind }

export type CatalogItem = {
  readonly collection: CollectionName
  readonly localId: string
  readonly name: string
  readonly description: string
  readonly imageUrl: string | undefined
  readonly rarity: string
  /** XRD, exact. Absent where nothing of its kind was ever sold. */
  readonly price: string | undefined
  /** The same as a number; unknown sorts last. */
  readonly sortPrice: number | undefined
  /** Age in seconds: `Recently Added` is ascending. */
  readonly addDate: number
  readonly mintedAtMs: number
  readonly verified: boolean
  readonly nfsw: boolean
  /** Still in its box. */
  readonly lazyMinted: boolean
  readonly category: string
  /** Account or component; absent once burned. */
  readonly owner: string | undefined
  readonly ticketStatus: string | undefined
}

const orders: Readonly<Record<string, ListOrder>> = {
  'Price: Low to High': 'price_up',
  'Price: high to low': 'price_down',
  'Recently Added': 'newest',
  'Auction Ending Soon': 'oldest',
}
export const filters: Readonly<Record<string, ListFilter>> = {
  'Verified Only': 'verified',
  'NFSW Only': 'nfsw',
  'Show Lazy Minted': 'lazy',
}
/** What a table says of a word of the caller's. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined

/** A category that narrows the list: `All NFTs`, `All` and nothing do not. */
export const narrowing = (category: string | undefined): string | undefined =>
  category === undefined || category === 'All' || category === categories[0] ? undefined : category

type ItemRow = {
  collection_address: string
  collection_name: string
  collection_kind: CollectionKind
  local_id: string
  name: string
  description: string
  image_url: string | null
  rarity: string
  sort_price: string | null
  minted_ms: number
  verified: boolean
  nfsw: boolean
  lazy_minted: boolean
  category: string
  owner: string | null
  ticket_status: string | null
}

export const itemFields = sql`c.address as collection_address, c.name as collection_name, c.kind as collection_kind, i.local_id, i.name,
  i.description, i.image_url, i.rarity, i.sort_price::text, i.minted_ms::float8, i.verified, i.nfsw, i.lazy_minted, i.category,
  e.address as owner, i.ticket_status`
export const itemJoins = sql`join catalog.collections c on c.id = i.collection_id
  left join catalog.holdings h on h.item_id = i.id left join catalog.entities e on e.id = h.owner_id`

/** Trailing zeros of a numeric say nothing. */
export const plainDecimal = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

export const itemOf = (row: ItemRow, nowMs: number): CatalogItem => {
  const price = row.sort_price === null ? undefined : plainDecimal(row.sort_price)
  return {
    collection: { address: row.collection_address, name: row.collection_name, kind: row.collection_kind },
    localId: row.local_id,
    name: row.name,
    description: row.description,
    imageUrl: row.image_url ?? undefined,
    rarity: row.rarity,
    price,
    sortPrice: price === undefined ? undefined : Number(price),
    addDate: Math.max(0, (nowMs - row.minted_ms) / 1_000),
    mintedAtMs: row.minted_ms,
    verified: row.verified,
    nfsw: row.nfsw,
    lazyMinted: row.lazy_minted,
    category: row.category,
    owner: row.owner ?? undefined,
    ticketStatus: row.ticket_status ?? undefined,
  }
}

/** What keeps the items of a collection that have one of the edges, and of each field one of its values. */
export function narrowedTo(collection: number, choices: ItemChoices): readonly SQL[] {
  const { rarity, attributes } = choicesOf(choices)
  const oneOf = (values: readonly string[]) =>
    sql`(${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )})`
  return [
    ...(rarity.length === 0 ? [] : [sql`i.rarity in ${oneOf(rarity)}`]),
    ...attributes.map(
      ({ name, values }) => sql`i.id in (
        select x.item_id from catalog.traits t join catalog.item_traits x on x.trait_id = t.id
        where t.collection_id = ${collection} and t.name = ${name} and t.value in ${oneOf(values)})`,
    ),
  ]
}

/** Where in a list a page begins, and how the rows of a list are found without looking at the others. */
export async function listItems(
  { run, position, nowMs }: Reading,
  options: ListItemsOptions,
): Promise<Page<CatalogItem>> {
  const limit = limitOf(options.limit, 24)
  const order = own(orders, options.sort) ?? 'id'
  const filter = own(filters, options.filter) ?? 'all'
  const category = narrowing(options.category)
  const collection = options.collection === undefined ? undefined : await findCollection(run, options.collection)
  if (options.collection !== undefined && !collection) return refuse({ kind: 'not-found', what: options.collection })
  const owner = options.owner === undefined ? undefined : await findEntity(run, options.owner)
  if (options.owner !== undefined && !owner) return { items: [], total: 0 }
  const isTickets = collection?.kind === 'ticket' || (owner !== undefined && options.tickets === true)

  const key = order === 'id' ? undefined : sql.raw(orderKey[order])
  const list = `items ${order}`
  const conditions: SQL[] = []
  if (options.cursor !== undefined) {
    const [after = '0', id = '0'] = readCursor(
      options.cursor,
      position.generation,
      list,
      key ? ['numeric', 'int'] : ['int'],
    )
    conditions.push(key ? sql`(${key}, i.id) > (${after}::numeric, ${id}::int)` : sql`i.id > ${after}::int`)
  }
  if (collection) conditions.push(sql`i.collection_id = ${collection.id}`)
  if (owner) conditions.push(sql`h.owner_id = ${owner.id}`)
  const narrowed = collection && !isTickets ? narrowedTo(collection.id, options) : []
  conditions.push(...narrowed)
  if (isTickets) conditions.push(sql`i.ticket_status is not null`)
  else conditions.push(shownBy[filter])
  if (category !== undefined && !isTickets) conditions.push(sql`i.category = ${category}`)
  const from = owner ? sql`catalog.holdings h join catalog.items i on i.id = h.item_id` : sql`catalog.items i`
  const by = key ? sql`${key}, i.id` : sql`i.id`

  const rows = await run<ItemRow & { id: number; key: string }>(sql`
    select ${itemFields}, i.id, i.key from (
      select i.*, ${key ? sql`(${key})::text` : sql`i.id::text`} as key, row_number() over (order by ${by}) as place
      from ${from} where ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit + 1}
    ) i ${itemJoins} order by i.place`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => itemOf(row, nowMs)),
    total: await countItems(run, {
      filter,
      category,
      collection: collection?.id,
      owner: owner?.id,
      narrowed,
      isTickets,
    }),
    ...(rows.length > limit && last
      ? { cursor: writeCursor(position.generation, list, order === 'id' ? [last.id] : [last.key, last.id]) }
      : {}),
  }
}

type Counted = {
  readonly filter: ListFilter
  readonly category: string | undefined
  readonly collection: number | undefined
  readonly owner: number | undefined
  readonly narrowed: readonly SQL[]
  readonly isTickets: boolean
}

/** Sums what is counted by collection: as many rows as there are collections. Only what is narrowed within one is counted among its items. */
async function countItems(
  run: Reading['run'],
  { filter, category, collection, owner, narrowed, isTickets }: Counted,
): Promise<number> {
  if (narrowed.length > 0) {
    const [row] = await run<{ n: number }>(sql`
      select count(*)::float8 as n from catalog.items i ${owner === undefined ? sql`` : sql`join catalog.holdings h on h.item_id = i.id`}
      where i.collection_id = ${collection} and ${sql.join([...narrowed], sql` and `)} and ${shownBy[filter]}
        ${owner === undefined ? sql`` : sql`and h.owner_id = ${owner}`} ${category === undefined ? sql`` : sql`and i.category = ${category}`}`)
    return row?.n ?? 0
  }
  const conditions: SQL[] = [isTickets ? sql`c.kind = 'ticket'` : sql`c.kind <> 'ticket'`]
  if (collection !== undefined) conditions.push(sql`c.id = ${collection}`)
  if (!isTickets && category !== undefined) conditions.push(sql`c.category = ${category}`)
  if (!isTickets && filter === 'verified') conditions.push(sql`c.verified`)
  if (!isTickets && filter === 'nfsw') conditions.push(sql`c.nfsw`)
  const where = sql.join(conditions, sql` and `)
  if (owner !== undefined) {
    // What lies in a box is nobody's else.
    if (!isTickets && filter === 'lazy')
      conditions.push(sql`exists (select from catalog.entities e where e.id = ${owner} and e.kind = 'box')`)
    const [row] = await run<{ n: number }>(sql`
      select coalesce(sum(b.count), 0)::float8 as n from catalog.balances b join catalog.collections c on c.id = b.collection_id
      where b.owner_id = ${owner} and ${sql.join(conditions, sql` and `)}`)
    return row?.n ?? 0
  }
  const what = isTickets ? sql`c.minted` : filter === 'lazy' ? sql`c.in_box` : sql`c.minted - c.burned`
  const [row] = await run<{ n: number }>(
    sql`select coalesce(sum(${what}), 0)::float8 as n from catalog.collections c where ${where}`,
  )
  return row?.n ?? 0
}
