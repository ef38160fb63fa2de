import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { items } from '../fixtures/market.fixture'
import { EmptyState } from '../parts/state'
import { columnsOf, ItemGrid } from './item-grid'
import { WindowedGrid } from './windowed-grid'

const meta = {
  title: 'Marketplace/ItemGrid',
  component: ItemGrid,
  args: { items: items.slice(0, 10) },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The items of a browse page in three views. `WindowedGrid` renders a long list only where it is in sight.',
      },
    },
  },
  decorators: [(Story) => <div className="wrap py-4">{Story()}</div>],
} satisfies Meta<typeof ItemGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list', { name: 'Items' }))).toBe(5)
  },
}
export const Large: Story = { args: { view: 'large', items: items.slice(0, 6) } }
export const AsList: Story = {
  args: { view: 'list', items: items.slice(0, 5) },
  render: (args) => <WindowedGrid {...args} total={5} />,
}
export const SmallOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { items: items.slice(0, 6) },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list', { name: 'Items' }))).toBe(innerWidth < 400 ? 2 : 5)
  },
}
export const ListOnAPhone: Story = {
  args: { view: 'list', items: items.slice(0, 5) },
  globals: { viewport: { value: 'phone' } },
}
export const Loading: Story = { args: { items: [], loading: 10 } }
export const LoadingAsList: Story = { args: { items: [], loading: 4, view: 'list' } }
/** Rows of skeletons are as high as rows of items. */
const isSteady: Story['play'] = async ({ canvas }) => {
  const rows = [...canvas.getByRole('list', { name: 'Items' }).children].map(
    (row) => row.getBoundingClientRect().height,
  )
  await expect(rows).toHaveLength(20)
  await expect(Math.max(...rows) - Math.min(...rows), rows.join(' ')).toBeLessThan(1)
}
const more = { items: items.slice(0, 10), loading: 10 }
export const LoadingMore: Story = { args: more, play: isSteady }
export const LoadingMoreLarge: Story = { args: { ...more, view: 'large' }, play: isSteady }
export const LoadingMoreAsList: Story = { args: { ...more, view: 'list' }, play: isSteady }
export const LoadingMoreOnAPhone: Story = {
  args: { ...more, evenRows: true },
  globals: { viewport: { value: 'phone' } },
  play: isSteady,
}
export const LoadingMoreListOnAPhone: Story = {
  args: { ...more, view: 'list' },
  globals: { viewport: { value: 'phone' } },
  play: isSteady,
}
export const Empty: Story = {
  args: { items: [], empty: <EmptyState title="Nothing matches">Take a filter away, or search by name.</EmptyState> },
}
/** Items 21 to 30 of 910: items outside the window keep their space, and screen readers get the real positions. */
export const Windowed: Story = {
  args: { items: items.slice(20, 30), spaceBefore: 120, spaceAfter: 240, first: 20, total: 910 },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-posinset', '21')
    await expect(first).toHaveAttribute('aria-setsize', '910')
  },
}
