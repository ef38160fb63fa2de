import { formatAmount } from '@lootboxes/ledger'
import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import type { Batch } from './batch'
import type { BoxState, ItemState } from './state'
import { inParts, timeText } from './write-rows'

/** The price and size of boxes; what no ticket won and still is in the box costs what the box asks. */
export async function writeBoxStates(run: Run, boxes: readonly BoxState[]): Promise<void> {
  for (const { id, price, maxTickets } of boxes) {
    await run(sql`
      update catalog.boxes set price = ${formatAmount(price)}::numeric, max_tickets = ${maxTickets ?? null} where id = ${id}`)
    await run(sql`
      update catalog.items i set sort_price = ${formatAmount(price)}::numeric
      where i.box_id = ${id} and i.lazy_minted and i.listed and not exists (select from catalog.draws d where d.item_id = i.id)`)
  }
}

export async function writeTallies(
  run: Run,
  { tally, money: sums }: Pick<Batch, 'tally' | 'money'>,
  extra: { items: Iterable<ItemState>; holders: ReadonlyMap<number, number> },
): Promise<void> {
  await inParts(
    tally.rows().map(({ atMs, volume, ...row }) => ({ ...row, at: timeText(atMs), volume: formatAmount(volume) })),
    (part) =>
      run(sql`
        insert into catalog.figures as f (scope, subject_id, span, at, sold, volume, opened, revealed, claimed, minted, transfers)
        select scope, "subjectId", span, at, sold, volume, opened, revealed, claimed, minted, transfers
        from jsonb_to_recordset(${part}) as r(scope text, "subjectId" int, span text, at timestamptz, sold int, volume numeric,
          opened int, revealed int, claimed int, minted int, transfers int)
        on conflict (scope, subject_id, span, at) do update set sold = f.sold + excluded.sold,
          volume = f.volume + excluded.volume, opened = f.opened + excluded.opened, revealed = f.revealed + excluded.revealed,
          claimed = f.claimed + excluded.claimed, minted = f.minted + excluded.minted, transfers = f.transfers + excluded.transfers`),
  )
  const totals = tally.totals().map(({ volume, firstSaleMs, lastSaleMs, ...row }) => ({
    ...row,
    volume: formatAmount(volume),
    first: firstSaleMs === undefined ? null : timeText(firstSaleMs),
    last: lastSaleMs === undefined ? null : timeText(lastSaleMs),
  }))
  const columns = sql.raw(
    '"subjectId" int, sold int, volume numeric, opened int, revealed int, claimed int, minted int, transfers int, first timestamptz, last timestamptz',
  )
  await inParts(
    totals.filter(({ scope }) => scope === 'box'),
    (part) =>
      run(sql`
      update catalog.boxes b set sold = b.sold + r.sold, volume = b.volume + r.volume, opened = b.opened + r.opened,
        revealed = b.revealed + r.revealed, claimed = b.claimed + r.claimed,
        first_sale_at = coalesce(b.first_sale_at, r.first), last_sale_at = coalesce(greatest(b.last_sale_at, r.last), b.last_sale_at)
      from jsonb_to_recordset(${part}) as r(${columns}) where b.id = r."subjectId"`),
  )
  await inParts(
    totals.filter(({ scope }) => scope === 'collection'),
    (part) =>
      run(sql`
      update catalog.collections c set sold = c.sold + r.sold, volume = c.volume + r.volume, revealed = c.revealed + r.revealed,
        claimed = c.claimed + r.claimed, minted = c.minted + r.minted, transfers = c.transfers + r.transfers,
        last_sale_at = coalesce(greatest(c.last_sale_at, r.last), c.last_sale_at)
      from jsonb_to_recordset(${part}) as r(${columns}) where c.id = r."subjectId"`),
  )
  const shifts = new Map<number, { c: number; burned: number; box: number; holders: number }>()
  const shift = (id: number) => {
    const known = shifts.get(id) ?? { c: id, burned: 0, box: 0, holders: 0 }
    shifts.set(id, known)
    return known
  }
  for (const { collection, burnedVersion, burnedBefore, lazyMinted, lazyBefore } of extra.items) {
    shift(collection.id).burned += Number(burnedVersion !== undefined) - Number(burnedBefore)
    shift(collection.id).box += Number(lazyMinted) - Number(lazyBefore)
  }
  for (const [id, change] of extra.holders) shift(id).holders += change
  await inParts([...shifts.values()], (part) =>
    run(sql`
      update catalog.collections c set burned = c.burned + r.burned, in_box = c.in_box + r.box, holders = c.holders + r.holders
      from jsonb_to_recordset(${part}) as r(c int, burned int, box int, holders int) where c.id = r.c`),
  )
  const money = [...sums.values()].map(({ box, received, withdrawn, fees }) => ({
    b: box.id,
    r: formatAmount(received),
    w: formatAmount(withdrawn),
    f: formatAmount(fees),
  }))
  await inParts(money, (part) =>
    run(sql`
      update catalog.boxes b set received = b.received + m.r, withdrawn = b.withdrawn + m.w, fees = b.fees + m.f
      from jsonb_to_recordset(${part}) as m(b int, r numeric, w numeric, f numeric) where b.id = m.b`),
  )
}
