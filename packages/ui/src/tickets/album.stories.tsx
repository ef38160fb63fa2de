import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { lootSet } from '../fixtures/loot.fixture'
import { Button } from '../parts/button'
import { TabLinks } from '../parts/tab-links'
import { Album, AlbumSummary, CardFanButton } from './album'

const places = (copiesOf: (place: number) => number) =>
  lootSet.map(({ name, picture, rarity, left }, place) => ({
    key: name,
    name,
    picture,
    rarity,
    left,
    copies: copiesOf(place),
    isNew: place === 1,
    href: '#item',
  }))

const meta = {
  title: 'Tickets/Album',
  component: Album,
  args: {
    title: 'Hug the Eco System',
    lede: 'Account acco…x4kfgt · 11 of 24 kinds · 18 cards · rarest: Old Acorn, 1 in 176',
    actions: (
      <>
        <Button variant="primary">Share album</Button>
        <Button>Buy Tickets</Button>
      </>
    ),
    places: places((place) => (place % 2 === 1 ? 1 + (place % 3) : 0)),
    counted: 'Counted 1 s ago.',
  },
  decorators: [(Story) => <div className="wrap py-8">{Story()}</div>],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'What an account has of a box: a place for every kind, the rarest first. Cards lie in their edge. Missing ones show a silhouette and how many are left in the box. **Do** give it every kind. **Don’t** name what is missing: finding out is the point.',
      },
    },
  },
} satisfies Meta<typeof Album>
export default meta
type Story = StoryObj<typeof meta>

export const SomeOfThem: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '12 of 24 kinds' })).toBeVisible()
    const [page] = canvas.getAllByRole('list')
    await expect(within(page ?? document.body).getAllByRole('listitem')).toHaveLength(24)
    await expect(canvas.getByRole('heading', { name: 'Old Acorn' })).toBeVisible()
    await expect(canvas.queryByText('Mossback')).toBeNull()
  },
}
/** The title of the page: the names of cards and the words of missing ones stand on one line. */
export const AsAPage: Story = {
  args: { headingLevel: 1 },
  play: async ({ canvas, canvasElement }) => {
    for (const animation of canvasElement.getAnimations({ subtree: true })) animation.finish()
    // The first missing one and the first card lie side by side.
    const card = canvas.getAllByRole('heading', { level: 2 })[0]
    const missing = canvas.getAllByText('Not found yet')[0]
    if (card === undefined || missing === undefined) throw new Error('The album has no card, or none is missing.')
    await expect(getComputedStyle(card).marginTop).toBe(getComputedStyle(missing).marginTop)
    await expect(card.getBoundingClientRect().top).toBeCloseTo(missing.getBoundingClientRect().top, 0)
  },
}
/** An account with several boxes turns the page at the index. */
export const WithIndex: Story = {
  args: {
    places: places(() => 0).slice(0, 4),
    tabs: (
      <TabLinks
        label="Boxes"
        look="index"
        tabs={[
          { label: 'Hug the Eco System', href: '#hug', current: true },
          { label: 'Night Market', href: '#night' },
          { label: 'First Light', href: '#first' },
        ]}
      />
    ),
  },
}
const viewed = fn()
/** The fan opens the cards one by one, in a dialog with `CardViewer`. */
export const WithViewer: Story = {
  args: {
    places: places((place) => place % 2).slice(0, 8),
    viewer: (
      <CardFanButton places={places((place) => place % 2)} onClick={viewed}>
        View cards
      </CardFanButton>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View cards' }))
    await expect(viewed).toHaveBeenCalled()
  },
}
export const NoneYet: Story = { args: { places: places(() => 0) } }
export const AllOfThem: Story = {
  args: { places: places((place) => 1 + (place % 4)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Complete')).toHaveLength(4)
  },
}
export const DrawnAndNotRedeemed: Story = {
  args: {
    places: places((place) => (place < 3 ? 1 : 0))
      .slice(0, 8)
      .map((one) => ({ ...one, waiting: one.copies })),
  },
}
/** Two rows of the binder are in the first window. */
export const OnAPhone: Story = {
  args: { headingLevel: 1 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [page] = canvas.getAllByRole('list')
    const sixth = within(page ?? document.body).getAllByRole('listitem')[5]
    await expect(sixth?.getBoundingClientRect().bottom).toBeLessThan(700)
  },
}

/** Three albums in brief, as a home shows those of other accounts. */
export const Summaries: Story = {
  render: ({ places: all }) => (
    <div className="grid gap-4 md:grid-cols-3">
      {['acco…x4kfgt', 'acco…7k2m', 'acco…9xq4'].map((name, nth) => (
        <AlbumSummary
          key={name}
          name={name}
          href="#album"
          places={all.map((place, at) => ({ ...place, copies: (at + nth) % (nth + 2) === 0 ? 1 : 0 }))}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('img', { name: '12 of 24 kinds' })).toBeVisible()
  },
}
