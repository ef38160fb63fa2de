import { sql } from 'drizzle-orm'
import type { TicketStatus } from '../ledger/item-facts'
import { findEntity } from './find'
import type { ItemOdds } from './get-item'
import { type CollectionName, oddsFields } from './item-row'
import type { Reading } from './query'

/** The options of `getAccount`. */
export type GetAccountOptions = { readonly address: string }

/** An account in the catalog. An unknown account is no error; it has no items and no purchases. */
export type CatalogAccount = {
  readonly address: string
  readonly known: boolean
  readonly firstAtMs: number | undefined
  /** Tickets it holds by their status, and the tickets it redeemed, also if another account received the loot. */
  readonly tickets: Readonly<Record<TicketStatus, number>>
  readonly ticketsHeld: number
  /** Tickets that a box sold into it. */
  readonly bought: number
  /** XRD paid for those tickets, exact. */
  readonly spent: string
  readonly itemsHeld: number
  readonly collections: readonly (CollectionName & { readonly iconUrl: string | undefined; readonly count: number })[]
  /** The addresses of the boxes of which it holds a ticket or loot, the oldest box first. */
  readonly boxes: readonly string[]
  readonly pulls: number
  /** Its least likely pull. */
  readonly luckiest:
    | (ItemOdds & {
        readonly collection: string
        readonly localId: string
        readonly name: string
        readonly rarity: string
      })
    | undefined
  /** Pulls by rarity. */
  readonly rarities: readonly { readonly rarity: string; readonly count: number }[]
}

type Row = Pick<
  CatalogAccount,
  'firstAtMs' | 'bought' | 'spent' | 'collections' | 'boxes' | 'pulls' | 'luckiest' | 'rarities'
> & {
  readonly tickets: Partial<Record<TicketStatus, number>>
  readonly redeemed: number
}

const none = { unrevealed: 0, waiting: 0, revealed: 0, redeemed: 0 }

export async function getAccount({ run }: Reading, { address }: GetAccountOptions): Promise<CatalogAccount> {
  const found = await findEntity(run, address)
  const { id } = found ?? { id: 0 }
  const [row] = await run<Row>(sql`
    with held as (
      select c.id, c.address, c.name, c.kind, c.icon_url, b.count from catalog.balances b join catalog.collections c on c.id = b.collection_id
      where b.owner_id = ${id}
    ), purchases as (
      select a.count, a.amount from catalog.activity_subjects s
      join catalog.activity a on a.state_version = s.state_version and a.place = s.place
      where s.scope = 'account' and s.subject_id = ${id} and s.kind = 'Bought'
    ), won as (
      select i.rarity, i.name, i.local_id, c.address, ${oddsFields} as odds from catalog.draws d
      join catalog.items i on i.id = d.item_id join catalog.collections c on c.id = i.collection_id
      where d.owner_id = ${id}
    )
    select
      (select extract(epoch from t.at) * 1000 from catalog.entities e join catalog.transactions t on t.state_version >= e.first_version
        where e.id = ${id} order by t.state_version limit 1)::float8 as "firstAtMs",
      (select coalesce(jsonb_object_agg(s.ticket_status, s.n), '{}') from (
        select i.ticket_status, count(*)::int as n from held c join catalog.holdings h on h.owner_id = ${id} and h.collection_id = c.id
        join catalog.items i on i.id = h.item_id where c.kind = 'ticket' group by 1) s) as tickets,
      (select count(*)::int from catalog.items where redeemer_id = ${id}) as redeemed,
      (select coalesce(sum(count), 0)::int from purchases) as bought,
      (select trim_scale(coalesce(sum(amount), 0))::text from purchases) as spent,
      (select coalesce(jsonb_agg(jsonb_build_object('address', address, 'name', name, 'kind', kind, 'iconUrl', icon_url, 'count', count)
        order by count desc, id), '[]') from held) as collections,
      (select coalesce(jsonb_agg(b.component_address order by b.id), '[]') from catalog.boxes b where exists (select from held
        where held.address = b.ticket_address or exists (select from catalog.kinds k where (k.box_id, k.collection_id) = (b.id, held.id)))) as boxes,
      (select count(*)::int from won) as pulls,
      (select odds || jsonb_build_object('collection', address, 'localId', local_id, 'name', name, 'rarity', rarity) from won
        where odds is not null order by (odds ->> 'share')::float8, address, local_id limit 1) as luckiest,
      (select coalesce(jsonb_agg(jsonb_build_object('rarity', rarity, 'count', n) order by n, rarity), '[]')
        from (select rarity, count(*)::int as n from won group by 1) r) as rarities`)
  if (!row) throw new Error('A statement without a table returned no row.')
  const { tickets, redeemed, ...account } = row
  const sum = (isCounted: (kind: string) => boolean) =>
    account.collections.reduce((all, { kind, count }) => all + (isCounted(kind) ? count : 0), 0)
  return {
    ...account,
    address,
    known: found !== undefined,
    tickets: { ...none, ...tickets, redeemed },
    ticketsHeld: sum((kind) => kind === 'ticket'),
    itemsHeld: sum((kind) => kind !== 'ticket'),
  }
}
