import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { saleDays, salesByDay } from '../fixtures/house.fixture'
import { version } from '../fixtures/ledger.fixture'
import { CountedAt } from '../parts/counted-at'
import { BarChart } from './bar-chart'
import { BarList } from './bar-list'
import { ChartFrame } from './chart-frame'
import { EdgesChart } from './edges-chart'
import { FeesChart } from './fees-chart'
import { SalesChart } from './sales-chart'

const edges = ['Legendary', 'Rare', 'Uncommon', 'Common']
const published = [0.015, 0.06, 0.191, 0.734]
const observed = [0.017, 0.061, 0.189, 0.733]
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const meta = {
  title: 'Sections/Charts',
  component: ChartFrame,
  args: {
    title: 'Tickets a day',
    reading: 'Half of the print was gone after four days.',
    children: (
      <BarChart
        label="Tickets a day, 14 days, most on 10 November: 96"
        names={saleDays}
        series={[{ label: 'Tickets', ink: 'leaf', values: salesByDay }]}
      />
    ),
    table: { columns: ['Day', 'Tickets'], rows: saleDays.map((day, place) => [day, salesByDay[place] ?? 0]) },
    csv: { href: 'data:text/csv,day%2Ctickets', name: 'tickets-a-day.csv' },
    source: <CountedAt version={version} />,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Charts drawn as SVG on the server, in percent: no script, no inline style. A table of the same figures and a CSV beside each.',
      },
    },
  },
} satisfies Meta<typeof ChartFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Bars: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('The figures'))
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
    await expect(canvas.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('download', 'tickets-a-day.csv')
    await userEvent.click(canvas.getByText('The figures'))
  },
}
export const PublishedAndObserved: Story = {
  args: {
    title: 'Published and observed odds',
    reading: 'Out of 588 draws. No edge differs by more than chance explains.',
    legend: [
      { label: 'Published', ink: 'ink', outlined: true },
      { label: 'Observed', ink: 'leaf' },
    ],
    children: (
      <BarChart
        label="Published and observed odds of four edges; none differs by more than 0.2 points"
        names={edges}
        formatValue={percent}
        series={[
          { label: 'Published', ink: 'ink', values: published, outlined: true },
          { label: 'Observed', ink: 'leaf', values: observed },
        ]}
      />
    ),
    table: {
      columns: ['Rarity', 'Published', 'Observed'],
      rows: edges.map((edge, place) => [edge, percent(published[place] ?? 0), percent(observed[place] ?? 0)]),
    },
  },
}
export const LongNames: Story = {
  render: () => (
    <BarList
      className="max-w-xl"
      rows={[
        { key: 'a', name: 'Hug the Eco System, second print', value: '4.38 XRD', size: 4.38 },
        { key: 'b', name: 'City Lights', value: '1.2 XRD', size: 1.2 },
        { key: 'c', name: 'Paper Worlds', value: '0 XRD', size: 0 },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))
    await expect(widths).toEqual(['100%', '27.4%', '0%'])
  },
}
export const Nothing: Story = {
  args: {
    reading: 'Nothing has been sold yet.',
    children: (
      <BarChart
        label="No tickets yet"
        names={saleDays}
        series={[{ label: 'Tickets', ink: 'leaf', values: salesByDay.map(() => 0) }]}
      />
    ),
    table: { columns: ['Day', 'Tickets'], rows: [] },
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

const day = (n: number) => Date.UTC(2026, 10, n)
const csv = { href: 'data:text/csv,day', name: 'days.csv' }
export const Sales: Story = {
  render: () => (
    <SalesChart
      csv={csv}
      daily={[
        { dayMs: day(2), sold: 96, revealed: 40, claimed: 12 },
        { dayMs: day(4), sold: 12, revealed: 31, claimed: 20 },
      ]}
    />
  ),
}
export const NothingSold: Story = { render: () => <SalesChart csv={csv} daily={[]} /> }
export const Fees: Story = {
  render: () => (
    <FeesChart
      daily={[
        { dayMs: day(1), fees: '0' },
        { dayMs: day(2), fees: '0.31204' },
        { dayMs: day(5), fees: '1.2' },
        { dayMs: day(6), fees: '0.000000000000000001' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/paid 1.512 XRD for members in 5 days/)).toBeVisible()
    await userEvent.click(canvas.getByText('The figures'))
    const cells = canvas.getAllByRole('cell').map(({ textContent }) => textContent)
    await expect(cells).toEqual(['0.312 XRD', '0 XRD', '0 XRD', '1.2 XRD', '<0.0001 XRD'])
    await userEvent.click(canvas.getByText('The figures'))
  },
}
export const NoFees: Story = { render: () => <FeesChart daily={[{ dayMs: day(2), fees: '0' }]} /> }
export const Edges: Story = {
  render: () => (
    <EdgesChart
      csv={csv}
      kinds={[
        { rarity: 'foil', printed: 2, drawn: 1, left: 1 },
        { rarity: 'plain', printed: 98, drawn: 40, left: 58 },
      ]}
    />
  ),
}
export const MonthOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <SalesChart
      csv={csv}
      daily={Array.from({ length: 30 }, (_, n) => ({ dayMs: day(n - 2), sold: n, revealed: n, claimed: 0 }))}
    />
  ),
  play: async ({ canvas }) => {
    const names = canvas.getByRole('img').querySelectorAll('text:not([text-anchor=end])')
    const rects = [...names].map((name) => name.getBoundingClientRect())
    await expect(rects.length).toBeGreaterThan(3)
    const gaps = rects.slice(1).map(({ left }, place) => left - (rects[place]?.right ?? 0))
    await expect(Math.min(...gaps)).toBeGreaterThan(2)
  },
}
