import { formatCount } from '../parts/format-count'
import { EmptyState } from '../parts/state'
import { rarityShortWords } from '../tickets/rarity'
import { BarChart } from './bar-chart'
import { ChartFrame } from './chart-frame'
import type { SalesChartProps } from './sales-chart'
import { edgeFigures, percent } from './sales-figures'

export type EdgesChartProps = Omit<SalesChartProps, 'daily'> & {
  /** The figures of each drawing, with the rarity that its own data states. */
  kinds: Parameters<typeof edgeFigures>[0]
}

/** The share of each edge among all printed and all drawn loot. */
export function EdgesChart({ kinds, csv, ...props }: EdgesChartProps) {
  const edges = edgeFigures(kinds)
  if (edges.length === 0)
    return <EmptyState title="The box’s loot is not known">Nothing of what it holds was catalogued.</EmptyState>
  const sum = (name: 'printed' | 'drawn') => edges.reduce((all, edge) => all + edge[name], 0)
  const [printed, drawn] = [sum('printed'), sum('drawn')]
  const names = edges.map(({ rarity }) => rarityShortWords[rarity])
  return (
    <ChartFrame
      title="Promised and drawn"
      reading={
        drawn === 0
          ? 'Nothing was drawn yet, so there is nothing to compare.'
          : `Each edge’s share of ${formatCount(printed)} printed and of ${formatCount(drawn)} drawn, in percent. Small samples deviate by chance.`
      }
      legend={[
        { label: 'Printed', ink: 'gold' },
        { label: 'Drawn', ink: 'coral', outlined: true },
      ]}
      table={{
        columns: ['Rarity', 'Printed', 'Drawn', 'Left'],
        rows: edges.map((edge) => [rarityShortWords[edge.rarity], edge.printed, edge.drawn, edge.left]),
      }}
      csv={csv}
      {...props}
    >
      <BarChart
        label="Share of each edge among all printed and all drawn, in percent; the table below has the figures"
        names={names}
        formatValue={(value) => `${value.toLocaleString('en')} %`}
        series={[
          { label: 'Printed', ink: 'gold', values: edges.map((edge) => percent(edge.printed, printed)) },
          { label: 'Drawn', ink: 'coral', outlined: true, values: edges.map((edge) => percent(edge.drawn, drawn)) },
        ]}
      />
    </ChartFrame>
  )
}
