import type { Meta, StoryObj } from '@storybook/react-vite'
import { lootNamed } from '../fixtures/loot.fixture'
import { ItemCard } from './item-card'

const { name, picture, description, rarity } = lootNamed('Lagoona')

const meta = {
  title: 'Marketplace/ItemCard',
  component: ItemCard,
  args: {
    name,
    picture,
    description,
    rarity,
    collection: 'Hug the Eco System: Creatures',
    price: '2 XRD',
    href: '#item',
  },
  decorators: [(Story) => <div className="max-w-64">{Story()}</div>],
  parameters: { docs: { description: { component: 'A piece of loot with its collection, last price and standing.' } } },
} satisfies Meta<typeof ItemCard>
export default meta
type Story = StoryObj<typeof meta>

export const Verified: Story = { args: { verified: true } }
export const StillInTheBox: Story = { args: { inTheBox: true } }
export const Flagged: Story = { args: { flagged: true } }
export const NoPrice: Story = { args: { price: undefined } }
