import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { NOW } from '../fixtures/ledger.fixture'
import { activity } from '../pages/box-page.fixture'
import { EmptyState } from '../parts/state'
import { ActivityFeed } from './activity-feed'

const meta = {
  title: 'Marketplace/ActivityFeed',
  component: ActivityFeed,
  args: { rows: activity, now: NOW },
  parameters: {
    docs: {
      description: {
        component:
          'What happened on the ledger, newest first, each row linked to its transaction. A live feed can be paused.',
      },
    },
  },
} satisfies Meta<typeof ActivityFeed>
export default meta
type Story = StoryObj<typeof meta>

export const Latest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const Live: Story = {
  args: { live: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause updates' }))
    await expect(canvas.getByRole('button', { name: 'Resume updates', pressed: true })).toBeVisible()
  },
}
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="Nothing yet">The first purchase shows up here.</EmptyState> },
}
