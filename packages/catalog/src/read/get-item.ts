import { sql } from 'drizzle-orm'
import { refuse } from '../catalog-error'
import { type CatalogItem, itemFields, itemJoins, itemOf } from './item-row'
import type { Reading } from './query'

export type GetItemOptions = { readonly collection: string; readonly localId: string }

/** Something that happened to an item, and where the ledger proves it. */
export type LifeEvent = {
  readonly stateVersion: number
  readonly atMs: number
  /** Absent for what existed before the first transaction. */
  readonly transactionIntentHash: string | undefined
}

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

export type ItemReference = { readonly collection: string; readonly localId: string; readonly name: string }

export type ItemOdds = {
  /** Copies of its kind that were in the box just before its draw, and everything that was. */
  readonly kindLeft: number
  readonly allLeft: number
  readonly share: number
}

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
  /** Of loot: the ticket that won it, who held it then, and how likely that was. */
  readonly ticket: (ItemReference & { readonly owner: string | undefined }) | undefined
  readonly odds: ItemOdds | undefined
  /** Of a ticket: what it won. */
  readonly won: readonly (ItemReference & { readonly odds: ItemOdds | undefined })[]
  /** Items of its collection that look alike: the same name and rarity. */
  readonly copies: number
}

type Event = { v: number; at: number; tx: string } | null

type DetailRow = Parameters<typeof itemOf>[0] & {
  id: number
  attributes: readonly { name: string; value: string }[]
  alike: Readonly<Record<string, number>> | null
  box_address: string | null
  box_title: string | null
  burned_version: number | null
  versions: Record<'printed' | 'bought' | 'opened' | 'revealed' | 'claimed' | 'burned' | 'held', Event>
  ticket: { collection: string; localId: string; name: string; owner: string | null } | null
  kind_left: number | null
  all_left: number | null
  won: readonly { collection: string; localId: string; name: string; kindLeft: number | null; allLeft: number | null }[]
  copies: number
}

const eventOf = (event: Event): LifeEvent | undefined =>
  event === null
    ? undefined
    : {
        stateVersion: event.v,
        atMs: event.at,
        transactionIntentHash: event.tx.startsWith('txid_') ? event.tx : undefined,
      }

const oddsOf = (kindLeft: number | null, allLeft: number | null): ItemOdds | undefined =>
  kindLeft === null || allLeft === null || allLeft <= 0 ? undefined : { kindLeft, allLeft, share: kindLeft / allLeft }

const event = (version: ReturnType<typeof sql>) => sql`(select jsonb_build_object('v', t.state_version, 'at',
  extract(epoch from t.at) * 1000, 'tx', t.intent_hash) from catalog.transactions t where t.state_version = ${version})`

const COPIES_COUNTED = 10_000

export async function getItem({ run, nowMs }: Reading, { collection, localId }: GetItemOptions): Promise<ItemDetails> {
  const [row] = await run<DetailRow>(sql`
    select ${itemFields}, i.id, i.attributes, b.component_address as box_address, b.title as box_title, i.burned_version::float8,
      d.kind_left, d.all_left,
      jsonb_build_object(
        'printed', ${event(sql`i.minted_version`)},
        'bought', ${event(sql`case when i.ticket_status is null then w.minted_version else i.minted_version end`)},
        'opened', ${event(sql`coalesce(w.opened_version, i.opened_version)`)},
        'revealed', ${event(sql`coalesce(d.state_version, i.revealed_version)`)},
        'claimed', ${event(sql`i.claimed_version`)},
        'burned', ${event(sql`i.burned_version`)},
        'held', ${event(sql`h.since_version`)}
      ) as versions,
      case when w.id is null then null else jsonb_build_object('collection', wc.address, 'localId', w.local_id, 'name', w.name,
        'owner', (select address from catalog.entities where id = d.owner_id)) end as ticket,
      (select coalesce(jsonb_agg(jsonb_build_object('collection', yc.address, 'localId', y.local_id, 'name', y.name,
          'kindLeft', x.kind_left, 'allLeft', x.all_left)), '[]')
        from catalog.draws x join catalog.items y on y.id = x.item_id join catalog.collections yc on yc.id = y.collection_id
        where x.ticket_id = i.id) as won,
      case when i.ticket_status is null then (select jsonb_object_agg(t.name, t.items)
        from jsonb_to_recordset(i.attributes) a(name text, value text)
        join catalog.traits t on t.collection_id = i.collection_id and t.kind = 'field' and t.name = a.name and t.value = a.value) end as alike,
      case when i.kind_id is null then (select count(*)::int from (select from catalog.items y
          where y.collection_id = i.collection_id and y.name = i.name and y.rarity = i.rarity limit ${COPIES_COUNTED}) y)
        else (select sum(k.printed)::int from catalog.kinds k join catalog.kinds o on o.id = i.kind_id
          and (k.collection_id, k.name, k.rarity) = (o.collection_id, o.name, o.rarity)) end as copies
    from catalog.collections f join catalog.items i on i.collection_id = f.id and i.local_id = ${localId}
    ${itemJoins} left join catalog.boxes b on b.id = i.box_id
    left join catalog.draws d on d.item_id = i.id
    left join catalog.items w on w.id = d.ticket_id left join catalog.collections wc on wc.id = w.collection_id
    where f.address = ${collection} limit 1`)
  if (!row) return refuse({ kind: 'not-found', what: `${collection}:${localId}` })
  const { versions } = row
  return {
    ...itemOf(row, nowMs),
    attributes: row.attributes.map(({ name, value }) => ({ name, value, alike: row.alike?.[name] })),
    box: row.box_address === null ? undefined : { address: row.box_address, title: row.box_title ?? '' },
    burned: row.burned_version !== null,
    heldSince: eventOf(versions.held),
    life: {
      printed: eventOf(versions.printed),
      bought: eventOf(versions.bought),
      opened: eventOf(versions.opened),
      revealed: eventOf(versions.revealed),
      claimed: eventOf(versions.claimed),
      burned: eventOf(versions.burned),
    },
    ticket: row.ticket === null ? undefined : { ...row.ticket, owner: row.ticket.owner ?? undefined },
    odds: oddsOf(row.kind_left, row.all_left),
    won: row.won.map(({ kindLeft, allLeft, ...item }) => ({ ...item, odds: oddsOf(kindLeft, allLeft) })),
    copies: row.copies,
  }
}
