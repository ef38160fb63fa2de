import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FailureBadge } from './failure-badge'

const meta = {
  title: 'Wallet/FailureBadge',
  component: FailureBadge,
  args: { count: 1 },
  decorators: [(Story) => <div className="flex">{Story()}</div>],
  parameters: { docs: { description: { component: 'How many requests want a look, on the button that shows them.' } } },
} satisfies Meta<typeof FailureBadge>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 request needs a look')).toBeInTheDocument()
  },
}
export const Many: Story = {
  args: { count: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('128 requests need a look')).toBeInTheDocument()
  },
}
/** The user rejected or cancelled all of them. */
export const Calm: Story = { args: { count: 2, calm: true } }
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=failure-badge]')).toBeNull()
  },
}
