import { sql } from 'drizzle-orm'
import { msOf } from '../table-rows'
import { findBox, findCollection } from './find'
import type { Reading } from './query'

/** The options of `getStats`. */
export type GetStatsOptions = {
  /** Of one box, of one collection, or of everything. */
  readonly box?: string | undefined
  readonly collection?: string | undefined
  /** How many days back the daily figures go. */
  readonly days?: number | undefined
}

/** The figures of one day, in UTC. */
export type DailyFigures = {
  /** Midnight UTC. */
  readonly dayMs: number
  readonly sold: number
  readonly volume: string
  readonly opened: number
  readonly revealed: number
  readonly claimed: number
  readonly minted: number
  readonly transfers: number
  /** The network fees that boxes paid for members of their clubs; of a collection: 0. */
  readonly fees: string
}

/** Loot of a box that looks alike. */
export type KindRow = {
  readonly collection: string
  readonly name: string
  readonly rarity: string
  readonly imageUrl: string | undefined
  readonly printed: number
  readonly drawn: number
  readonly claimed: number
  readonly left: number
  /** printed ÷ all printed: the odds of the first ticket. */
  readonly printedShare: number
  /** drawn ÷ all drawn. */
  readonly drawnShare: number
  /** left ÷ all left: the odds of the next ticket. */
  readonly leftShare: number
}

/** The figures of a box. */
export type BoxStats = {
  readonly address: string
  readonly key: string
  /** Its name: two prints of a box have one title, and different names. */
  readonly title: string
  readonly price: string
  readonly maxTickets: number | undefined
  readonly sold: number
  readonly volume: string
  /** The network fees that the box paid for members of its club. */
  readonly fees: string
  readonly opened: number
  readonly revealed: number
  readonly claimed: number
  readonly soldOut: boolean
  readonly firstSaleAtMs: number | undefined
  readonly lastSaleAtMs: number | undefined
  /** From the first sale to the last one, once all is sold. */
  readonly daysToSellOut: number | undefined
  /** Of the tickets sold, 0 to 1. */
  readonly revealedShare: number
  readonly claimedShare: number
  readonly kinds: readonly KindRow[]
  /** Of its tickets. */
  readonly topHolders: readonly { readonly address: string; readonly count: number }[]
}

/** Totals and daily figures. */
export type CatalogStats = {
  readonly sold: number
  readonly volume: string
  readonly opened: number
  readonly revealed: number
  readonly claimed: number
  /** Accounts that ever held something; of a box or a collection: those that hold something of it. */
  readonly accounts: number
  readonly collections: number
  /** Items that exist, without tickets; of a collection: its items. */
  readonly items: number
  readonly transactions: number
  readonly daily: readonly DailyFigures[]
  /** Present if `box` was given. */
  readonly box: BoxStats | undefined
  /** Every box; empty if `box` or `collection` was given. */
  readonly boxes: readonly Omit<BoxStats, 'kinds' | 'topHolders'>[]
}

const DAY_MS = 86_400_000
const MAX_DAYS = 3_660

type BoxSums = Omit<BoxStats, 'kinds' | 'topHolders'>
type BoxRow = Omit<BoxSums, 'soldOut' | 'daysToSellOut' | 'revealedShare' | 'claimedShare'>

const boxFields = sql`component_address as address, key, name as title, trim_scale(price)::text as price, max_tickets as "maxTickets", sold,
  trim_scale(volume)::text as volume, trim_scale(fees)::text as fees, opened, revealed, claimed, ${sql.raw(msOf('first_sale_at'))} as "firstSaleAtMs",
  ${sql.raw(msOf('last_sale_at'))} as "lastSaleAtMs"`

const shareOf = (part: number, all: number): number => (all === 0 ? 0 : part / all)

function boxOf(row: BoxRow): BoxSums {
  const { maxTickets, sold, revealed, claimed, firstSaleAtMs, lastSaleAtMs } = row
  const soldOut = maxTickets !== undefined && sold >= maxTickets
  const hasSales = firstSaleAtMs !== undefined && lastSaleAtMs !== undefined
  return {
    ...row,
    soldOut,
    daysToSellOut: soldOut && hasSales ? (lastSaleAtMs - firstSaleAtMs) / DAY_MS : undefined,
    revealedShare: shareOf(revealed, sold),
    claimedShare: shareOf(claimed, sold),
  }
}

async function boxStats({ run }: Reading, id: number): Promise<BoxStats | undefined> {
  const [row] = await run<BoxRow>(sql`select ${boxFields} from catalog.boxes where id = ${id}`)
  if (!row) return undefined
  const kinds = await run<Omit<KindRow, `${string}Share`>>(sql`
    select c.address as collection, k.name, k.rarity, k.image_url as "imageUrl", k.printed, k.drawn, k.claimed,
      k.printed - k.drawn as left
    from catalog.kinds k join catalog.collections c on c.id = k.collection_id where k.box_id = ${id}
    order by k.printed, k.id limit 1000`)
  const topHolders = await run<{ address: string; count: number }>(sql`
    select e.address, b.count from catalog.collections c join catalog.balances b on b.collection_id = c.id
    join catalog.entities e on e.id = b.owner_id where c.box_id = ${id} order by b.count desc, b.owner_id limit 10`)
  const sum = (name: 'printed' | 'drawn') => kinds.reduce((all, kind) => all + kind[name], 0)
  const [printed, drawn] = [sum('printed'), sum('drawn')]
  return {
    ...boxOf(row),
    kinds: kinds.map((kind) => ({
      ...kind,
      printedShare: shareOf(kind.printed, printed),
      drawnShare: shareOf(kind.drawn, drawn),
      leftShare: shareOf(kind.left, printed - drawn),
    })),
    topHolders,
  }
}

/** Sums and daily figures. */
export async function getStats(
  reading: Reading,
  { box, collection, days = 90 }: GetStatsOptions,
): Promise<CatalogStats> {
  const { run, nowMs } = reading
  const foundBox = box === undefined ? undefined : await findBox(run, box)
  const foundCollection = collection === undefined ? undefined : await findCollection(run, collection)
  const since = new Date(nowMs - Math.min(Math.max(1, days), MAX_DAYS) * DAY_MS).toISOString()
  // Without a subject: all boxes together, which is every ticket once.
  const of = foundBox
    ? sql`f.scope = 'box' and f.subject_id = ${foundBox.id}`
    : foundCollection
      ? sql`f.scope = 'collection' and f.subject_id = ${foundCollection.id}`
      : sql`f.scope = 'box' and f.subject_id in (select id from catalog.boxes)`
  const daily = await run<DailyFigures>(sql`
    select ${sql.raw(msOf('f.at'))} as "dayMs", sum(f.sold)::int as sold, trim_scale(sum(f.volume))::text as volume,
      sum(f.opened)::int as opened, sum(f.revealed)::int as revealed, sum(f.claimed)::int as claimed, sum(f.minted)::int as minted,
      sum(f.transfers)::int as transfers, trim_scale(sum(f.fees))::text as fees
    from catalog.figures f where ${of} and f.span = 'day' and f.at >= ${since}::timestamptz group by f.at order by f.at`)
  const [sums] = await run<Omit<CatalogStats, 'daily' | 'box' | 'boxes'>>(
    foundCollection
      ? sql`select sold, trim_scale(volume)::text as volume, 0 as opened, revealed, claimed, holders as accounts, 1 as collections, minted - burned as items,
          coalesce((select count from catalog.counters where scope = 'collection' and subject_id = ${foundCollection.id} and kind = ''), 0) as transactions
        from catalog.collections where id = ${foundCollection.id}`
      : sql`select coalesce(sum(b.sold), 0)::int as sold, trim_scale(coalesce(sum(b.volume), 0))::text as volume, coalesce(sum(b.opened), 0)::int as opened,
          coalesce(sum(b.revealed), 0)::int as revealed, coalesce(sum(b.claimed), 0)::int as claimed,
          ${
            foundBox
              ? sql`(select coalesce(sum(holders), 0)::int from catalog.collections where box_id = ${foundBox.id})`
              : sql`coalesce((select count from catalog.counters where scope = 'entities' and subject_id = 0 and kind = 'account'), 0)`
          } as accounts,
          (select count(*)::int from catalog.collections) as collections,
          (select coalesce(sum(minted - burned), 0)::int from catalog.collections where kind <> 'ticket') as items,
          coalesce((select count from catalog.counters where scope = ${foundBox ? 'box' : 'all'} and subject_id = ${foundBox?.id ?? 0} and kind = ''), 0) as transactions
        from catalog.boxes b ${foundBox ? sql`where b.id = ${foundBox.id}` : sql``}`,
  )
  const boxes =
    foundBox || foundCollection ? [] : await run<BoxRow>(sql`select ${boxFields} from catalog.boxes order by id`)
  if (!sums) throw new Error('A sum returned no row.')
  return {
    ...sums,
    daily,
    box: foundBox ? await boxStats(reading, foundBox.id) : undefined,
    boxes: boxes.map(boxOf),
  }
}
