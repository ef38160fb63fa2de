import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { itemFacts, itemLife, itemProperties, unclaimedLife } from '../fixtures/item.fixture'
import { lootNamed } from '../fixtures/loot.fixture'
import { FactList } from '../parts/fact-list'
import { rarities } from '../tickets/rarity'
import { FramedArtwork } from './framed-artwork'
import { ItemLife } from './item-life'
import { PropertyCards } from './property-cards'

const drawn = { plain: 'Cappy', hatched: 'Emberpuff', double: 'Atollo', foil: 'Old Acorn' } as const

const meta = {
  title: 'Marketplace/Item parts',
  component: ItemLife,
  args: { steps: itemLife },
  parameters: {
    docs: {
      description: {
        component: 'The parts of an item’s page: frame, facts, properties and history.',
      },
    },
  },
} satisfies Meta<typeof ItemLife>
export default meta
type Story = StoryObj<typeof meta>

export const Claimed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Redeemed')
  },
}
export const StillInTheBox: Story = { args: { steps: unclaimedLife } }
/** Two steps in each of two lines. */
export const LifeOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect())
    const lefts = new Set(steps.map(({ left }) => left))
    const tops = new Set(steps.map(({ top }) => top))
    await expect([steps.length, lefts.size, tops.size]).toEqual([4, 2, 2])
  },
}
export const Frames: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-8 p-4 lg:grid-cols-4">
      {rarities.map((rarity) => {
        const { picture, description } = lootNamed(drawn[rarity])
        return <FramedArtwork key={rarity} rarity={rarity} src={picture} alt={description} />
      })}
    </div>
  ),
}
export const FrameWithoutAPicture: Story = {
  render: () => (
    <div className="max-w-sm p-4">
      <FramedArtwork rarity="foil" src={undefined} alt="Old Acorn" />
    </div>
  ),
}
export const FrameFlagged: Story = {
  render: () => (
    <div className="max-w-sm p-4">
      <FramedArtwork rarity="plain" flagged src={lootNamed('Cappy').picture} alt="Cappy" />
    </div>
  ),
}
export const Properties: Story = { render: () => <PropertyCards properties={itemProperties} /> }
export const PropertiesCounting: Story = {
  render: () => (
    <PropertyCards
      properties={itemProperties.map(({ name, value }) => ({ name, value, share: 'counting' as const }))}
    />
  ),
}
export const PropertiesLong: Story = {
  render: () => (
    <PropertyCards
      properties={[
        {
          name: 'the-very-long-name-of-a-field',
          value: 'and_a_value_without_any_place_to_break_it_in_two',
          share: 0.0001,
        },
        { name: 'kind', value: 'oak' },
      ]}
    />
  ),
}
export const Facts: Story = { render: () => <FactList facts={itemFacts} /> }
export const FactsOnAPhone: Story = {
  render: () => <FactList facts={itemFacts} />,
  globals: { viewport: { value: 'phone' } },
}
