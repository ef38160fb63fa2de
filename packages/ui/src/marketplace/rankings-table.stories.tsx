import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { rankings } from '../fixtures/market.fixture'
import { EmptyState } from '../parts/state'
import { RankingsTable } from './rankings-table'

const meta = {
  title: 'Marketplace/RankingsTable',
  component: RankingsTable,
  args: { rows: rankings, onSortChange: fn() },
  parameters: {
    docs: {
      description: { component: 'Collections in order with a bar a day. Ranks keep their number when a column sorts.' },
    },
  },
} satisfies Meta<typeof RankingsTable>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Owners' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'holders', direction: 'descending' })
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Hug the Eco System')
  },
}
/** A collection without revealed items has dashes instead of zeros. */
export const NothingRevealed: Story = {
  args: { rows: rankings.slice(0, 2).map((row, place) => (place === 0 ? row : { ...row, sold: 0, volume: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell', { name: '–' })).toHaveLength(3)
  },
}
export const Loading: Story = { args: { rows: [], loading: 5 } }
export const Empty: Story = { args: { rows: [], empty: <EmptyState title="No collection of this kind" /> } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongName: Story = {
  args: {
    rows: rankings.slice(0, 2).map((row) => ({
      ...row,
      name: 'The complete and unabridged moss, lichen and liverwort companion',
      sold: 12_345_678,
      volumeText: '24,691,356.5 XRD',
    })),
  },
}
