import { addAmounts, displayAmount, parseAmount, ZERO } from '@lootboxes/ledger'
import { formatDate } from '../parts/format-time'
import { EmptyState } from '../parts/state'
import { BarChart } from './bar-chart'
import { ChartFrame, type ChartFrameProps } from './chart-frame'
import type { SalesChartProps } from './sales-chart'
import { daysBetween } from './sales-figures'

export type FeesChartProps = Omit<SalesChartProps, 'daily'> &
  Pick<ChartFrameProps, 'source'> & {
    /** The fees of each day as decimal text, in XRD. Days without a fee may be missing. */
    daily: readonly { dayMs: number; fees: string }[]
  }

/** The network fees that boxes paid for the members of their club, by day, from the first fee to the last. */
export function FeesChart({ daily, csv, ...props }: FeesChartProps) {
  const paid = daily.map(({ dayMs, fees }) => ({ dayMs, fee: parseAmount(fees).unwrapOr(ZERO) }))
  const days = daysBetween(
    paid.filter(({ fee }) => fee > 0n),
    (dayMs) => ({ dayMs, fee: ZERO }),
  )
  const highest = days.toSorted((one, other) => Number(other.fee - one.fee))[0]
  if (highest === undefined)
    return (
      <EmptyState title="No fee was paid yet">The first fee that a box pays for a member starts the chart.</EmptyState>
    )
  const xrd = (fee: typeof ZERO) => displayAmount(fee, { unit: 'XRD' })
  const all = addAmounts(...days.map(({ fee }) => fee))
  return (
    <ChartFrame
      title="Fees by day, in XRD"
      reading={`The boxes paid ${xrd(all)} for members in ${days.length === 1 ? 'one day' : `${days.length} days`}. The highest sum was ${xrd(highest.fee)}, on ${formatDate(highest.dayMs)}.`}
      table={{
        columns: ['Day', 'Fees'],
        rows: days.map(({ dayMs, fee }) => [formatDate(dayMs), xrd(fee)]),
      }}
      csv={csv}
      {...props}
    >
      <BarChart
        label={`Network fees in XRD that the boxes paid for members on each of ${days.length} days; the table below has the figures`}
        names={days.map(({ dayMs }) => formatDate(dayMs).replace(/ \d{4}$/, ''))}
        series={[{ label: 'Fees', ink: 'leaf', values: days.map(({ fee }) => Number(fee) / 1e18) }]}
      />
    </ChartFrame>
  )
}
