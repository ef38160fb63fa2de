import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NOW } from '../fixtures/ledger.fixture'
import { requests } from '../fixtures/wallet.fixture'
import { RequestList } from './request-list'

const onCancel = fn()
const onCheckAgain = fn()

const meta = {
  title: 'Wallet/RequestList',
  component: RequestList,
  args: { requests: [], now: NOW },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Wallet requests, newest first: the result of each, the next step, and Cancel while that is possible.',
      },
    },
  },
} satisfies Meta<typeof RequestList>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { empty: 'Nothing has been asked yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been asked yet.')).toBeVisible()
  },
}
export const Pending: Story = {
  args: { requests: [{ ...requests.pending, onCancel }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: Buy 3 tickets' }))
    await expect(onCancel).toHaveBeenCalledOnce()
  },
}
export const Done: Story = { args: { requests: [requests.bought] } }
export const Declined: Story = { args: { requests: [requests.rejected] } }
export const Cancelled: Story = {
  args: {
    requests: [
      { ...requests.rejected, status: 'cancelled', sentence: 'You cancelled the request before it was signed.' },
    ],
  },
}
export const Failed: Story = { args: { requests: [requests.failed] } }
export const Undetermined: Story = { args: { requests: [{ ...requests.undetermined, onCheckAgain }] } }
/** The ledger is being queried. */
export const Checking: Story = {
  args: { requests: [{ ...requests.undetermined, onCheckAgain, checking: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Check again/ })).toHaveAttribute('aria-busy', 'true')
  },
}
/** A message that was shown temporarily. */
export const Note: Story = {
  args: {
    requests: [{ id: 'note', title: 'Choose how many tickets first.', status: 'note', at: NOW - 60_000 }],
  },
}
export const Everything: Story = {
  args: {
    requests: [
      { ...requests.pending, onCancel },
      requests.bought,
      { ...requests.undetermined, onCheckAgain },
      requests.rejected,
      requests.failed,
    ],
  },
}
