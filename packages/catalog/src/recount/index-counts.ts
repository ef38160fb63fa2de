import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { type CountRow, type Counts, dayKey, noCounts } from './counts'

/** Fields that a row of the index leaves out if they are null. `compareCounts` compares the fields that a row names. */
const noBox = { maxTickets: undefined }
const noItem = {
  owner: undefined,
  status: undefined,
  price: undefined,
  bought: undefined,
  opened: undefined,
  revealed: undefined,
  claimed: undefined,
  burned: undefined,
}

/** Reads the rows of the index in the form of a recount. */
export async function readIndexCounts(
  run: Run,
): Promise<{ readonly counts: Counts; readonly collections: readonly string[] }> {
  const counts = noCounts()
  for (const { address, ...row } of await run<CountRow & { address: string }>(sql`
    select component_address as address, trim_scale(price)::text as price, max_tickets as "maxTickets", sold, trim_scale(volume)::text as volume, trim_scale(fees)::text as fees, opened, revealed, claimed,
      trim_scale(balance_before + received - withdrawn - fees)::text as money from catalog.boxes`))
    counts.box.set(address, { ...noBox, ...row })
  for (const { address, ...row } of await run<CountRow & { address: string }>(sql`
    select address, minted, burned, in_box as "inBox", holders, sold, trim_scale(volume)::text as volume, revealed, claimed, transfers
    from catalog.collections`))
    counts.collection.set(address, row)
  for (const { address, id, ...row } of await run<CountRow & { address: string; id: string }>(sql`
    select c.address, i.local_id as id, e.address as owner, i.ticket_status as status, trim_scale(i.sort_price)::text as price,
      i.minted_version::float8 as printed,
      (case when i.ticket_status is null then w.minted_version else i.minted_version end)::float8 as bought,
      coalesce(w.opened_version, i.opened_version)::float8 as opened,
      coalesce(w.revealed_version, i.revealed_version)::float8 as revealed, i.claimed_version::float8 as claimed,
      i.burned_version::float8 as burned
    from catalog.items i join catalog.collections c on c.id = i.collection_id left join catalog.holdings h on h.item_id = i.id
    left join catalog.entities e on e.id = h.owner_id left join catalog.draws d on d.item_id = i.id
    left join catalog.items w on w.id = d.ticket_id`))
    counts.item.set(`${address}:${id}`, { ...noItem, ...row })
  for (const { address, ...row } of await run<CountRow & { address: string }>(accountRows))
    counts.account.set(address, row)
  for (const { address, ms, ...row } of await run<CountRow & { address: string; ms: number }>(sql`
    select coalesce(b.component_address, c.address) as address, (extract(epoch from f.at) * 1000)::float8 as ms, f.sold, trim_scale(f.volume)::text as volume,
      f.opened, f.revealed, f.claimed, f.minted, f.transfers, trim_scale(f.fees)::text as fees
    from catalog.figures f left join catalog.boxes b on f.scope = 'box' and b.id = f.subject_id
    left join catalog.collections c on f.scope = 'collection' and c.id = f.subject_id where f.span = 'day'`))
    counts.day.set(dayKey(address, ms), row)
  return { counts, collections: [...counts.collection.keys()] }
}

const accountRows = sql`
  with held as (
    select b.owner_id as id, string_agg(c.address || ' ' || b.count, ', ' order by c.address collate "C") as held
    from catalog.balances b join catalog.collections c on c.id = b.collection_id group by 1
  ), tickets as (
    select h.owner_id as id, count(*) filter (where i.ticket_status = 'unrevealed')::int as unrevealed,
      count(*) filter (where i.ticket_status = 'waiting')::int as waiting,
      count(*) filter (where i.ticket_status = 'revealed')::int as revealed
    from catalog.holdings h join catalog.items i on i.id = h.item_id where i.ticket_status is not null group by 1
  ), redeemed as (
    select redeemer_id as id, count(*)::int as n from catalog.items where redeemer_id is not null group by 1
  ), bought as (
    select a.to_id as id, sum(a.count)::int as n, trim_scale(sum(a.amount))::text as spent from catalog.activity a where a.kind = 'Bought' group by 1
  ), won as (
    select owner_id as id, count(*)::int as n from catalog.draws group by 1
  )
  select e.address, coalesce(h.held, '') as held, coalesce(t.unrevealed, 0) as unrevealed, coalesce(t.waiting, 0) as waiting,
    coalesce(t.revealed, 0) as revealed, coalesce(r.n, 0) as redeemed, coalesce(b.n, 0) as bought, coalesce(b.spent, '0') as spent,
    coalesce(w.n, 0) as pulls
  from catalog.entities e left join held h using (id) left join tickets t using (id) left join redeemed r using (id)
  left join bought b using (id) left join won w using (id) where e.kind = 'account'`
