import { sql } from 'drizzle-orm'
import { refuse } from '../catalog-error'
import { msOf } from '../table-rows'
import { limitOf, readCursor, writeCursor } from './cursor'
import { findBox, findEntity } from './find'
import type { ItemOdds } from './get-item'
import { intentHash, oddsFields } from './item-row'
import type { Page, Reading } from './query'

/** The options of `listPulls`. */
export type ListPullsOptions = {
  /** Of one box, or of one account. */
  readonly box?: string | undefined
  readonly account?: string | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** The draw of a ticket. */
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
  if (!found) return account !== undefined ? { items: [], total: 0 } : refuse({ kind: 'bad-request', field: 'box' })
  const of = box !== undefined ? sql`d.box_id = ${found.id}` : sql`d.owner_id = ${found.id}`
  const rows = await run<Pull & { itemId: number }>(sql`
    select d.item_id as "itemId", d.state_version::float8 as "stateVersion", ${sql.raw(msOf('t.at'))} as "atMs",
      ${intentHash} as "transactionIntentHash", e.address as account,
      jsonb_build_object('address', b.component_address, 'title', b.name) as box,
      jsonb_build_object('collection', tc.address, 'localId', k.local_id) as ticket,
      jsonb_build_object('collection', c.address, 'localId', i.local_id, 'name', i.name, 'rarity', i.rarity, 'imageUrl', i.image_url,
        'nfsw', i.nfsw) as item,
      ${oddsFields} as odds, i.claimed_version is not null as claimed
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
    items: shown.map(({ itemId: _itemId, ...pull }) => pull),
    total: total?.n ?? 0,
    ...(rows.length > limit && last
      ? { cursor: writeCursor(position.generation, list, [last.stateVersion, last.itemId]) }
      : {}),
  }
}
