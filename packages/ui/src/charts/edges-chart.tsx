import { formatCount } from '../parts/format-count'
import { EmptyState } from '../parts/state'
import { rarityShortWords } from '../tickets/rarity'
import { BarChart } from './bar-chart'
import { ChartFrame } from './chart-frame'
import type { SalesChartProps } from './sales-chart'
import { edgeFigures, percent } from './sales-figures'

export type EdgesChartProps = Omit<SalesChartProps, 'daily'> & {
  /** The figures of each kind, with the rarity that its own data states. */
  kinds: Parameters<typeof edgeFigures>[0]
}

/** The share of each rarity among all printed and all revealed items. */
export function EdgesChart({ kinds, csv, ...props }: EdgesChartProps) {
  const edges = edgeFigures(kinds)
  if (edges.length === 0)
    return <EmptyState title="The box’s loot is not known">Its items are not in the catalog.</EmptyState>
  const sum = (name: 'printed' | 'drawn') => edges.reduce((all, edge) => all + edge[name], 0)
  const [printed, drawn] = [sum('printed'), sum('drawn')]
  const names = edges.map(({ rarity }) => rarityShortWords[rarity])
  return (
    <ChartFrame
      title="Printed and revealed"
      reading={
        drawn === 0
          ? 'Nothing was revealed yet, so there is nothing to compare.'
          : `The share of each rarity among the ${formatCount(printed)} printed and the ${formatCount(drawn)} revealed items, in percent. Small samples deviate by chance.`
      }
      legend={[
        { label: 'Printed', ink: 'gold' },
        { label: 'Revealed', ink: 'coral', outlined: true },
      ]}
      table={{
        columns: ['Rarity', 'Printed', 'Revealed', 'In the box'],
        rows: edges.map((edge) => [rarityShortWords[edge.rarity], edge.printed, edge.drawn, edge.left]),
      }}
      csv={csv}
      {...props}
    >
      <BarChart
        label="Share of each rarity among all printed and all revealed items, in percent; the table below has the figures"
        names={names}
        formatValue={(value) => `${value.toLocaleString('en')} %`}
        series={[
          { label: 'Printed', ink: 'gold', values: edges.map((edge) => percent(edge.printed, printed)) },
          { label: 'Revealed', ink: 'coral', outlined: true, values: edges.map((edge) => percent(edge.drawn, drawn)) },
        ]}
      />
    </ChartFrame>
  )
}
