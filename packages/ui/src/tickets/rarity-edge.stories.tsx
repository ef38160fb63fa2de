import type { Meta, StoryObj } from '@storybook/react-vite'
import { rarities } from './rarity'
import { RarityEdge } from './rarity-edge'

const meta = {
  title: 'Tickets/RarityEdge',
  component: RarityEdge,
  args: { rarity: 'foil' },
  parameters: { docs: { description: { component: 'Rarity by pattern and word. Colour never carries it alone.' } } },
} satisfies Meta<typeof RarityEdge>
export default meta
type Story = StoryObj<typeof meta>

export const Foil: Story = {}
export const Double: Story = { args: { rarity: 'double' } }
export const Hatched: Story = { args: { rarity: 'hatched' } }
export const Plain: Story = { args: { rarity: 'plain' } }
export const OwnWord: Story = { args: { rarity: 'foil', label: 'Gold leaf' } }
export const EveryEdge: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      {rarities.map((rarity) => (
        <RarityEdge key={rarity} rarity={rarity} />
      ))}
    </div>
  ),
}
