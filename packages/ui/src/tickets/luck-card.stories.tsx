import type { Meta, StoryObj } from '@storybook/react-vite'
import { luck } from '../fixtures/item.fixture'
import { lootNamed } from '../fixtures/loot.fixture'
import { LuckCard } from './luck-card'

const { name, picture } = lootNamed('Mossback')

const meta = {
  title: 'Tickets/LuckCard',
  component: LuckCard,
  args: {
    counts: luck,
    best: { name, picture, note: 'Legendary, 1 in 206 for its kind' },
    verdict: 'Two foils where the odds promised a third of one: one account in 28 is this lucky.',
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: 'Revealed items beside the average of as many tickets, by rarity. The coral tick is the average.',
      },
    },
  },
} satisfies Meta<typeof LuckCard>
export default meta
type Story = StoryObj<typeof meta>

export const Lucky: Story = {}
export const Unlucky: Story = {
  args: {
    counts: luck.map((count) => (count.rarity === 'foil' ? { ...count, pulled: 0, expected: 2.4 } : count)),
    verdict: 'No foil where the odds promised two: one account in eleven is this unlucky.',
  },
}
export const Nothing: Story = { args: { counts: [] } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
