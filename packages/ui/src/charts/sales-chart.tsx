import type { ComponentProps } from 'react'
import { formatCount } from '../parts/format-count'
import { formatDate } from '../parts/format-time'
import { EmptyState } from '../parts/state'
import { BarChart } from './bar-chart'
import { ChartFrame } from './chart-frame'
import { everyDay, type SalesDay } from './sales-figures'

export type SalesChartProps = Omit<ComponentProps<'figure'>, 'title' | 'children'> & {
  daily: readonly SalesDay[]
  /** The same figures as a CSV file. */
  csv?: { href: string; name: string }
}

const withoutYear = (date: string) => date.replace(/ \d{4}$/, '')

/** Tickets sold and revealed by day, from the first sale to the last. */
export function SalesChart({ daily, csv, ...props }: SalesChartProps) {
  const days = everyDay(daily)
  const best = days.toSorted((one, other) => other.sold - one.sold)[0]
  if (best === undefined) return <EmptyState title="Nothing was sold yet">The first sale begins the chart.</EmptyState>
  return (
    <ChartFrame
      title="Tickets by day"
      reading={`Most were sold on ${formatDate(best.dayMs)}: ${formatCount(best.sold)} in one day.`}
      legend={[
        { label: 'Sold', ink: 'leaf' },
        { label: 'Revealed', ink: 'sky', outlined: true },
      ]}
      table={{
        columns: ['Day', 'Sold', 'Revealed', 'Redeemed'],
        rows: days.map(({ dayMs, sold, revealed, claimed }) => [formatDate(dayMs), sold, revealed, claimed]),
      }}
      {...(csv ? { csv } : {})}
      {...props}
    >
      <BarChart
        label={`Tickets sold and revealed on each of ${days.length} days; the table below has the figures`}
        names={days.map(({ dayMs }) => withoutYear(formatDate(dayMs)))}
        series={[
          { label: 'Sold', ink: 'leaf', values: days.map(({ sold }) => sold) },
          { label: 'Revealed', ink: 'sky', outlined: true, values: days.map(({ revealed }) => revealed) },
        ]}
      />
    </ChartFrame>
  )
}
