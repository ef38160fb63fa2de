import { formatAmount } from '@lootboxes/ledger'
import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { boxes as boxTable, collections, figures } from '../schema'
import { inParts, insertRows, recordsOf, sums } from '../table-rows'
import type { Batch } from './batch'
import type { BoxState, ItemState } from './state'
import type { TotalRow } from './tally'

/** The price and size of boxes. An item that no ticket won and that is still in the box has the price of the box. */
export async function writeBoxStates(run: Run, boxes: readonly BoxState[]): Promise<void> {
  for (const { id, price, maxTickets } of boxes) {
    await run(sql`
      update catalog.boxes set price = ${formatAmount(price)}::numeric, max_tickets = ${maxTickets ?? null} where id = ${id}`)
    await run(sql`
      update catalog.items i set sort_price = ${formatAmount(price)}::numeric
      where i.box_id = ${id} and i.lazy_minted and i.listed and not exists (select from catalog.draws d where d.item_id = i.id)`)
  }
}

const dateOf = (ms: number | undefined): Date | undefined => (ms === undefined ? undefined : new Date(ms))

const sold = ({ subjectId, volume, fees, firstSaleMs, lastSaleMs, scope: _scope, ...counts }: TotalRow) => ({
  ...counts,
  id: subjectId,
  volume: formatAmount(volume),
  fees: formatAmount(fees),
  firstSaleAt: dateOf(firstSaleMs),
  lastSaleAt: dateOf(lastSaleMs),
})

/** Adds to the totals of boxes and collections. */
async function writeTotals(run: Run, totals: readonly TotalRow[]): Promise<void> {
  const of = (scope: TotalRow['scope']) => totals.filter((row) => row.scope === scope).map(sold)
  const lastSale = sql`last_sale_at = coalesce(greatest(t.last_sale_at, r.last_sale_at), t.last_sale_at)`
  await inParts(of('box'), (part) =>
    run(sql`
      update catalog.boxes t set ${sums('r', 'sold', 'volume', 'opened', 'revealed', 'claimed', 'fees')},
        first_sale_at = coalesce(t.first_sale_at, r.first_sale_at), ${lastSale}
      from ${recordsOf(boxTable, part)} r where t.id = r.id`),
  )
  await inParts(of('collection'), (part) =>
    run(sql`
      update catalog.collections t set ${sums('r', 'sold', 'volume', 'revealed', 'claimed', 'minted', 'transfers')}, ${lastSale}
      from ${recordsOf(collections, part)} r where t.id = r.id`),
  )
}

/** Burned items, items in boxes and holders, by how much they change in each collection. */
function supplyChanges(items: Iterable<ItemState>, holders: ReadonlyMap<number, number>) {
  const changes = new Map<number, { id: number; burned: number; inBox: number; holders: number }>()
  const change = (id: number) => {
    const known = changes.get(id) ?? { id, burned: 0, inBox: 0, holders: 0 }
    changes.set(id, known)
    return known
  }
  for (const { collection, burnedVersion, burnedBefore, lazyMinted, lazyBefore } of items) {
    change(collection.id).burned += Number(burnedVersion !== undefined) - Number(burnedBefore)
    change(collection.id).inBox += Number(lazyMinted) - Number(lazyBefore)
  }
  for (const [id, by] of holders) change(id).holders += by
  return [...changes.values()]
}

export async function writeTallies(
  run: Run,
  { tally, money }: Pick<Batch, 'tally' | 'money'>,
  extra: { readonly items: Iterable<ItemState>; readonly holders: ReadonlyMap<number, number> },
): Promise<void> {
  await insertRows(
    run,
    figures,
    tally.rows().map(({ atMs, volume, fees, ...row }) => ({
      ...row,
      at: new Date(atMs),
      volume: formatAmount(volume),
      fees: formatAmount(fees),
    })),
    {
      conflict: sql`(scope, subject_id, span, at) do update set
        ${sums('excluded', 'sold', 'volume', 'opened', 'revealed', 'claimed', 'minted', 'transfers', 'fees')}`,
    },
  )
  await writeTotals(run, tally.totals())
  await inParts(supplyChanges(extra.items, extra.holders), (part) =>
    run(sql`
      update catalog.collections t set ${sums('r', 'burned', 'in_box', 'holders')}
      from ${recordsOf(collections, part)} r where t.id = r.id`),
  )
  const moneyRows = [...money.values()].map(({ box, received, withdrawn }) => ({
    id: box.id,
    received: formatAmount(received),
    withdrawn: formatAmount(withdrawn),
  }))
  await inParts(moneyRows, (part) =>
    run(sql`
      update catalog.boxes t set ${sums('r', 'received', 'withdrawn')}
      from ${recordsOf(boxTable, part)} r where t.id = r.id`),
  )
}
