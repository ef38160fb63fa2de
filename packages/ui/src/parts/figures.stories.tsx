import type { Meta, StoryObj } from '@storybook/react-vite'
import { minutesAgo, NOW, version } from '../fixtures/ledger.fixture'
import { collectionFigures, rankings } from '../fixtures/market.fixture'
import { BarLine } from './bar-line'
import { CountedAt } from './counted-at'
import { FactRow, FactRows } from './fact-rows'
import { FigureStrip } from './figure-strip'

const meta = {
  title: 'Parts/Figures',
  component: FigureStrip,
  args: { figures: collectionFigures },
  parameters: {
    docs: {
      description: {
        component:
          'Figures on a ruled strip torn by perforations, a bar a day, and the version they were counted from.',
      },
    },
  },
} satisfies Meta<typeof FigureStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Strip: Story = {}
export const Narrow: Story = { decorators: [(Story) => <div className="max-w-80">{Story()}</div>] }
export const Huge: Story = {
  args: {
    size: 'huge',
    figures: [
      { label: 'Tickets sold', value: '2,598', note: '214 today' },
      { label: 'Volume', value: '4,564 XRD', note: 'since the first print' },
      { label: 'Owners', value: '375' },
      { label: 'Redeemed', value: '71 %' },
    ],
  },
}
export const Loading: Story = { args: { loading: true } }
export const LongValues: Story = {
  args: { figures: [{ label: 'Volume', value: '12,345,678.9 XRD' }, ...collectionFigures] },
}
export const Bars: Story = {
  render: () => <BarLine values={rankings[0]?.days ?? []} label="412 tickets in 30 days" />,
}
export const NoBars: Story = { render: () => <BarLine values={Array(30).fill(0)} label="Nothing in 30 days" /> }
export const Counted: Story = {
  render: () => <CountedAt version={version} at={minutesAgo(0.04)} now={NOW} href="#check" />,
}
export const CountedWithoutTime: Story = { render: () => <CountedAt version={version} /> }
export const FactsOfADialog: Story = {
  render: () => (
    <FactRows className="max-w-96">
      <FactRow term="Tickets left">412</FactRow>
      <FactRow term="Network fee">about 0.55 XRD</FactRow>
    </FactRows>
  ),
}
