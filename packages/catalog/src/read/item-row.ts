import { sql } from 'drizzle-orm'
import type { CollectionKind } from '../options'

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

export type ItemRow = {
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
