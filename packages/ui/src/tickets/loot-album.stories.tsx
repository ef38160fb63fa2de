import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { lootSet } from '../fixtures/loot.fixture'
import { LootAlbum } from './loot-album'

const album = (ownedOf: (place: number) => number) =>
  lootSet.map(({ name, picture, rarity }, place) => ({ key: name, name, picture, rarity, owned: ownedOf(place) }))

const meta = {
  title: 'Tickets/LootAlbum',
  component: LootAlbum,
  args: { drawings: album((place) => (place % 5 === 2 ? 1 + (place % 3) : 0)), source: 'Counted in Main account.' },
  parameters: {
    docs: {
      description: {
        component:
          'Your loot: what of a box’s drawings an account owns. Owned ones lie in their edge, missing ones are outlines. Give it every drawing of the box with how many are owned.',
      },
    },
  },
} satisfies Meta<typeof LootAlbum>
export default meta
type Story = StoryObj<typeof meta>

export const SomeOfThem: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 of 24')).toBeVisible()
    const places = within(canvas.getAllByRole('list')[1] ?? canvas.getByRole('list'))
    await expect(places.getAllByRole('listitem')).toHaveLength(24)
    await expect(places.getByText(/Mossback/)).toHaveTextContent('Mossback, 3 of them yours')
  },
}
export const NoneYet: Story = { args: { drawings: album(() => 0) } }
export const AllOfThem: Story = { args: { drawings: album((place) => 1 + (place % 4)) } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
