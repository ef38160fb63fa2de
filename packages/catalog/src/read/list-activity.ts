import { type SQL, sql } from 'drizzle-orm'
import { refuse } from '../catalog-error'
import { type ActivityKind, activityKinds, type CollectionKind } from '../options'
import { limitOf, readCursor, writeCursor } from './cursor'
import { findBox, findCollection, findEntity } from './find'
import { type CollectionName, plainDecimal } from './item-row'
import type { Page, Reading } from './query'

export type ListActivityOptions = {
  /** One of `activityKinds`; any other value shows all. */
  readonly kind?: string | undefined
  /** One of these at most: the activity of a box, a collection, an account or an item. */
  readonly box?: string | undefined
  readonly collection?: string | undefined
  readonly account?: string | undefined
  readonly item?: { readonly collection: string; readonly localId: string } | undefined
  /** Only what the ledger wrote after this state version: for a feed that goes on. */
  readonly after?: number | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

export type ActivityThing = {
  readonly collection: string
  /** What its collection is: a ticket, loot, or made by a visitor. */
  readonly kind: CollectionKind
  readonly localId: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly rarity: string
  readonly nfsw: boolean
}

export type CatalogActivity = {
  readonly id: string
  readonly stateVersion: number
  /** Absent for what existed before the first transaction. */
  readonly transactionIntentHash: string | undefined
  readonly atMs: number
  readonly kind: ActivityKind
  /** `Bought 3`, `Revealed`, `Claimed`, `Minted`, `Transfer` or `Other`. */
  readonly label: string
  /** The method that was called. */
  readonly method: string | undefined
  readonly count: number
  readonly box: { readonly address: string; readonly name: string } | undefined
  readonly collection: CollectionName | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  /** XRD that was paid, exact. */
  readonly amount: string | undefined
  /** The first of its items. */
  readonly things: readonly ActivityThing[]
}

type ActivityRow = {
  state_version: number
  place: number
  intent_hash: string
  ms: number
  kind: ActivityKind
  method: string | null
  count: number
  amount: string | null
  box_address: string | null
  box_title: string | null
  collection_address: string | null
  collection_name: string | null
  collection_kind: CollectionKind | null
  from_address: string | null
  to_address: string | null
  things: readonly (Omit<ActivityThing, 'imageUrl'> & { imageUrl: string | null })[]
}

const THINGS = 6

const fields = sql`a.state_version::float8, a.place, t.intent_hash, (extract(epoch from t.at) * 1000)::float8 as ms, a.kind, a.method, a.count,
  a.amount::text, b.component_address as box_address, b.title as box_title, c.address as collection_address, c.name as collection_name,
  c.kind as collection_kind, f.address as from_address, o.address as to_address,
  (select coalesce(jsonb_agg(jsonb_build_object('collection', l.address, 'kind', l.kind, 'localId', i.local_id, 'name', i.name,
      'imageUrl', i.image_url, 'rarity', i.rarity, 'nfsw', i.nfsw) order by l.kind <> 'ticket' desc, i.id), '[]')
    from (select item_id from catalog.activity_items x where x.state_version = a.state_version and x.place = a.place
      order by x.item_id limit ${THINGS}) x
    join catalog.items i on i.id = x.item_id join catalog.collections l on l.id = i.collection_id) as things`
const joins = sql`join catalog.transactions t on t.state_version = a.state_version
  left join catalog.boxes b on b.id = a.box_id left join catalog.collections c on c.id = a.collection_id
  left join catalog.entities f on f.id = a.from_id left join catalog.entities o on o.id = a.to_id`

const labelOf = ({ kind, count }: ActivityRow): string => (kind === 'Bought' ? `Bought ${count}` : kind)

const activityOf = (row: ActivityRow): CatalogActivity => ({
  id: `${row.state_version}-${row.place}`,
  stateVersion: row.state_version,
  transactionIntentHash: row.intent_hash.startsWith('txid_') ? row.intent_hash : undefined,
  atMs: row.ms,
  kind: row.kind,
  label: labelOf(row),
  method: row.method ?? undefined,
  count: row.count,
  box: row.box_address === null ? undefined : { address: row.box_address, name: row.box_title ?? '' },
  collection:
    row.collection_address === null
      ? undefined
      : { address: row.collection_address, name: row.collection_name ?? '', kind: row.collection_kind ?? 'created' },
  from: row.from_address ?? undefined,
  to: row.to_address ?? undefined,
  amount: row.amount === null ? undefined : plainDecimal(row.amount),
  things: row.things.map(({ imageUrl, ...thing }) => ({ ...thing, imageUrl: imageUrl ?? undefined })),
})

type Subject = { readonly scope: 'box' | 'collection' | 'account'; readonly id: number }

async function subjectOf(
  { run }: Reading,
  { box, collection, account }: ListActivityOptions,
): Promise<Subject | 'nobody' | undefined> {
  if (box !== undefined) {
    const found = await findBox(run, box)
    return found ? { scope: 'box', id: found.id } : refuse({ kind: 'not-found', what: box })
  }
  if (collection !== undefined) {
    const found = await findCollection(run, collection)
    return found ? { scope: 'collection', id: found.id } : refuse({ kind: 'not-found', what: collection })
  }
  if (account === undefined) return undefined
  const found = await findEntity(run, account)
  return found ? { scope: 'account', id: found.id } : 'nobody'
}

const isKind = (kind: string | undefined): kind is ActivityKind => activityKinds.some((one) => one === kind)

export async function listActivity(reading: Reading, options: ListActivityOptions): Promise<Page<CatalogActivity>> {
  const { run, position } = reading
  const limit = limitOf(options.limit, 24)
  const kind = isKind(options.kind) ? options.kind : undefined
  const subject = await subjectOf(reading, options)
  if (subject === 'nobody') return { items: [], total: 0 }
  const item = options.item === undefined ? undefined : await findItem(reading, options.item)

  const conditions: SQL[] = []
  if (options.cursor !== undefined) {
    const [version = '0', place = '0'] = readCursor(options.cursor, position.generation, 'activity', ['bigint', 'int'])
    conditions.push(sql`(s.state_version, s.place) < (${version}::bigint, ${place}::int)`)
  }
  if (options.after !== undefined) conditions.push(sql`s.state_version > ${Math.floor(options.after)}::bigint`)
  if (item !== undefined) conditions.push(sql`s.item_id = ${item}`)
  if (subject) conditions.push(sql`s.scope = ${subject.scope} and s.subject_id = ${subject.id}`)
  if (kind !== undefined && item === undefined) conditions.push(sql`s.kind = ${kind}`)
  const from =
    item !== undefined ? sql`catalog.activity_items` : subject ? sql`catalog.activity_subjects` : sql`catalog.activity`
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
  const rows = await run<ActivityRow>(sql`
    select ${fields} from (
      select s.state_version, s.place from ${from} s ${where} order by s.state_version desc, s.place desc limit ${limit + 1}
    ) s join catalog.activity a on a.state_version = s.state_version and a.place = s.place ${joins}
    order by s.state_version desc, s.place desc`)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(activityOf),
    total: await countActivity(reading, item, subject, kind),
    ...(rows.length > limit && last
      ? { cursor: writeCursor(position.generation, 'activity', [last.state_version, last.place]) }
      : {}),
  }
}

async function findItem(
  { run }: Reading,
  { collection, localId }: { collection: string; localId: string },
): Promise<number> {
  const [row] = await run<{ id: number }>(sql`
    select i.id from catalog.items i join catalog.collections c on c.id = i.collection_id
    where c.address = ${collection} and i.local_id = ${localId}`)
  return row?.id ?? refuse({ kind: 'not-found', what: `${collection}:${localId}` })
}

async function countActivity(
  { run }: Reading,
  item: number | undefined,
  subject: Subject | undefined,
  kind: string | undefined,
) {
  const [row] = await run<{ n: number }>(
    item !== undefined
      ? sql`select count(*)::float8 as n from catalog.activity_items where item_id = ${item}`
      : sql`select count::float8 as n from catalog.counters
          where scope = ${subject?.scope ?? 'all'} and subject_id = ${subject?.id ?? 0} and kind = ${kind ?? ''}`,
  )
  return row?.n ?? 0
}
