import { type SQL, sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { categories } from '../options'
import type { ItemChoices } from '../reduce-lists'
import { type ListFilter, type ListOrder, orderKey, shownBy } from '../schema'
import { type Chosen, chooseItems, findChoices, hasChoices } from './choice-bits'
import { limitOf, readCursor, writeCursor } from './cursor'
import { type FoundCollection, findCollection, findEntity } from './find'
import { type CatalogItem, itemFields, itemJoins, itemOf } from './item-row'
import type { Page, Reading } from './query'

/** With a collection `rarity` and `attributes` narrow it; tickets and other lists have neither. */
export type ListItemsOptions = ItemChoices & {
  /**
   * One of `itemSorts`. Any other value leaves the items of a collection or an owner in the order in which they were
   * catalogued. A wider list then begins with the first item of each collection.
   */
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

const orders: Readonly<Record<string, ListOrder>> = {
  'Price: Low to High': 'price_up',
  'Price: high to low': 'price_down',
  'Recently Added': 'newest',
  // The oldest first is the order in which items were catalogued.
  'Auction Ending Soon': 'id',
}
export const filters: Readonly<Record<string, ListFilter>> = {
  'Verified Only': 'verified',
  'NFSW Only': 'nfsw',
  'Show Lazy Minted': 'lazy',
}
/** The entry of a table for a caller's word, if it has one. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined

/** A category that narrows the list: `All NFTs`, `All` and nothing do not. */
export const categoryFilter = (category: string | undefined): string | undefined =>
  category === undefined || category === 'All' || category === categories[0] ? undefined : category

/** The subject and the filters of a list. */
type Listed = {
  readonly collection: FoundCollection | undefined
  readonly owner: { readonly id: number } | undefined
  readonly isTickets: boolean
  readonly filter: ListFilter
  readonly category: string | undefined
}

/** The columns that order a list, their values in the last row of the page before, and the length of the page. */
type PageOf = { readonly by: SQL; readonly after: SQL | undefined; readonly limit: number }

const conditionsOf = ({ isTickets, filter, category }: Listed): readonly SQL[] => [
  isTickets ? sql`i.ticket_status is not null` : shownBy[filter],
  ...(category === undefined || isTickets ? [] : [sql`i.category = ${category}`]),
]

/** The items of an owner, within a collection if the list has one. */
const ownedItems = (listed: Listed, { id }: NonNullable<Listed['owner']>, chosen: readonly SQL[]): SQL => {
  const { collection } = listed
  const inCollection = collection ? [sql`i.collection_id = ${collection.id}`] : []
  return sql`catalog.holdings h join catalog.items i on i.id = h.item_id
    where ${sql.join([sql`h.owner_id = ${id}`, ...inCollection, ...conditionsOf(listed), ...chosen], sql` and `)}`
}

/** The few items that choices leave, read before they are sorted. */
const fewItems = (listed: Listed, { id }: FoundCollection, { condition }: Chosen): SQL => sql`(
  with few as materialized (select * from catalog.items i where i.collection_id = ${id} and ${condition}) select * from few
) i where ${sql.join([...conditionsOf(listed)], sql` and `)}`

/** The rows of a page among items that no index has in their order. */
const sortedRows = (items: SQL, { after, by, limit }: PageOf): SQL =>
  sql`select i.* from ${items} ${after ? sql`and (${by}) > (${after})` : sql``} order by ${by} limit ${limit}`

/**
 * The rows of a page that lie in a range of an index, which begins with the columns of `group`. `bounds` are their values.
 * With an equal sign instead of a range, the planner would read all items in the order of their ids and skip the others.
 */
const rangeRows = ({ by, after, limit }: PageOf, group: SQL, bounds: SQL, conditions: readonly SQL[]): SQL => sql`
  select i.* from catalog.items i
  where (${group}) <= (${bounds}) and ${after ? sql`(${group}, ${by}) > (${bounds}, ${after})` : sql`(${group}) >= (${bounds})`}
    and ${sql.join([...conditions], sql` and `)}
  order by ${group}, ${by} limit ${limit}`

const collectionFilters = ({ category, filter }: Pick<Listed, 'category' | 'filter'>): SQL =>
  sql.join(
    [
      sql`c.kind <> 'ticket'`,
      ...(category === undefined ? [] : [sql`c.category = ${category}`]),
      ...(filter === 'verified' ? [sql`c.verified`] : filter === 'nfsw' ? [sql`c.nfsw`] : []),
    ],
    sql` and `,
  )

const itemClass = sql`i.category, i.verified, i.nfsw, i.lazy_minted`
const wantedClass = sql`s.category, s.verified, s.nfsw, s.lazy`

/**
 * The rows of a page among all items. Category, verified, nfsw and lazily minted make a few classes. The page is merged from
 * the first rows of each class that the filters show.
 */
const wideRows = (listed: Listed, page: PageOf): SQL => sql`
  select i.* from (
    select distinct c.category, c.verified, c.nfsw, l.lazy from catalog.collections c cross join (values (true), (false)) l(lazy)
    where ${collectionFilters(listed)} ${listed.filter === 'lazy' ? sql`and l.lazy` : sql``}
  ) s cross join lateral (${rangeRows(page, itemClass, wantedClass, [sql`i.listed`])}) i order by ${page.by} limit ${page.limit}`

export async function listItems(reading: Reading, options: ListItemsOptions): Promise<Page<CatalogItem>> {
  const { run, position, nowMs } = reading
  const limit = limitOf(options.limit, 24)
  const isWide = options.collection === undefined && options.owner === undefined
  const order = lookUp(orders, options.sort) ?? (isWide ? 'mixed' : 'id')
  const filter = lookUp(filters, options.filter) ?? 'all'
  const category = categoryFilter(options.category)
  const collection = options.collection === undefined ? undefined : await findCollection(run, options.collection)
  const owner = options.owner === undefined ? undefined : await findEntity(run, options.owner)
  if (options.owner !== undefined && !owner) return { items: [], total: 0 }
  const isTickets = collection?.kind === 'ticket' || (owner !== undefined && options.tickets === true)
  const listed: Listed = { collection, owner, isTickets, filter, category }
  const choices = collection && !isTickets ? await findChoices(run, collection, options, filter) : undefined
  const chosen = collection && choices && hasChoices(choices) ? await chooseItems(run, collection, choices) : undefined

  const key = order === 'id' ? undefined : sql.raw(orderKey[order])
  const list = `items ${order}`
  const page: PageOf = {
    after: pageStart(options.cursor, position.generation, list, key),
    by: key ? sql`${key}, i.id` : sql`i.id`,
    limit: limit + 1,
  }
  const narrowed = chosen ? [chosen.condition] : []
  const owned = owner && ownedItems(listed, owner, narrowed)
  const unsorted = owned ?? (collection && chosen?.isFew ? fewItems(listed, collection, chosen) : undefined)
  const rows = unsorted
    ? sortedRows(unsorted, page)
    : collection
      ? rangeRows(page, sql`i.collection_id`, sql`${collection.id}`, [...conditionsOf(listed), ...narrowed])
      : wideRows(listed, page)
  const found = await run<CatalogItem & { id: number; key: string }>(sql`
    select ${itemFields}, i.id, ${key ? sql`(${key})::text` : sql`i.id::text`} as key from (${rows}) i ${itemJoins} order by ${page.by}`)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ id: _id, key: _key, ...row }) => itemOf(row, nowMs)),
    total: await countItems(run, listed, chosen, owned),
    ...(found.length > limit && last
      ? { cursor: writeCursor(position.generation, list, order === 'id' ? [last.id] : [last.key, last.id]) }
      : {}),
  }
}

function pageStart(
  cursor: string | undefined,
  generation: number,
  list: string,
  key: SQL | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined
  const [after = '0', id = '0'] = readCursor(cursor, generation, list, key ? ['numeric', 'int'] : ['int'])
  return key ? sql`${after}::numeric, ${id}::int` : sql`${after}::int`
}

/** The length of a list: the sum of the collections' counters, or the number of bits if the list has choices. */
async function countItems(
  run: Run,
  listed: Listed,
  chosen: Chosen | undefined,
  owned: SQL | undefined,
): Promise<number> {
  const { collection, owner, isTickets, filter, category } = listed
  if (chosen && owned) {
    const [row] = await run<{ n: number }>(sql`select count(*)::float8 as n from ${owned}`)
    return row?.n ?? 0
  }
  if (chosen) return category === undefined || category === collection?.category ? chosen.count : 0
  const conditions: SQL[] = [isTickets ? sql`c.kind = 'ticket'` : collectionFilters(listed)]
  if (collection) conditions.push(sql`c.id = ${collection.id}`)
  const where = sql.join(conditions, sql` and `)
  if (owner) {
    // Items in a box have no other owner.
    const isBox = sql`exists (select from catalog.entities e where e.id = ${owner.id} and e.kind = 'box')`
    const [row] = await run<{ n: number }>(sql`
      select coalesce(sum(b.count), 0)::float8 as n from catalog.balances b join catalog.collections c on c.id = b.collection_id
      where b.owner_id = ${owner.id} and ${where} ${!isTickets && filter === 'lazy' ? sql`and ${isBox}` : sql``}`)
    return row?.n ?? 0
  }
  const what = isTickets ? sql`c.minted` : filter === 'lazy' ? sql`c.in_box` : sql`c.minted - c.burned`
  const [row] = await run<{ n: number }>(
    sql`select coalesce(sum(${what}), 0)::float8 as n from catalog.collections c where ${where}`,
  )
  return row?.n ?? 0
}
