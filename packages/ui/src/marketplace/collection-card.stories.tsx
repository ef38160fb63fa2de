import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { lootSet } from '../fixtures/loot.fixture'
import { CollectionCard } from './collection-card'
import { CollectionGrid } from './collection-grid'

const meta = {
  title: 'Marketplace/CollectionCard',
  component: CollectionCard,
  args: {
    name: 'Hug the Eco System: Creatures',
    href: '#creatures',
    pictures: lootSet.slice(10, 14).map(({ picture }) => picture),
    items: 726,
    owners: 188,
    verified: true,
  },
  decorators: [(Story) => <div className="max-w-64">{Story()}</div>],
  parameters: {
    docs: { description: { component: 'A collection as a sheet of four stamps. The whole card is one link.' } },
  },
} satisfies Meta<typeof CollectionCard>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    const lines = [...canvas.getByRole('link').getClientRects()]
    const mark = canvas.getByTitle('Verified').getBoundingClientRect()
    await expect(lines).toHaveLength(2)
    // The mark follows the last word.
    await expect(mark.left - (lines[1]?.right ?? 0)).toBeLessThan(12)
    await expect(mark.left).toBeGreaterThanOrEqual(lines[1]?.right ?? 0)
  },
}
export const TwoPictures: Story = { args: { pictures: lootSet.slice(0, 2).map(({ picture }) => picture) } }
export const LongName: Story = { args: { name: 'The complete and unabridged moss, lichen and liverwort companion' } }
export const Grid: Story = {
  render: (args) => <CollectionGrid collections={[args, { ...args, href: '#plants', name: 'Loot Plants' }]} />,
}
