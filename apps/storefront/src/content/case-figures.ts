import type { BoxStats, DailyFigures, KindRow } from '@lootboxes/catalog'
import { parseRarity, type Rarity, rarities } from '@lootboxes/ui'

const DAY_MS = 86_400_000

/** The figures of one day; all 0 if nothing happened. */
export type DayRow = Pick<DailyFigures, 'dayMs' | 'sold' | 'opened' | 'claimed'>

/** Every day from the first with a transaction to the last. */
export function everyDay(daily: readonly DayRow[]): readonly DayRow[] {
  const busy = daily.filter(({ sold, opened, claimed }) => sold + opened + claimed > 0)
  const days = busy.map(({ dayMs }) => dayMs)
  if (days.length === 0) return []
  const [first, last] = [Math.min(...days), Math.max(...days)]
  return Array.from({ length: Math.round((last - first) / DAY_MS) + 1 }, (_, place) => {
    const dayMs = first + place * DAY_MS
    return busy.find((one) => one.dayMs === dayMs) ?? { dayMs, sold: 0, opened: 0, claimed: 0 }
  })
}

export type EdgeRow = { rarity: Rarity; printed: number; drawn: number; left: number }

/** The loot of a box by rarity, rarest first. Rarities it never held are left out. */
export const byEdge = (kinds: readonly Pick<KindRow, 'rarity' | 'printed' | 'drawn' | 'left'>[]): readonly EdgeRow[] =>
  rarities.toReversed().flatMap((rarity) => {
    const own = kinds.filter((kind) => parseRarity(kind.rarity) === rarity)
    const sum = (name: 'printed' | 'drawn' | 'left') => own.reduce((all, kind) => all + kind[name], 0)
    return own.length === 0 ? [] : [{ rarity, printed: sum('printed'), drawn: sum('drawn'), left: sum('left') }]
  })

/** A share in percent, with one decimal. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10

export const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : `"${cell.replaceAll('"', '""')}"`)).join(',')).join('\r\n')}\r\n`

/** The CSV files of a case study. */
export const tables = {
  'days.csv': ({ daily }: CaseFigures) =>
    csv([
      ['day', 'sold', 'opened', 'claimed'],
      ...everyDay(daily).map(({ dayMs, sold, opened, claimed }) => [isoDay(dayMs), sold, opened, claimed]),
    ]),
  'edges.csv': ({ box }: CaseFigures) =>
    csv([
      ['edge', 'printed', 'drawn', 'left'],
      ...byEdge(box.kinds).map(({ rarity, printed, drawn, left }) => [rarity, printed, drawn, left]),
    ]),
  'holders.csv': ({ box }: CaseFigures) =>
    csv([['account', 'tickets'], ...box.topHolders.map(({ address, count }) => [address, count])]),
} as const satisfies Record<string, (figures: CaseFigures) => string>

export type CaseFigures = { daily: readonly DayRow[]; box: Pick<BoxStats, 'kinds' | 'topHolders'> }

export const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name)
