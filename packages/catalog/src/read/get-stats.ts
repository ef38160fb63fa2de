import { sql } from 'drizzle-orm'
import { refuse } from '../catalog-error'
import { findBox, findCollection } from './find'
import { plainDecimal } from './item-row'
import type { Reading } from './query'

export type GetStatsOptions = {
  /** Of one box, of one collection, or of everything. */
  readonly box?: string | undefined
  readonly collection?: string | undefined
  /** How many days back the daily figures go. */
  readonly days?: number | undefined
}

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
  /** printed ÷ all printed: what a first ticket could expect. */
  readonly printedShare: number
  /** drawn ÷ all drawn: what came out. */
  readonly drawnShare: number
  /** left ÷ all left: what the next ticket can expect. */
  readonly leftShare: number
}

export type BoxStats = {
  readonly address: string
  readonly key: string
  readonly title: string
  readonly price: string
  readonly maxTickets: number | undefined
  readonly sold: number
  readonly volume: string
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
  /** Only where one box was asked for. */
  readonly box: BoxStats | undefined
  /** Every box, where none was asked for. */
  readonly boxes: readonly Omit<BoxStats, 'kinds' | 'topHolders'>[]
}

const DAY_MS = 86_400_000
const MOST_DAYS = 3_660

type BoxRow = {
  id: number
  address: string
  key: string
  title: string
  price: string
  max_tickets: number | null
  sold: number
  volume: string
  opened: number
  revealed: number
  claimed: number
  first_ms: number | null
  last_ms: number | null
}

const boxFields = sql`id, component_address as address, key, title, price::text, max_tickets, sold, volume::text, opened, revealed, claimed,
  (extract(epoch from first_sale_at) * 1000)::float8 as first_ms, (extract(epoch from last_sale_at) * 1000)::float8 as last_ms`

function boxOf(row: BoxRow): Omit<BoxStats, 'kinds' | 'topHolders'> {
  const soldOut = row.max_tickets !== null && row.sold >= row.max_tickets
  const share = (part: number) => (row.sold === 0 ? 0 : part / row.sold)
  return {
    address: row.address,
    key: row.key,
    title: row.title,
    price: plainDecimal(row.price),
    maxTickets: row.max_tickets ?? undefined,
    sold: row.sold,
    volume: plainDecimal(row.volume),
    opened: row.opened,
    revealed: row.revealed,
    claimed: row.claimed,
    soldOut,
    firstSaleAtMs: row.first_ms ?? undefined,
    lastSaleAtMs: row.last_ms ?? undefined,
    daysToSellOut:
      soldOut && row.first_ms !== null && row.last_ms !== null ? (row.last_ms - row.first_ms) / DAY_MS : undefined,
    revealedShare: share(row.revealed),
    claimedShare: share(row.claimed),
  }
}

async function boxStats({ run }: Reading, id: number): Promise<BoxStats | undefined> {
  const [row] = await run<BoxRow>(sql`select ${boxFields} from catalog.boxes where id = ${id}`)
  if (!row) return undefined
  const kinds = await run<Omit<KindRow, 'imageUrl' | 'left' | `${string}Share`> & { image_url: string | null }>(sql`
    select c.address as collection, k.name, k.rarity, k.image_url, k.printed, k.drawn, k.claimed
    from catalog.kinds k join catalog.collections c on c.id = k.collection_id where k.box_id = ${id}
    order by k.printed, k.id limit 1000`)
  const topHolders = await run<{ address: string; count: number }>(sql`
    select e.address, b.count from catalog.collections c join catalog.balances b on b.collection_id = c.id
    join catalog.entities e on e.id = b.owner_id where c.box_id = ${id} order by b.count desc, b.owner_id limit 10`)
  const sum = (name: 'printed' | 'drawn') => kinds.reduce((all, kind) => all + kind[name], 0)
  const [printed, drawn] = [sum('printed'), sum('drawn')]
  const share = (part: number, all: number) => (all === 0 ? 0 : part / all)
  return {
    ...boxOf(row),
    kinds: kinds.map(({ image_url, ...kind }) => ({
      ...kind,
      imageUrl: image_url ?? undefined,
      left: kind.printed - kind.drawn,
      printedShare: share(kind.printed, printed),
      drawnShare: share(kind.drawn, drawn),
      leftShare: share(kind.printed - kind.drawn, printed - drawn),
    })),
    topHolders,
  }
}

type FigureRow = Omit<DailyFigures, 'dayMs' | 'volume'> & { day: number; volume: string }

/** Sums and daily figures. */
export async function getStats(
  reading: Reading,
  { box, collection, days = 90 }: GetStatsOptions,
): Promise<CatalogStats> {
  const { run, nowMs } = reading
  const foundBox = box === undefined ? undefined : await findBox(run, box)
  if (box !== undefined && !foundBox) return refuse({ kind: 'not-found', what: box })
  const foundCollection = collection === undefined ? undefined : await findCollection(run, collection)
  if (collection !== undefined && !foundCollection) return refuse({ kind: 'not-found', what: collection })
  const since = new Date(nowMs - Math.min(Math.max(1, days), MOST_DAYS) * DAY_MS).toISOString()
  // Without a subject: all boxes together, which is every ticket once.
  const of = foundBox
    ? sql`f.scope = 'box' and f.subject_id = ${foundBox.id}`
    : foundCollection
      ? sql`f.scope = 'collection' and f.subject_id = ${foundCollection.id}`
      : sql`f.scope = 'box' and f.subject_id in (select id from catalog.boxes)`
  const daily = await run<FigureRow>(sql`
    select (extract(epoch from f.at) * 1000)::float8 as day, sum(f.sold)::int as sold, sum(f.volume)::text as volume,
      sum(f.opened)::int as opened, sum(f.revealed)::int as revealed, sum(f.claimed)::int as claimed, sum(f.minted)::int as minted,
      sum(f.transfers)::int as transfers
    from catalog.figures f where ${of} and f.span = 'day' and f.at >= ${since}::timestamptz group by f.at order by f.at`)
  const [sums] = await run<Omit<CatalogStats, 'daily' | 'box' | 'boxes'>>(
    foundCollection
      ? sql`select sold, volume::text, 0 as opened, revealed, claimed, holders as accounts, 1 as collections, minted - burned as items,
          coalesce((select count from catalog.counters where scope = 'collection' and subject_id = ${foundCollection.id} and kind = ''), 0) as transactions
        from catalog.collections where id = ${foundCollection.id}`
      : sql`select coalesce(sum(b.sold), 0)::int as sold, coalesce(sum(b.volume), 0)::text as volume, coalesce(sum(b.opened), 0)::int as opened,
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
  const {
    sold = 0,
    volume = '0',
    opened = 0,
    revealed = 0,
    claimed = 0,
    accounts = 0,
    collections = 0,
    items = 0,
    transactions = 0,
  } = sums ?? {}
  return {
    sold,
    volume: plainDecimal(volume),
    opened,
    revealed,
    claimed,
    accounts,
    collections,
    items,
    transactions,
    daily: daily.map(({ day, volume: amount, ...figures }) => ({
      dayMs: day,
      ...figures,
      volume: plainDecimal(amount),
    })),
    box: foundBox ? await boxStats(reading, foundBox.id) : undefined,
    boxes: boxes.map(boxOf),
  }
}
