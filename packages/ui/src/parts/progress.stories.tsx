import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from './progress'

const meta = {
  title: 'Parts/Progress',
  component: Progress,
  args: { label: 'Tickets sold', value: 588, max: 1000, valueText: '412 of 1,000 left' },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { description: { component: 'The progress of work. Without a value the progress is unknown.' } },
  },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Tickets sold' })
    await expect(bar).toHaveAttribute('aria-valuenow', '588')
    await expect(bar.querySelector('rect')).toHaveAttribute('width', '58.8%')
  },
}
export const Nothing: Story = { args: { value: 0 } }
export const Everything: Story = { args: { value: 1000 } }
export const BeyondTheEnd: Story = {
  args: { value: 1500 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('progressbar').querySelector('rect')).toHaveAttribute('width', '100%'),
}
export const Unknown: Story = {
  render: () => <Progress label="Waiting for the ledger" />,
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow'),
}
export const Tones: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Progress label="Leaf" value={60} />
      <Progress label="Ink" value={60} tone="ink" thickness="thin" />
      <Progress label="Coral" value={92} tone="coral" thickness="thin" />
      <Progress label="Gold" value={30} tone="gold" thickness="thin" />
    </div>
  ),
}
