import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NOW } from '../fixtures/ledger.fixture'
import { requests } from '../fixtures/wallet.fixture'
import { ActivityCenter } from './activity-center'

const meta = {
  title: 'Wallet/ActivityCenter',
  component: ActivityCenter,
  args: { requests: [], now: NOW },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'All wallet requests of this page and their results. Dialogs do not show failures; this list explains each failure and the next step. It keeps messages that disappear after two seconds.',
      },
    },
  },
} satisfies Meta<typeof ActivityCenter>
export default meta
type Story = StoryObj<typeof meta>

const onCancel = fn()
const onCheckAgain = fn()

export const Empty: Story = {}
export const Pending: Story = {
  args: { requests: [{ ...requests.pending, onCancel }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: Buy 3 tickets' }))
    await expect(onCancel).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = {
  args: { requests: [requests.failed], announcement: 'Buy 50 tickets: failed. Not enough XRD in the account.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'What can I do?' })).toBeVisible()
    await expect(canvas.getByText(/^Buy 50 tickets: failed\./)).toHaveAttribute('role', 'status')
  },
}
export const Undetermined: Story = {
  args: { requests: [{ ...requests.undetermined, onCheckAgain }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(onCheckAgain).toHaveBeenCalledOnce()
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
