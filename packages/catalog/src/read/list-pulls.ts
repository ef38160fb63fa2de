import { sql } from 'drizzle-orm'
import { refuse } from '../catalog-error'
import { limitOf, readCursor, writeCursor } from './cursor'
import { findBox, findEntity } from './find'
import type { ItemOdds } from './get-item'
import type { Page, Reading } from './query'

export type ListPullsOptions = {
  /** Of one box, or of one account. */
  readonly box?: string | undefined
  readonly account?: string | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** What a ticket won. */
export type Pull = {
  readonly stateVersion: number
  readonly atMs: number
  readonly transactionIntentHash: string | undefined
  readonly account: string | undefined
  readonly box: { readonly address: string; readonly title: string }
  readonly ticket: { readonly collection: string; readonly localId: string }
  readonly item: {
    readonly collection: string
    readonly localId: string
    readonly name: string
    readonly rarity: string
    readonly imageUrl: string | undefined
    readonly nfsw: boolean
  }
  readonly odds: ItemOdds | undefined
  readonly claimed: boolean
}

type PullRow = {
  v: number
  ms: number
  tx: string
  account: string | null
  box: string
  title: string
  ticket_collection: string
  ticket: string
  item_id: number
  collection: string
  local_id: string
  name: string
  rarity: string
  image_url: string | null
  nfsw: boolean
  kind_left: number | null
  all_left: number | null
  claimed: boolean
}

/** Newest first. */
export async function listPulls(
  { run, position }: Reading,
  { box, account, limit: asked, cursor }: ListPullsOptions,
): Promise<Page<Pull>> {
  const limit = limitOf(asked, 24)
  const list = 'pulls'
  const [v, id] = cursor === undefined ? [] : readCursor(cursor, position.generation, list, ['bigint', 'int'])
  const after = v === undefined ? sql`true` : sql`(d.state_version, d.item_id) < (${v}::bigint, ${id}::int)`
  const found =
    box !== undefined ? await findBox(run, box) : account !== undefined ? await findEntity(run, account) : undefined
  if (box !== undefined && !found) return refuse({ kind: 'not-found', what: box })
  if (!found) return account !== undefined ? { items: [], total: 0 } : refuse({ kind: 'bad-request', field: 'box' })
  const of = box !== undefined ? sql`d.box_id = ${found.id}` : sql`d.owner_id = ${found.id}`
  const rows = await run<PullRow>(sql`
    select d.state_version::float8 as v, (extract(epoch from t.at) * 1000)::float8 as ms, t.intent_hash as tx, e.address as account,
      b.component_address as box, b.title, tc.address as ticket_collection, k.local_id as ticket, d.item_id, c.address as collection,
      i.local_id, i.name, i.rarity, i.image_url, i.nfsw, d.kind_left, d.all_left, i.claimed_version is not null as claimed
    from (select * from catalog.draws d where ${of} and ${after} order by d.state_version desc, d.item_id desc limit ${limit + 1}) d
    join catalog.boxes b on b.id = d.box_id
    join catalog.items k on k.id = d.ticket_id join catalog.collections tc on tc.id = k.collection_id
    join catalog.items i on i.id = d.item_id join catalog.collections c on c.id = i.collection_id
    left join catalog.entities e on e.id = d.owner_id
    left join catalog.transactions t on t.state_version = d.state_version
    order by d.state_version desc, d.item_id desc`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const [total] = await run<{ n: number }>(
    box !== undefined
      ? sql`select revealed as n from catalog.boxes where id = ${found.id}`
      : sql`select count(*)::int as n from (select from catalog.draws d where ${of} limit 100000) d`,
  )
  return {
    items: shown.map((row) => ({
      stateVersion: row.v,
      atMs: row.ms,
      transactionIntentHash: row.tx.startsWith('txid_') ? row.tx : undefined,
      account: row.account ?? undefined,
      box: { address: row.box, title: row.title },
      ticket: { collection: row.ticket_collection, localId: row.ticket },
      item: {
        collection: row.collection,
        localId: row.local_id,
        name: row.name,
        rarity: row.rarity,
        imageUrl: row.image_url ?? undefined,
        nfsw: row.nfsw,
      },
      odds:
        row.kind_left === null || row.all_left === null || row.all_left <= 0
          ? undefined
          : { kindLeft: row.kind_left, allLeft: row.all_left, share: row.kind_left / row.all_left },
      claimed: row.claimed,
    })),
    total: total?.n ?? 0,
    ...(rows.length > limit && last ? { cursor: writeCursor(position.generation, list, [last.v, last.item_id]) } : {}),
  }
}
