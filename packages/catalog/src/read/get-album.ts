import { sql } from 'drizzle-orm'
import { msOf } from '../table-rows'
import { findBox, findEntity } from './find'
import type { Reading } from './query'

/** The options of `getAlbum`. */
export type GetAlbumOptions = {
  /** Without one the album is empty. */
  readonly account?: string | undefined
  readonly box: string
}

/** A kind of loot of a box, and how much of it an account has. */
export type AlbumKind = {
  readonly collection: string
  readonly name: string
  readonly rarity: string
  /** False also for a picture that is not safe for work: the page of the item blurs it. */
  readonly hasPicture: boolean
  /** Copies that are still in the box. */
  readonly left: number
  /** Copies that the account holds, from any box. */
  readonly owned: number
  /** Copies that its tickets have drawn and that are not redeemed yet. */
  readonly waiting: number
  /** A copy of this kind: one of the account, if it has any. */
  readonly localId: string
  /** The description of that copy. */
  readonly description: string
  /** When a ticket of the account first drew this kind, and when one last drew it. */
  readonly drawnAtMs: number | undefined
  readonly lastDrawnAtMs: number | undefined
}

/** An account's album of a box: every kind of its loot, the rarest first. An unknown account has none of them. */
export type Album = {
  readonly box: { readonly address: string; readonly title: string }
  readonly kinds: readonly AlbumKind[]
}

const MAX_KINDS = 1_000

export async function getAlbum({ run }: Reading, { account, box: address }: GetAlbumOptions): Promise<Album> {
  const box = await findBox(run, address)
  const owner = account === undefined ? undefined : await findEntity(run, account)
  const ownerId = owner?.id ?? 0
  const alike = sql`(i.collection_id, i.name, i.rarity) = (k.collection_id, k.name, k.rarity)`
  const kinds = await run<AlbumKind>(sql`
    with kinds as (
      select * from catalog.kinds where box_id = ${box.id} order by printed, id limit ${MAX_KINDS}
    ), held as (
      select i.collection_id, i.name, i.rarity, count(*)::int as n, min(i.local_id) as local_id
      from (select distinct collection_id from kinds) c
      join catalog.holdings h on h.owner_id = ${ownerId} and h.collection_id = c.collection_id
      join catalog.items i on i.id = h.item_id group by 1, 2, 3
    ), drawn as (
      select i.collection_id, i.name, i.rarity, count(*) filter (where i.claimed_version is null)::int as n,
        min(i.local_id) as local_id, min(t.at) as at, max(t.at) as last_at
      from catalog.draws d join catalog.items i on i.id = d.item_id
      left join catalog.transactions t on t.state_version = d.state_version
      where d.owner_id = ${ownerId} group by 1, 2, 3
    ), places as (
      select k.collection_id, k.printed, k.id, c.address as collection, k.name, k.rarity, k.image_url is not null and not c.nfsw as "hasPicture",
        k.printed - k.drawn as left,
        coalesce(h.n, 0) as owned, coalesce(d.n, 0) as waiting, ${sql.raw(msOf('d.at'))} as "drawnAtMs",
        ${sql.raw(msOf('d.last_at'))} as "lastDrawnAtMs",
        coalesce(h.local_id, case when d.n > 0 then d.local_id end,
          (select i.local_id from catalog.items i where ${alike} order by i.id limit 1)) as "localId"
      from kinds k join catalog.collections c on c.id = k.collection_id
      left join held h on (h.collection_id, h.name, h.rarity) = (k.collection_id, k.name, k.rarity)
      left join drawn d on (d.collection_id, d.name, d.rarity) = (k.collection_id, k.name, k.rarity)
    )
    select p.collection, p.name, p.rarity, p."hasPicture", p.left, p.owned, p.waiting, p."drawnAtMs", p."lastDrawnAtMs", p."localId",
      coalesce(i.description, '') as description
    from places p left join catalog.items i on (i.collection_id, i.local_id) = (p.collection_id, p."localId")
    order by p.printed, p.id`)
  return { box: { address: box.componentAddress, title: box.name }, kinds }
}
