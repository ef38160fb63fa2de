import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { account } from '../fixtures/ledger.fixture'
import { lootNamed } from '../fixtures/loot.fixture'
import { items } from '../fixtures/market.fixture'
import { Address } from '../parts/address'
import { ItemCard } from './item-card'

const { name, picture, description, rarity } = lootNamed('Lagoona')
const foil = lootNamed('Mossback')

const meta = {
  title: 'Marketplace/ItemCard',
  component: ItemCard,
  args: {
    name,
    picture,
    description,
    rarity,
    serial: 'No. 321',
    price: '2 XRD',
    owner: <Address address={account} label="Owner" plain />,
    href: '#item',
  },
  decorators: [(Story) => <div className="max-w-48">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: 'One item of the catalogue. Its edge is the only loud thing; the whole card is one link.',
      },
    },
  },
} satisfies Meta<typeof ItemCard>
export default meta
type Story = StoryObj<typeof meta>

export const Verified: Story = { args: { verified: true } }
export const Foil: Story = { args: { ...foil, verified: true, serial: 'No. 185' } }
export const Double: Story = { args: lootNamed('Atollo') }
export const Plain: Story = { args: lootNamed('Potter') }
export const StillInTheBox: Story = { args: { inTheBox: true, price: undefined } }
/** Drawn by a revealed ticket and not redeemed: it is in the box, and no other ticket can win it. */
export const Drawn: Story = {
  args: { inTheBox: true, drawn: true, price: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Revealed, not redeemed')).toBeVisible()
    await expect(canvas.queryByText('In the box')).toBeNull()
  },
}
/** As narrow as on a phone: the name uses a second line. */
export const LongNameOnAPhone: Story = {
  args: { name: 'Lunamoth of the Orchard', serial: '1021' },
  decorators: [(Story) => <div className="w-40">{Story()}</div>],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Lunamoth of the Orchard' })
    await expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight + 1)
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  },
}
export const WithCollection: Story = { args: { collection: 'Hug the Eco System: Creatures' } }
/** Blurred until the user shows it. The button lies above the card’s link. */
export const Flagged: Story = {
  args: { flagged: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show picture/ }))
    await expect(canvas.getByRole('img', { name: description })).toBeVisible()
  },
}
export const NoPrice: Story = { args: { price: undefined } }
export const NoPicture: Story = { args: { picture: undefined } }
export const LongName: Story = {
  args: { name: 'The moss bear that slept so long that a meadow grew', serial: 'No. 1204771' },
}
export const Row: Story = {
  args: { shape: 'row', verified: true, collection: 'Hug the Eco System' },
  decorators: [(Story) => <div className="w-[min(48rem,92vw)]">{Story()}</div>],
}
export const RowOnAPhone: Story = {
  args: { shape: 'row', verified: true },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div className="w-[min(20rem,88vw)]">{Story()}</div>],
}
export const EveryEdge: Story = {
  decorators: [(Story) => <div className="w-[min(52rem,92vw)]">{Story()}</div>],
  render: () => (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {(['Potter', 'Lagoona', 'Atollo', 'Mossback'] as const).map((one) => {
        const item = items.find((other) => other.name === one)
        return item ? <ItemCard {...item} key={one} /> : null
      })}
    </div>
  ),
}
