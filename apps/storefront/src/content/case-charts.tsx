import type { BoxStats, CatalogStats } from '@lootboxes/catalog'
import { BarChart, ChartFrame, DataTable, EmptyState, rarityShortWords, Section } from '@lootboxes/ui'
import { OwnerLink } from '@/client/owner-link'
import { byEdge, everyDay, isoDay, percent } from './case-figures'

type Props = { stats: BoxStats; daily: CatalogStats['daily']; path: string }

export const CaseCharts = ({ stats, daily, path }: Props) => (
  <Section title="What happened">
    <div className="grid gap-6 lg:grid-cols-2">
      <SalesChart daily={daily} path={path} />
      <EdgesChart stats={stats} path={path} />
    </div>
  </Section>
)

function SalesChart({ daily, path }: Omit<Props, 'stats'>) {
  const days = everyDay(daily)
  const best = days.toSorted((one, other) => other.sold - one.sold)[0]
  if (best === undefined) return <EmptyState title="Nothing was sold yet">The first sale begins the chart.</EmptyState>
  return (
    <ChartFrame
      title="Tickets by day"
      reading={`Most were sold on ${isoDay(best.dayMs)}: ${best.sold.toLocaleString('en')} in one day.`}
      legend={[
        { label: 'Sold', ink: 'leaf' },
        { label: 'Opened', ink: 'sky', outlined: true },
      ]}
      table={{
        columns: ['Day', 'Sold', 'Opened', 'Claimed'],
        rows: days.map(({ dayMs, sold, opened, claimed }) => [isoDay(dayMs), sold, opened, claimed]),
      }}
      csv={{ href: `${path}/days.csv`, name: 'days.csv' }}
    >
      <BarChart
        label={`Tickets sold and opened on each of ${days.length} days; the table below has the figures`}
        names={days.map(({ dayMs }) => isoDay(dayMs).slice(5))}
        series={[
          { label: 'Sold', ink: 'leaf', values: days.map(({ sold }) => sold) },
          { label: 'Opened', ink: 'sky', outlined: true, values: days.map(({ opened }) => opened) },
        ]}
      />
    </ChartFrame>
  )
}

function EdgesChart({ stats, path }: Omit<Props, 'daily'>) {
  const edges = byEdge(stats.kinds)
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
          : `Each edge’s share of ${printed.toLocaleString('en')} printed and of ${drawn.toLocaleString('en')} drawn, in percent. Small samples stray.`
      }
      legend={[
        { label: 'Printed', ink: 'gold' },
        { label: 'Drawn', ink: 'coral', outlined: true },
      ]}
      table={{
        columns: ['Rarity', 'Printed', 'Drawn', 'Left'],
        rows: edges.map((edge) => [rarityShortWords[edge.rarity], edge.printed, edge.drawn, edge.left]),
      }}
      csv={{ href: `${path}/edges.csv`, name: 'edges.csv' }}
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

export function CaseHolders({ stats: { topHolders, sold }, path }: Omit<Props, 'daily'>) {
  if (topHolders.length === 0) return null
  return (
    <Section
      title="Who has the tickets"
      lede="Redeemed ones are gone, so this is what is still held."
      more={
        <a href={`${path}/holders.csv`} download className="font-semibold underline underline-offset-4">
          Download CSV
        </a>
      }
    >
      <DataTable
        caption={`The ${topHolders.length} accounts that hold most`}
        rows={topHolders}
        rowKey={({ address }) => address}
        columns={[
          {
            header: 'Account',
            cell: ({ address }) => (
              <OwnerLink address={address} label={address.startsWith('account_') ? 'Account' : 'Component'} />
            ),
          },
          { header: 'Tickets', align: 'end', cell: ({ count }) => count },
          { header: 'Of all sold', align: 'end', cell: ({ count }) => `${percent(count, sold)} %` },
        ]}
      />
    </Section>
  )
}
