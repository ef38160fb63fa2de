import { sql } from 'drizzle-orm'
import { refuse } from '../catalog-error'
import { limitOf, readCursor, writeCursor } from './cursor'
import { findCollection } from './find'
import { type CatalogCollection, collectionFields, collectionJoins, collectionOf } from './list-collections'
import type { Page, Reading } from './query'

/** The options of `getCollection`. */
export type GetCollectionOptions = { readonly address: string }

/** The loot of one rarity. */
export type RarityRow = {
  readonly rarity: string
  readonly items: number
  readonly inBox: number
  readonly claimed: number
}

/** A collection with its boxes and rarities. */
export type CollectionDetails = CatalogCollection & {
  /** Boxes that its items were put into. */
  readonly boxes: readonly { readonly address: string; readonly title: string }[]
  /** How many items of each rarity were put into boxes, are left there, and were claimed. */
  readonly rarities: readonly RarityRow[]
}

type Row = Parameters<typeof collectionOf>[0] & Pick<CollectionDetails, 'boxes' | 'rarities'>

export async function getCollection(
  { run, nowMs }: Reading,
  { address }: GetCollectionOptions,
  blockchain: string,
): Promise<CollectionDetails> {
  const [row] = await run<Row>(sql`
    select ${collectionFields},
      (select coalesce(jsonb_agg(jsonb_build_object('address', x.component_address, 'title', x.name) order by x.id), '[]')
        from catalog.boxes x where x.id = c.box_id or x.id in (select box_id from catalog.kinds k where k.collection_id = c.id)) as boxes,
      (select coalesce(jsonb_agg(to_jsonb(r) order by r.items, r.rarity), '[]') from (
        select rarity, sum(printed)::int as items, sum(printed - drawn)::int as "inBox", sum(claimed)::int as claimed
        from catalog.kinds k where k.collection_id = c.id group by rarity) r) as rarities
    from catalog.collections c ${collectionJoins} where c.address = ${address}`)
  if (!row) return refuse({ kind: 'not-found', what: address })
  return collectionOf(row, blockchain, nowMs)
}

/** The options of `listHolders`. */
export type ListHoldersOptions = {
  readonly collection: string
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** An account or component, and how many items it holds. */
export type Holder = { readonly address: string; readonly count: number }

/** The largest holders of a collection. Items that are still in a box do not count. */
export async function listHolders({ run, position }: Reading, options: ListHoldersOptions): Promise<Page<Holder>> {
  const collection = await findCollection(run, options.collection)
  const limit = limitOf(options.limit, 24)
  const [count, id] =
    options.cursor === undefined ? [] : readCursor(options.cursor, position.generation, 'holders', ['int', 'int'])
  const after = count === undefined ? sql`` : sql`and (b.count, b.owner_id) < (${count}::int, ${id}::int)`
  const rows = await run<Holder & { id: number }>(sql`
    select e.id, e.address, b.count from catalog.balances b join catalog.entities e on e.id = b.owner_id and e.kind <> 'box'
    where b.collection_id = ${collection.id} ${after} order by b.count desc, b.owner_id desc limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ address, count: held }) => ({ address, count: held })),
    total: collection.holders,
    ...(rows.length > limit && last
      ? { cursor: writeCursor(position.generation, 'holders', [last.count, last.id]) }
      : {}),
  }
}
