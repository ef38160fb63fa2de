import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { creatures } from '../fixtures/ledger.fixture'
import { lootNamed, lootSet } from '../fixtures/loot.fixture'
import { Address } from '../parts/address'
import { LootCard } from './loot-card'

const mossback = lootNamed('Mossback')

const meta = {
  title: 'Tickets/LootCard',
  component: LootCard,
  args: { name: 'Mossback', picture: mossback.picture, description: mossback.description, rarity: 'foil' },
  decorators: [(Story) => <div className="max-w-64">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A card of revealed loot. Its edge shows the rarity by pattern and text; colour is additional. **Do** pass the NFT’s description as `description`: it is the alternative text of the picture. **Don’t** put actions on it; link it instead.',
      },
    },
  },
} satisfies Meta<typeof LootCard>
export default meta
type Story = StoryObj<typeof meta>

export const Foil: Story = {}
export const Double: Story = { args: { ...pick('Tidehugger') } }
export const Hatched: Story = { args: { ...pick('Emberpuff') } }
export const Plain: Story = { args: { ...pick('Clover Bun') } }

/** In the redeem dialog: id, short address and field name. */
export const ToRedeem: Story = {
  args: {
    children: (
      <>
        <span className="figure">No. 212</span>
        <span>creature</span>
        <Address address={creatures} label="Collection" />
      </>
    ),
  },
}
export const AsLink: Story = {
  args: { href: '#mossback', children: '2 min ago' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mossback' })).toHaveAttribute('href', '#mossback')
  },
}
export const Flagged: Story = {
  args: { flagged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Show picture/ })).toBeVisible()
  },
}
export const PictureMissing: Story = { args: { picture: undefined } }
export const LongWords: Story = {
  args: {
    name: 'Mossback the Unreasonably Long-Sleeping of the Northern Understorey',
    children: 'season: the wet half of autumn',
  },
}

export const EveryDrawing: Story = {
  decorators: [(Story) => <div className="w-[calc(100vw-4rem)] max-w-6xl">{Story()}</div>],
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4">
      {lootSet.map((loot) => (
        <LootCard key={loot.name} {...loot}>
          {loot.left} of {loot.copies} left
        </LootCard>
      ))}
    </div>
  ),
}

function pick(name: string) {
  const { picture, description, rarity } = lootNamed(name)
  return { name, picture, description, rarity }
}
