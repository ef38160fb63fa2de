import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { itemCrumbs, itemFacts, itemLife, itemProperties, oldAcorn, unclaimedLife } from '../fixtures/item.fixture'
import { Badge } from '../parts/badge'
import { Button } from '../parts/button'
import { ItemHero } from './item-hero'

const meta = {
  title: 'Marketplace/ItemHero',
  component: ItemHero,
  args: {
    name: oldAcorn.name,
    serial: 'No. 340',
    crumbs: itemCrumbs,
    artwork: { src: oldAcorn.picture, alt: oldAcorn.description, rarity: 'foil' },
    description: oldAcorn.description,
    facts: itemFacts,
    properties: itemProperties,
    life: itemLife,
    actions: (
      <>
        <Button variant="primary" size="small">
          See the box
        </Button>
        <Button size="small">Share</Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'One item: its framed picture, and the facts for a buyer.',
      },
    },
  },
} satisfies Meta<typeof ItemHero>
export default meta
type Story = StoryObj<typeof meta>

export const Claimed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Old Acorn No. 340' })).toBeVisible()
    const [facts, action] = [canvas.getByText('Owner'), canvas.getByRole('button', { name: 'See the box' })]
    await expect(action.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
export const StillInTheBox: Story = { args: { life: unclaimedLife, marks: <Badge>In the box</Badge> } }
/** Blurred until the user shows it. */
export const Flagged: Story = { args: { artwork: { src: oldAcorn.picture, alt: oldAcorn.description, flagged: true } } }
/** A ticket has no rarity and no known fields. */
export const LittleKnown: Story = {
  args: {
    name: 'A ticket',
    artwork: { src: undefined, alt: '' },
    description: undefined,
    facts: itemFacts.slice(0, 1),
    properties: [],
    life: [],
  },
}
export const LongName: Story = {
  args: { name: 'Themossbearthatsleptsolongthatameadowgrew on its back', serial: 'No. 18446744073709551615' },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
