import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { cover } from '../fixtures/art.fixture'
import { boxTitle } from '../fixtures/ledger.fixture'
import { lootNamed } from '../fixtures/loot.fixture'
import { Button } from '../parts/button'
import { Link } from '../parts/link'
import { LootTiles } from './loot-tile'
import { NextStep } from './next-step'
import { TicketFan } from './ticket-fan'

const meta = {
  title: 'Tickets/NextStep',
  component: NextStep,
  args: {
    title: '5 tickets are yours',
    text: 'Now in Main account.',
    picture: <TicketFan ids={['#1087#', '#1088#', '#1089#', '#1090#', '#1091#']} title={boxTitle} picture={cover} />,
    actions: (
      <>
        <Button variant="primary">Reveal Tickets</Button>
        <Link href="#receipt" className="touch-target relative">
          Receipt
        </Link>
      </>
    ),
    onClose: fn(),
  },
  decorators: [(Story) => <div className="max-w-[26rem]">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'After every signature: what happened, where it is now, and the next step. It never covers the way on. **Do** name the next step with the words of its dialog. **Don’t** use it for failures.',
      },
    },
  },
} satisfies Meta<typeof NextStep>
export default meta
type Story = StoryObj<typeof meta>

export const Bought: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    // Every stub of the fan has its own background, which differs from that of the panel.
    const paperOf = (element: Element) => getComputedStyle(element).backgroundColor
    const panel = paperOf(canvas.getByRole('region'))
    const stubs = [...canvasElement.querySelectorAll('[data-slot=ticket-stub]')]
    await expect(stubs.map(paperOf)).toHaveLength(5)
    await expect(stubs.map(paperOf)).not.toContain(panel)
    await expect(canvas.getByRole('status')).toHaveTextContent('5 tickets are yours')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const BoughtOne: Story = {
  args: {
    title: 'The ticket is yours',
    picture: <TicketFan ids={['#1087#']} title={boxTitle} picture={cover} />,
  },
}
export const Redeemed: Story = {
  args: {
    title: '3 items are yours',
    picture: (
      <LootTiles
        loot={['Tidehugger', 'Mossback', 'Puddlepop'].map(lootNamed).map((one) => ({ ...one, key: one.name }))}
        max={6}
        className="grid-cols-3"
      />
    ),
    actions: (
      <>
        <Button variant="primary">Open the album</Button>
        <Link href="#receipt" className="touch-target relative">
          Receipt
        </Link>
      </>
    ),
  },
}
export const RedeemedOnAPhone: Story = {
  ...Redeemed,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Puddlepop').getBoundingClientRect().height).toBeGreaterThan(0)
  },
}
export const WordsOnly: Story = { args: { picture: undefined, text: undefined } }
