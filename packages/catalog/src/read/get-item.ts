import { type SQL, sql } from 'drizzle-orm'
import { refuse } from '../catalog-error'
import { type CatalogItem, intentHash, itemFields, itemJoins, itemOf, oddsFields } from './item-row'
import type { Reading } from './query'

/** The options of `getItem`. */
export type GetItemOptions = { readonly collection: string; readonly localId: string }

/** Something that happened to an item, and where the ledger proves it. */
export type LifeEvent = {
  readonly stateVersion: number
  readonly atMs: number
  /** Absent for what existed before the first transaction. */
  readonly transactionIntentHash: string | undefined
}

/** The events of an item. Undefined events have not happened, or do not apply. */
export type ItemLife = {
  /** Minted, or printed into its box. */
  readonly printed: LifeEvent | undefined
  /** The ticket that holds it was bought. */
  readonly bought: LifeEvent | undefined
  /** That ticket was opened; its draw may be a later transaction. */
  readonly opened: LifeEvent | undefined
  readonly revealed: LifeEvent | undefined
  readonly claimed: LifeEvent | undefined
  readonly burned: LifeEvent | undefined
}

/** The address of an item, with its name. */
export type ItemReference = { readonly collection: string; readonly localId: string; readonly name: string }

/** The odds of a draw. */
export type ItemOdds = {
  /** Copies of its kind that were in the box just before its draw, and everything that was. */
  readonly kindLeft: number
  readonly allLeft: number
  readonly share: number
}

/** An item with its data and its history. */
export type ItemDetails = CatalogItem & {
  /** Its fields, and how many items of its collection on the market have the same; not counted of tickets. */
  readonly attributes: readonly {
    readonly name: string
    readonly value: string
    readonly alike: number | undefined
  }[]
  /** The box it was printed into, or whose ticket it is. */
  readonly box: { readonly address: string; readonly title: string } | undefined
  readonly burned: boolean
  readonly heldSince: LifeEvent | undefined
  readonly life: ItemLife
  /** For loot: the ticket that won it, the holder of that ticket, and the odds before the draw. */
  readonly ticket: (ItemReference & { readonly owner: string | undefined }) | undefined
  readonly odds: ItemOdds | undefined
  /** The loot that a ticket won. */
  readonly won: readonly (ItemReference & { readonly odds: ItemOdds | undefined })[]
  /** Items that look alike, of the same name and rarity: of loot, those put into its box; else those of its collection. */
  readonly copies: number
  /** Items of its collection that exist. */
  readonly supply: number
}

type DetailRow = Omit<ItemDetails, 'addDate' | 'attributes' | 'life' | 'heldSince'> & {
  readonly events: ItemLife & Pick<ItemDetails, 'heldSince'>
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  readonly alike?: Readonly<Record<string, number | null>>
}

/** The transactions of these versions by the name of their event. */
const events = (versions: Readonly<Record<string, SQL>>): SQL => sql`(
  select coalesce(jsonb_object_agg(v.name, jsonb_build_object('stateVersion', t.state_version, 'atMs', extract(epoch from t.at) * 1000,
    'transactionIntentHash', ${intentHash})), '{}')
  from (values ${sql.join(
    Object.entries(versions).map(([name, version]) => sql`(${name}, ${version})`),
    sql`, `,
  )}) v(name, version) join catalog.transactions t on t.state_version = v.version)`

const COPIES_COUNTED = 10_000

export async function getItem({ run, nowMs }: Reading, { collection, localId }: GetItemOptions): Promise<ItemDetails> {
  const [row] = await run<DetailRow>(sql`
    select ${itemFields}, i.attributes,
      case when b.id is not null then jsonb_build_object('address', b.component_address, 'title', b.name) end as box,
      i.burned_version is not null as burned, ${events({
        heldSince: sql`h.since_version`,
        printed: sql`i.minted_version`,
        bought: sql`case when i.ticket_status is null then w.minted_version else i.minted_version end`,
        opened: sql`coalesce(w.opened_version, i.opened_version)`,
        revealed: sql`coalesce(d.state_version, i.revealed_version)`,
        claimed: sql`i.claimed_version`,
        burned: sql`i.burned_version`,
      })} as events,
      case when w.id is not null then jsonb_build_object('collection', wc.address, 'localId', w.local_id, 'name', w.name,
        'owner', (select address from catalog.entities where id = d.owner_id)) end as ticket,
      ${oddsFields} as odds,
      (select coalesce(jsonb_agg(jsonb_build_object('collection', yc.address, 'localId', y.local_id, 'name', y.name, 'odds', ${oddsFields})), '[]')
        from catalog.draws d join catalog.items y on y.id = d.item_id join catalog.collections yc on yc.id = y.collection_id
        where d.ticket_id = i.id) as won,
      case when i.ticket_status is null then (select jsonb_object_agg(a.name, (select t.items from catalog.traits t
          where t.collection_id = i.collection_id and t.kind = 'field' and t.name = a.name and t.value = a.value))
        from jsonb_to_recordset(i.attributes) a(name text, value text)) end as alike,
      case when i.kind_id is null then (select count(*)::int from (select from catalog.items y
          where y.collection_id = i.collection_id and y.name = i.name and y.rarity = i.rarity limit ${COPIES_COUNTED}) y)
        else (select printed from catalog.kinds where id = i.kind_id) end as copies,
      f.minted - f.burned as supply
    from catalog.collections f join catalog.items i on i.collection_id = f.id and i.local_id = ${localId}
    ${itemJoins} left join catalog.boxes b on b.id = i.box_id
    left join catalog.draws d on d.item_id = i.id
    left join catalog.items w on w.id = d.ticket_id left join catalog.collections wc on wc.id = w.collection_id
    where f.address = ${collection} limit 1`)
  if (!row) return refuse({ kind: 'not-found', what: `${collection}:${localId}` })
  const {
    attributes,
    alike,
    events: { heldSince, ...life },
    ...item
  } = row
  return {
    ...itemOf(item, nowMs),
    attributes: attributes.map((field) => ({ ...field, alike: alike?.[field.name] ?? undefined })),
    heldSince,
    life,
  }
}
