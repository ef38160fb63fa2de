import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../parts/link'
import { SupplyMeter } from './supply-meter'

const meta = {
  title: 'Tickets/SupplyMeter',
  component: SupplyMeter,
  args: { left: 412, printed: 1000 },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Tickets left, counted on the ledger. **Do** name the ledger version of the count. **Don’t** invent urgency: the meter turns coral below one in twenty.',
      },
    },
  },
} satisfies Meta<typeof SupplyMeter>
export default meta
type Story = StoryObj<typeof meta>

export const Plenty: Story = {
  args: {
    source: (
      <>
        Counted on the ledger at version <span className="figure">48,213</span>.{' '}
        <Link href="#check">Check it yourself</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Tickets left' })).toHaveAttribute(
      'aria-valuetext',
      '412 of 1,000',
    )
  },
}
export const Few: Story = { args: { left: 19 } }
export const None: Story = { args: { left: 0 } }
export const Unlimited: Story = { args: { left: 12_504, printed: undefined, label: 'Tickets sold' } }
export const Stale: Story = {
  args: { source: 'Counted 4 min ago.', stale: 'The gateway is behind; the count may be old.' },
}
