import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { lootNamed } from '../fixtures/loot.fixture'
import { LootTile, LootTiles } from './loot-tile'

const pieceOf = (named: string) => {
  const { name, picture, rarity } = lootNamed(named)
  return { name, picture, rarity }
}

const meta = {
  title: 'Tickets/LootTile',
  component: LootTile,
  args: pieceOf('Mossback'),
  decorators: [(Story) => <div className="w-28">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A drawing as small as a stamp, for an album or a note. **Do** use `LootCard` where users read about it. **Don’t** make it wider than it is high.',
      },
    },
  },
} satisfies Meta<typeof LootTile>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: pieceOf('Puddlepop') }
export const Hatched: Story = { args: pieceOf('Hushowl') }
export const Double: Story = { args: pieceOf('Tidehugger') }
export const Foil: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mossback')).toBeVisible()
  },
}
export const WithoutPicture: Story = { args: { picture: undefined } }
/** Several, that arrive one after the other, the rarest first. */
export const Dealt: Story = {
  decorators: [(Story) => <div className="-mx-20 w-72">{Story()}</div>],
  render: () => (
    <LootTiles
      isDealt
      max={3}
      loot={['Puddlepop', 'Hushowl', 'Mossback', 'Tidehugger'].map((name) => ({ ...pieceOf(name), key: name }))}
      className="grid-cols-3"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Mossback',
      'Tidehugger',
      '+2',
    ])
  },
}
