import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { copiesLeft, lootSet } from '../fixtures/loot.fixture'
import { OddsTable } from './odds-table'

const rows = lootSet.map(({ name, picture, rarity, left }) => ({
  key: name,
  name,
  picture,
  rarity,
  left,
  chance: left / copiesLeft,
}))

const meta = {
  title: 'Tickets/OddsTable',
  component: OddsTable,
  args: { rows: rows.slice(0, 6), caption: 'Loot left in the box' },
  parameters: {
    docs: {
      description: {
        component:
          'Chance is copies left divided by all copies left, read from the ledger. **Do** keep rows that are used up, at zero. **Don’t** print a seller’s own odds here without saying whose claim they are (`source`).',
      },
    },
  },
} satisfies Meta<typeof OddsTable>
export default meta
type Story = StoryObj<typeof meta>

export const FromTheLedger: Story = {
  args: { source: 'Counted on the ledger at version 48,213.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Old Acorn/ })).toHaveTextContent('0.7 %')
    await expect(canvas.getByRole('row', { name: /Lunamuff/ })).toHaveTextContent('0.0 %')
  },
}
export const SellersClaim: Story = { args: { source: 'Published by the seller; the ledger cannot prove these.' } }
export const WholeSet: Story = { args: { rows } }
export const OneKindLeft: Story = {
  args: { rows: rows.slice(-1).map((row) => ({ ...row, left: 1, chance: 1 })) },
}
export const TinyChance: Story = {
  args: { rows: rows.slice(0, 2).map((row) => ({ ...row, left: 1, chance: 0.0001 })) },
}
