import { type SQL, sql } from 'drizzle-orm'
import { refuse } from '../catalog-error'
import { type ActivityKind, activityKinds, type CollectionKind } from '../options'
import { msOf } from '../table-rows'
import { limitOf, readCursor, writeCursor } from './cursor'
import { findBox, findCollection, findEntity } from './find'
import { type CollectionName, intentHash } from './item-row'
import type { Page, Reading } from './query'

/** The options of `listActivity`. */
export type ListActivityOptions = {
  /** One of `activityKinds`; any other value shows all. */
  readonly kind?: string | undefined
  /** One of these at most: the activity of a box, a collection, an account or an item. */
  readonly box?: string | undefined
  readonly collection?: string | undefined
  readonly account?: string | undefined
  readonly item?: { readonly collection: string; readonly localId: string } | undefined
  /** Shows only activities after this state version. */
  readonly after?: number | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** An item of an activity. */
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

/** One step of a transaction, such as a purchase. */
export type CatalogActivity = {
  readonly id: string
  readonly stateVersion: number
  /** Absent for what existed before the first transaction. */
  readonly transactionIntentHash: string | undefined
  readonly atMs: number
  readonly kind: ActivityKind
  /** `Bought 3`, or the kind. */
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
  /** The first of its items; of a draw also the rarest of the items that its tickets won. */
  readonly things: readonly ActivityThing[]
}

type ActivityRow = Omit<CatalogActivity, 'id' | 'label'> & { readonly place: number }

const THINGS = 6

const fields = sql`a.state_version::float8 as "stateVersion", a.place, ${intentHash} as "transactionIntentHash",
  ${sql.raw(msOf('t.at'))} as "atMs", a.kind, a.method, a.count, trim_scale(a.amount)::text as amount,
  case when b.id is not null then jsonb_build_object('address', b.component_address, 'name', b.name) end as box,
  case when c.id is not null then jsonb_build_object('address', c.address, 'name', c.name, 'kind', c.kind) end as collection,
  f.address as from, o.address as to,
  (select coalesce(jsonb_agg(jsonb_build_object('collection', l.address, 'kind', l.kind, 'localId', i.local_id, 'name', i.name,
      'imageUrl', i.image_url, 'rarity', i.rarity, 'nfsw', i.nfsw) order by l.kind <> 'ticket' desc, i.id), '[]')
    from (
      (select item_id from catalog.activity_items x where x.state_version = a.state_version and x.place = a.place
        order by x.item_id limit ${THINGS})
      union all
      (select d.item_id from catalog.activity_items x join catalog.draws d on d.ticket_id = x.item_id
        join catalog.items w on w.id = d.item_id
        where a.kind = 'Drawn' and x.state_version = a.state_version and x.place = a.place
        order by array_position(array['foil', 'double', 'hatched'], w.rarity), w.id limit ${THINGS})
    ) x
    join catalog.items i on i.id = x.item_id join catalog.collections l on l.id = i.collection_id) as things`
const joins = sql`join catalog.transactions t on t.state_version = a.state_version
  left join catalog.boxes b on b.id = a.box_id left join catalog.collections c on c.id = a.collection_id
  left join catalog.entities f on f.id = a.from_id left join catalog.entities o on o.id = a.to_id`

const activityOf = ({ place, ...row }: ActivityRow): CatalogActivity => ({
  ...row,
  id: `${row.stateVersion}-${place}`,
  label: row.kind === 'Bought' ? `Bought ${row.count}` : row.kind,
})

type Subject = { readonly scope: 'box' | 'collection' | 'account'; readonly id: number }

async function subjectOf(
  { run }: Reading,
  { box, collection, account }: ListActivityOptions,
): Promise<Subject | 'unknown-account' | undefined> {
  if (box !== undefined) return { scope: 'box', id: (await findBox(run, box)).id }
  if (collection !== undefined) return { scope: 'collection', id: (await findCollection(run, collection)).id }
  if (account === undefined) return undefined
  const found = await findEntity(run, account)
  return found ? { scope: 'account', id: found.id } : 'unknown-account'
}

const isKind = (kind: string | undefined): kind is ActivityKind => activityKinds.some((one) => one === kind)

export async function listActivity(reading: Reading, options: ListActivityOptions): Promise<Page<CatalogActivity>> {
  const { run, position } = reading
  const limit = limitOf(options.limit, 24)
  const kind = isKind(options.kind) ? options.kind : undefined
  const subject = await subjectOf(reading, options)
  if (subject === 'unknown-account') return { items: [], total: 0 }
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
      ? { cursor: writeCursor(position.generation, 'activity', [last.stateVersion, last.place]) }
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
