import { type Amount, addAmounts, ZERO } from '@lootboxes/ledger'

const figureNames = ['sold', 'opened', 'revealed', 'claimed', 'minted', 'transfers'] as const
export type FigureName = (typeof figureNames)[number]

export type Subject = 'box' | 'collection'
type Figures = Record<FigureName, number> & { volume: Amount; fees: Amount }

const noFigures = (): Figures => ({
  sold: 0,
  opened: 0,
  revealed: 0,
  claimed: 0,
  minted: 0,
  transfers: 0,
  volume: ZERO,
  fees: ZERO,
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export type FigureRow = Figures & { scope: Subject; subjectId: number; span: 'day' | 'hour'; atMs: number }
export type TotalRow = Figures & {
  scope: Subject
  subjectId: number
  firstSaleMs: number | undefined
  lastSaleMs: number | undefined
}

/** Collects the changes of a batch to the totals and to the figures by day and by hour. */
export function createTally() {
  const rows = new Map<string, FigureRow>()
  const totals = new Map<string, TotalRow>()

  const rowOf = (scope: Subject, subjectId: number, span: 'day' | 'hour', ms: number): FigureRow => {
    const width = span === 'day' ? DAY_MS : HOUR_MS
    const atMs = Math.floor(ms / width) * width
    const key = `${scope} ${subjectId} ${span} ${atMs}`
    const row = rows.get(key) ?? { ...noFigures(), scope, subjectId, span, atMs }
    rows.set(key, row)
    return row
  }
  const totalOf = (scope: Subject, subjectId: number): TotalRow => {
    const key = `${scope} ${subjectId}`
    const row = totals.get(key) ?? { ...noFigures(), scope, subjectId, firstSaleMs: undefined, lastSaleMs: undefined }
    totals.set(key, row)
    return row
  }

  return {
    add(scope: Subject, subjectId: number, name: FigureName, count: number, atMs: number) {
      totalOf(scope, subjectId)[name] += count
      for (const span of ['day', 'hour'] as const) rowOf(scope, subjectId, span, atMs)[name] += count
    },
    sell(scope: Subject, subjectId: number, sale: { count: number; amount: Amount; atMs: number }) {
      const total = totalOf(scope, subjectId)
      total.sold += sale.count
      total.volume = addAmounts(total.volume, sale.amount)
      total.firstSaleMs = Math.min(total.firstSaleMs ?? sale.atMs, sale.atMs)
      total.lastSaleMs = Math.max(total.lastSaleMs ?? 0, sale.atMs)
      for (const span of ['day', 'hour'] as const) {
        const row = rowOf(scope, subjectId, span, sale.atMs)
        row.sold += sale.count
        row.volume = addAmounts(row.volume, sale.amount)
      }
    },
    payFee(boxId: number, amount: Amount, atMs: number) {
      const spans = (['day', 'hour'] as const).map((span) => rowOf('box', boxId, span, atMs))
      for (const row of [totalOf('box', boxId), ...spans]) row.fees = addAmounts(row.fees, amount)
    },
    rows: () => [...rows.values()],
    totals: () => [...totals.values()],
  }
}

export type Tally = ReturnType<typeof createTally>
