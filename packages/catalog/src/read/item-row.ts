import { sql } from 'drizzle-orm'
import type { CollectionKind } from '../options'

/** A collection, as far as its items name it. */
export type CollectionName = { readonly address: string; readonly name: string; readonly kind: CollectionKind }

/** An item in a list. */
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
  /** A ticket won it, and it is still in its box. */
  readonly drawn: boolean
  readonly category: string
  /** Account or component; absent once burned. */
  readonly owner: string | undefined
  readonly ticketStatus: string | undefined
}

type ItemRow = Omit<CatalogItem, 'addDate'>

export const itemFields = sql`jsonb_build_object('address', c.address, 'name', c.name, 'kind', c.kind) as collection,
  i.local_id as "localId", i.name, i.description, i.image_url as "imageUrl", i.rarity, trim_scale(i.sort_price)::text as price,
  i.sort_price::float8 as "sortPrice", i.minted_ms::float8 as "mintedAtMs", i.verified, i.nfsw, i.lazy_minted as "lazyMinted",
  i.lazy_minted and exists (select from catalog.draws x where x.item_id = i.id) as drawn,
  i.category, e.address as owner, i.ticket_status as "ticketStatus"`
export const itemJoins = sql`join catalog.collections c on c.id = i.collection_id
  left join catalog.holdings h on h.item_id = i.id left join catalog.entities e on e.id = h.owner_id`

/** The item of a row of `itemFields`. */
export const itemOf = <Row extends ItemRow>(row: Row, nowMs: number): Row & Pick<CatalogItem, 'addDate'> => ({
  ...row,
  // From the current second, so that two answers of the same second are equal.
  addDate: Math.max(0, (Math.floor(nowMs / 1_000) * 1_000 - row.mintedAtMs) / 1_000),
})

/** The hash of the user transaction `t`. Other transactions, such as the first one of a ledger, have none. */
export const intentHash = sql`case when starts_with(t.intent_hash, 'txid_') then t.intent_hash end`

/** The odds of the draw that the statement calls `d`, if the index knows them. */
export const oddsFields = sql`case when d.kind_left is not null and d.all_left > 0 then jsonb_build_object(
  'kindLeft', d.kind_left, 'allLeft', d.all_left, 'share', d.kind_left::float8 / d.all_left) end`
