import { groupByRarity, parseRarity, type Rarity } from '../tickets/rarity'

const DAY_MS = 86_400_000

/** The figures of one day; all 0 if nothing happened. */
export type SalesDay = { dayMs: number; sold: number; revealed: number; claimed: number }

/** Every day from the first to the last of some days. `none` returns the figures of a day between them. */
export function daysBetween<Day extends { dayMs: number }>(
  some: readonly Day[],
  none: (dayMs: number) => Day,
): readonly Day[] {
  const days = some.map(({ dayMs }) => dayMs)
  if (days.length === 0) return []
  const [first, last] = [Math.min(...days), Math.max(...days)]
  return Array.from({ length: Math.round((last - first) / DAY_MS) + 1 }, (_, place) => {
    const dayMs = first + place * DAY_MS
    return some.find((one) => one.dayMs === dayMs) ?? none(dayMs)
  })
}

/** Every day from the first with a transaction to the last. */
export const everyDay = (daily: readonly SalesDay[]): readonly SalesDay[] =>
  daysBetween(
    daily.filter(({ sold, revealed, claimed }) => sold + revealed + claimed > 0),
    (dayMs) => ({ dayMs, sold: 0, revealed: 0, claimed: 0 }),
  )

export type EdgeFigures = { rarity: Rarity; printed: number; drawn: number; left: number }

/** The loot of a box by rarity, rarest first. Rarities it never held are left out. */
export const edgeFigures = (
  kinds: readonly { rarity?: string | undefined; printed: number; drawn: number; left: number }[],
): readonly EdgeFigures[] =>
  groupByRarity(kinds.map((kind) => ({ ...kind, rarity: parseRarity(kind.rarity) }))).map(({ rarity, same }) => {
    const sum = (name: 'printed' | 'drawn' | 'left') => same.reduce((all, kind) => all + kind[name], 0)
    return { rarity, printed: sum('printed'), drawn: sum('drawn'), left: sum('left') }
  })

/** A share in percent, with one decimal. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10

export const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
