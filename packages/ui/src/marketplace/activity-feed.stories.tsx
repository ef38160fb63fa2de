import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { NOW } from '../fixtures/ledger.fixture'
import { tape } from '../fixtures/market.fixture'
import { Button } from '../parts/button'
import { EmptyState } from '../parts/state'
import { ActivityFeed, type ActivityRow } from './activity-feed'

const meta = {
  title: 'Marketplace/ActivityFeed',
  component: ActivityFeed,
  args: { rows: tape, now: NOW },
  parameters: {
    docs: {
      description: {
        component:
          'Events on the ledger, newest first, each with a link to its transaction and one colour for each kind. A live feed can be paused and shows the number of new rows.',
      },
    },
  },
} satisfies Meta<typeof ActivityFeed>
export default meta
type Story = StoryObj<typeof meta>

export const Latest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(tape.length)
  },
}
/** While paused, new rows are counted and not shown. */
export const Live: Story = {
  args: { live: true, title: <h2 className="heading text-3xl">Activity</h2> },
  render: function Growing(args) {
    const [rows, setRows] = useState<readonly ActivityRow[]>(tape.slice(2))
    return (
      <>
        <ActivityFeed {...args} rows={rows} />
        <Button size="small" onClick={() => setRows(tape)}>
          A new block
        </Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await userEvent.click(canvas.getByRole('button', { name: 'A new block' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Paused, 2 new')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(tape.length - 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Resume', pressed: true }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(tape.length)
  },
}
export const Narrow: Story = {
  args: { live: true },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
}
export const OnAPhone: Story = { args: { live: true }, globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { rows: [], loading: 5 } }
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="Nothing yet">The first purchase shows up here.</EmptyState> },
}
