import type { Meta, StoryObj } from '@storybook/react-vite'
import { minutesAgo, NOW } from '../fixtures/ledger.fixture'
import { SaleStatus } from './sale-status'

const meta = {
  title: 'Tickets/SaleStatus',
  component: SaleStatus,
  args: { sale: { status: 'live' }, now: NOW },
  parameters: {
    docs: { description: { component: 'One line on whether this box is on sale, with a countdown before it opens.' } },
  },
} satisfies Meta<typeof SaleStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = { args: { detail: 'second print' } }
export const Soon: Story = { args: { sale: { status: 'soon', opensAt: NOW + 93_784_000 } } }
export const SoldOut: Story = { args: { sale: { status: 'sold-out' } } }
export const Ended: Story = { args: { sale: { status: 'ended', endedAt: minutesAgo(3000) } } }
export const Unlisted: Story = { args: { sale: { status: 'unlisted' } } }
