import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ticket } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './button'
import { FindingList } from './finding-list'
import { EmptyState, ErrorState } from './state'

const meta = {
  title: 'Parts/Empty and error',
  component: EmptyState,
  args: { title: 'No tickets yet' },
  parameters: {
    docs: {
      description: {
        component:
          'Nothing here yet, or it did not work. **Do** say what, why and the next step. **Don’t** write “Oops!”, and don’t show a raw message.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: {
    icon: <Ticket />,
    children: 'Tickets you buy appear here, ready to be revealed.',
    action: <Button variant="primary">Buy Tickets</Button>,
  },
}
export const EmptyShort: Story = {}

const retry = fn()
export const Failed: Story = {
  args: { title: 'The ledger did not answer' },
  render: (args) => (
    <ErrorState {...args} action={<Button onClick={retry}>Try again</Button>}>
      The gateway took longer than 10 seconds. Your tickets are safe: they live on the ledger, not here.
    </ErrorState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The ledger did not answer')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}
export const Findings: Story = {
  render: () => (
    <FindingList
      findings={[
        { verdict: 'good', text: 'The component is on the ledger.' },
        { verdict: 'bad', text: 'It asks 3 XRD, not 2 XRD.' },
        { verdict: 'unknown', text: 'It holds no loot.' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not good:')).toBeInTheDocument()
  },
}
