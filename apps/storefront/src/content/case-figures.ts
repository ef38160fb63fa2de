import type { BoxStats, DailyFigures } from '@lootboxes/catalog'
import { edgeFigures, everyDay, isoDay } from '@lootboxes/ui'

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : `"${cell.replaceAll('"', '""')}"`)).join(',')).join('\r\n')}\r\n`

/** The CSV files of a case study. */
export const tables = {
  'days.csv': ({ daily }: CaseFigures) =>
    csv([
      ['day', 'sold', 'revealed', 'redeemed'],
      ...everyDay(daily).map(({ dayMs, sold, revealed, claimed }) => [isoDay(dayMs), sold, revealed, claimed]),
    ]),
  'edges.csv': ({ box }: CaseFigures) =>
    csv([
      ['edge', 'printed', 'revealed', 'left'],
      ...edgeFigures(box.kinds).map(({ rarity, printed, drawn, left }) => [rarity, printed, drawn, left]),
    ]),
  'holders.csv': ({ box }: CaseFigures) =>
    csv([['account', 'tickets'], ...box.topHolders.map(({ address, count }) => [address, count])]),
} as const satisfies Record<string, (figures: CaseFigures) => string>

export type CaseFigures = {
  daily: readonly Pick<DailyFigures, 'dayMs' | 'sold' | 'revealed' | 'claimed'>[]
  box: Pick<BoxStats, 'kinds' | 'topHolders'>
}

export const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name)
