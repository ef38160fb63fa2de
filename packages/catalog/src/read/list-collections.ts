import { type SQL, sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { type CollectionKind, type PostDate, type RankingSort, rankingSorts } from '../options'
import { rankingKey } from '../schema'
import { msOf } from '../table-rows'
import { limitOf, readCursor, writeCursor } from './cursor'
import { categoryFilter } from './list-items'
import type { Page, Reading } from './query'

/** A collection with its totals. */
export type CatalogCollection = {
  readonly address: string
  readonly kind: CollectionKind
  readonly name: string
  readonly description: string
  readonly iconUrl: string | undefined
  readonly tags: readonly string[]
  readonly category: string
  /** Name of the network. */
  readonly blockchain: string
  readonly verified: boolean
  readonly nfsw: boolean
  /** The dApp definition it names; `verified` says whether that one claims it, too. */
  readonly dappDefinition: string | undefined
  /** The box whose tickets these are. */
  readonly box: string | undefined
  readonly minted: number
  readonly burned: number
  readonly supply: number
  /** Items still in a box. */
  readonly inBox: number
  readonly holders: number
  /** Tickets bought; of loot: items that tickets won, each counted when its ticket was bought. */
  readonly sold: number
  readonly soldLately: number
  /** XRD of those sales, exact. */
  readonly volume: string
  readonly revealed: number
  readonly claimed: number
  /** Claimed ÷ revealed, 0 to 1. */
  readonly claimRate: number
  readonly transfers: number
  readonly firstAtMs: number
  readonly lastSaleAtMs: number | undefined
  /** Bucket of the last sale; absent where the last one is older than 30 days, or there was none. */
  readonly postDate: PostDate | undefined
  readonly trending: boolean
  readonly top: boolean
  readonly recent: boolean
  /** Items of it with a picture, one of each of its rarest kinds. */
  readonly samples: readonly { readonly localId: string; readonly imageUrl: string }[]
}

/** The options of `listCollections`. */
export type ListCollectionsOptions = {
  /** One of `collectionTabs`; any other value shows all. */
  readonly tab?: string | undefined
  readonly category?: string | undefined
  readonly verifiedOnly?: boolean | undefined
  /** By default loot and created ones; tickets when asked for. */
  readonly kinds?: readonly CollectionKind[] | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** The options of `listRankings`. */
export type ListRankingsOptions = {
  readonly sort?: RankingSort | undefined
  /** `All` resets. */
  readonly category?: string | undefined
  /** `All` resets; otherwise the name of a network. */
  readonly blockchain?: string | undefined
  /** `All Time` and `Last Year` reset; otherwise the bucket of the last sale. */
  readonly postDate?: string | undefined
  readonly kinds?: readonly CollectionKind[] | undefined
  /** How many days of sales each row says; none by default. */
  readonly days?: number | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** A collection with its rank. */
export type Ranked = CatalogCollection & {
  readonly rank: number
  /** Sold on each of the days asked for, oldest first; the last one is today, in UTC. */
  readonly daily?: readonly number[] | undefined
}

const MAX_DAYS = 366
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const buckets: readonly (readonly [PostDate, number])[] = [
  ['Last 24 Hours', DAY_MS],
  ['Last 7 Days', 7 * DAY_MS],
  ['Last 30 Days', 30 * DAY_MS],
]
const RECENT_MS = 30 * DAY_MS

/** The bucket of a sale. Undefined if it is older than 30 days, or if there was none. */
const postDateOf = (lastSaleMs: number | undefined, nowMs: number): PostDate | undefined =>
  lastSaleMs === undefined ? undefined : buckets.find(([, ms]) => nowMs - lastSaleMs <= ms)?.[0]

type CollectionRow = Omit<CatalogCollection, 'blockchain' | 'postDate' | 'recent'>

const SAMPLES = 4

/**
 * The columns of a collection. The ledger has no data of a burned item, so none is a sample. Of tickets the newest are samples:
 * the oldest are burned first.
 */
export const collectionFields = sql`c.address, c.kind, c.name, c.description, c.icon_url as "iconUrl", c.tags, c.category, c.verified,
  c.nfsw, c.dapp_definition as "dappDefinition", b.component_address as box, c.minted, c.burned, c.minted - c.burned as supply,
  c.in_box as "inBox", c.holders, c.sold, c.sold_lately as "soldLately", trim_scale(c.volume)::text as volume, c.revealed, c.claimed,
  coalesce(c.claimed::float8 / nullif(c.revealed, 0), 0) as "claimRate", c.transfers, ${sql.raw(msOf('c.first_at'))} as "firstAtMs",
  ${sql.raw(msOf('c.last_sale_at'))} as "lastSaleAtMs", c.trending, c.top,
  (select coalesce(jsonb_agg(jsonb_build_object('localId', p.local_id, 'imageUrl', p.image_url) order by p.place, p.id), '[]') from (
    (select 0 as place, k.id, i.local_id, i.image_url from (
        select min(k.id) as id, k.name, k.rarity from catalog.kinds k where k.collection_id = c.id
        group by k.name, k.rarity order by sum(k.printed), min(k.id) limit ${SAMPLES}) k
      cross join lateral (select i.local_id, i.image_url from catalog.items i
        where i.collection_id = c.id and i.name = k.name and i.rarity = k.rarity and i.burned_version is null order by i.id limit 1) i)
    union all
    (select 1, i.id, i.local_id, i.image_url from catalog.items i
      where c.kind <> 'ticket' and i.collection_id = c.id and i.burned_version is null
        and not exists (select from catalog.kinds k where k.collection_id = c.id) order by i.id limit ${SAMPLES})
    union all
    (select 1, i.id, i.local_id, i.image_url from catalog.items i
      where c.kind = 'ticket' and c.minted > c.burned and i.collection_id = c.id and i.burned_version is null order by i.id desc limit ${SAMPLES})
    ) p where p.image_url is not null) as samples`
export const collectionJoins = sql`left join catalog.boxes b on b.id = c.box_id`

/** The collection of a row of `collectionFields`. */
export const collectionOf = <Row extends CollectionRow>(row: Row, blockchain: string, nowMs: number) => ({
  ...row,
  blockchain,
  postDate: postDateOf(row.lastSaleAtMs, nowMs),
  recent: nowMs - row.firstAtMs <= RECENT_MS,
})

type Listed = {
  readonly sort: RankingSort
  readonly conditions: readonly SQL[]
  readonly limit: number | undefined
  readonly cursor: string | undefined
  readonly blockchain: string
  readonly days?: number | undefined
}

/** The sales of each collection on each of the last days. */
async function soldDaily({ run, nowMs }: Reading, ids: readonly number[], asked: number) {
  const days = Math.min(Math.max(0, Math.floor(asked)), MAX_DAYS)
  if (days === 0 || ids.length === 0) return undefined
  const firstMs = Math.floor(nowMs / DAY_MS) * DAY_MS - (days - 1) * DAY_MS
  const rows = await run<{ id: number; day: number; sold: number }>(sql`
    select f.subject_id as id, (extract(epoch from f.at) * 1000)::float8 as day, f.sold from catalog.figures f
    where f.scope = 'collection' and f.span = 'day' and f.at >= ${time(firstMs)}
      and f.subject_id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`)
  const daily = new Map(ids.map((id) => [id, Array.from({ length: days }, () => 0)]))
  for (const { id, day, sold } of rows) daily.get(id)?.splice(Math.round((day - firstMs) / DAY_MS), 1, sold)
  return daily
}

async function list(reading: Reading, { sort, conditions, limit: asked, cursor, blockchain, days = 0 }: Listed) {
  const { run, position, nowMs } = reading
  const limit = limitOf(asked, 24)
  const name = `collections ${sort}`
  const key = sql.raw(rankingKey[sort])
  const [after = '0', id = '0', seen = '0'] =
    cursor === undefined ? [] : readCursor(cursor, position.generation, name, ['numeric', 'int', 'int'])
  const after_ = cursor === undefined ? [] : [sql`(${key}, c.id) > (${after}::numeric, ${id}::int)`]
  const where = sql.join([...conditions, ...after_], sql` and `)
  const rows = await run<CollectionRow & { id: number; key: string }>(sql`
    select ${collectionFields}, c.id, c.key from (
      select c.*, (${key})::text as key, row_number() over (order by ${key}, c.id) as place from catalog.collections c
      where ${where} order by ${key}, c.id limit ${limit + 1}
    ) c ${collectionJoins} order by c.place`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const rank = Number(seen)
  const daily = await soldDaily(
    reading,
    shown.map(({ id: shownId }) => shownId),
    days,
  )
  const items = shown.map(
    ({ id: rowId, key: _key, ...row }, at): Ranked => ({
      ...collectionOf(row, blockchain, nowMs),
      rank: rank + at + 1,
      ...(daily ? { daily: daily.get(rowId) ?? [] } : {}),
    }),
  )
  const next =
    rows.length > limit && last ? writeCursor(position.generation, name, [last.key, last.id, rank + limit]) : undefined
  return { items, total: await count(run, conditions), ...(next === undefined ? {} : { cursor: next }) }
}

async function count(run: Run, conditions: readonly SQL[]): Promise<number> {
  const [row] = await run<{ n: number }>(
    sql`select count(*)::float8 as n from catalog.collections c where ${sql.join([...conditions], sql` and `)}`,
  )
  return row?.n ?? 0
}

const kindsOf = (kinds: readonly CollectionKind[] = ['loot', 'created']): SQL =>
  sql`c.kind in (${sql.join(kinds.length === 0 ? [sql`''`] : kinds.map((kind) => sql`${kind}`), sql`, `)})`

const time = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`

export async function listCollections(
  reading: Reading,
  { tab, category, verifiedOnly, kinds, limit, cursor }: ListCollectionsOptions,
  blockchain: string,
): Promise<Page<CatalogCollection>> {
  const conditions = [kindsOf(kinds)]
  if (tab === 'trending') conditions.push(sql`c.trending`)
  if (tab === 'top') conditions.push(sql`c.top`)
  if (tab === 'recent') conditions.push(sql`c.first_at >= ${time(reading.nowMs - RECENT_MS)}`)
  const narrow = categoryFilter(category)
  if (narrow !== undefined) conditions.push(sql`c.category = ${narrow}`)
  if (verifiedOnly === true) conditions.push(sql`c.verified`)
  return list(reading, { sort: 'volume', conditions, limit, cursor, blockchain })
}

const isRankingSort = (sort: string | undefined): sort is RankingSort => rankingSorts.some((one) => one === sort)

function soldWithin(postDate: string | undefined, nowMs: number): SQL | undefined {
  if (postDate === undefined || postDate === 'All Time' || postDate === 'Last Year') return undefined
  const at = buckets.findIndex(([name]) => name === postDate)
  const [, longest] = buckets[at] ?? []
  if (longest === undefined) return sql`false`
  const [, shortest] = buckets[at - 1] ?? []
  const since = sql`c.last_sale_at >= ${time(nowMs - longest)}`
  return shortest === undefined ? since : sql`${since} and c.last_sale_at < ${time(nowMs - shortest)}`
}

export async function listRankings(
  reading: Reading,
  { sort, category, blockchain: chain, postDate, kinds, days, limit, cursor }: ListRankingsOptions,
  blockchain: string,
): Promise<Page<Ranked>> {
  const conditions = [kindsOf(kinds)]
  const narrow = categoryFilter(category)
  if (narrow !== undefined) conditions.push(sql`c.category = ${narrow}`)
  if (chain !== undefined && chain !== 'All' && chain !== blockchain) conditions.push(sql`false`)
  const within = soldWithin(postDate, reading.nowMs)
  if (within) conditions.push(within)
  return list(reading, { sort: isRankingSort(sort) ? sort : 'volume', conditions, limit, cursor, blockchain, days })
}
