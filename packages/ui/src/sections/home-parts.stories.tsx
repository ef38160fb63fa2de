import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { art, cover } from '../fixtures/art.fixture'
import { minutesAgo, NOW } from '../fixtures/ledger.fixture'
import { lootSet } from '../fixtures/loot.fixture'
import { tape } from '../fixtures/market.fixture'
import { expectSteady } from '../fixtures/steady.fixture'
import { ActivityFeed } from '../marketplace/activity-feed'
import { Button } from '../parts/button'
import { rarityWords } from '../tickets/rarity'
import { type Drop, DropCalendar } from './drop-calendar'
import { HomeHero } from './home-hero'
import { ItemMosaic } from './item-mosaic'
import { LiveWall } from './live-wall'
import { PictureSteps } from './picture-steps'
import { Podium } from './podium'
import { StepDrawing } from './step-drawing'
import { StoryLine } from './story-line'

const meta = {
  title: 'Sections/Home parts',
  component: HomeHero,
  args: { title: 'Leaderboard', lede: 'The accounts with the most tickets, and the best each of them has pulled.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeHero>
export default meta
type Story = StoryObj<typeof meta>

const best = (place: number) => {
  const { name, rarity, picture } = lootSet[place] ?? { name: '', rarity: 'plain', picture: undefined }
  return { name, rarity, picture, href: `#${name}`, note: '1 in 36' } as const
}

const heroPictures = (['frog', 'fox', 'fern'] as const).map((name) => ({ src: art(name), href: `#${name}`, name }))

export const Hero: Story = {
  args: { pictures: heroPictures, actions: <Button variant="primary">All rankings</Button> },
  play: ({ canvasElement }) => expectSteady(canvasElement, '[data-slot=home-hero] > div > div > *'),
}
/** The name of the page in the menu, above a title that says more. */
export const HeroWithEyebrow: Story = { args: { eyebrow: 'NFT Game', pictures: heroPictures } }
export const CompactHero: Story = {
  args: { title: 'Tear one open', lede: 'It is free, and you win nothing.', compact: true },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(bottom).toBeLessThan(100)
  },
}
export const Accounts: Story = {
  render: () => (
    <div className="wrap py-10">
      <Podium
        places={[
          { key: 'a', name: 'acco...7k2m', figure: '41 tickets', best: best(0) },
          { key: 'b', name: 'acco...9xq4', figure: '22 tickets', best: best(2) },
          { key: 'c', name: 'acco...synh', figure: '9 tickets' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
}
export const Wall: Story = {
  render: () => (
    <LiveWall
      tiles={lootSet
        .slice(0, 9)
        .toReversed()
        .map(({ name, rarity, picture }) => ({ key: name, name, rarity, picture, href: '#' }))}
    >
      <ActivityFeed rows={tape.slice(0, 6)} now={NOW} live />
    </LiveWall>
  ),
  play: async ({ canvas }) => {
    const [largest, next] = canvas.getByRole('region', { name: 'Just revealed' }).querySelectorAll('li')
    const rarityIn = (tile: Element | undefined) => tile?.querySelector('[data-slot="rarity-edge"]')?.textContent
    await expect([rarityIn(largest), rarityIn(next)]).toEqual([rarityWords.foil, undefined])
  },
}
/** No name is broken within a word. */
export const WallOnAPhone: Story = { ...Wall, globals: { viewport: { value: 'phone' } } }
const withDrops = (drops: readonly Drop[]): Story => ({
  render: () => (
    <div className="wrap py-10">
      <DropCalendar now={NOW} drops={drops} />
    </div>
  ),
})
const soon: Drop = { key: 'a', title: 'Night Shift', href: '#a', sale: { status: 'soon', opensAt: NOW + 93_784_000 } }
export const Calendar: Story = withDrops([
  soon,
  {
    key: 'b',
    title: 'Hug the Eco System',
    href: '#b',
    picture: cover,
    sale: { status: 'live' },
    at: minutesAgo(4_000),
    note: '2 XRD a ticket',
    supply: { left: 412, printed: 1000 },
    action: <Button size="small">Buy a ticket</Button>,
  },
])
/** Before the catalog has read when each box sold its first ticket. */
export const CalendarWithoutDays: Story = {
  ...withDrops([
    soon,
    { key: 'b', title: 'Hug the Eco System', href: '#b', sale: { status: 'live' } },
    { key: 'c', title: 'First Light', href: '#c', sale: { status: 'sold-out' } },
    { key: 'd', title: 'City Lights', href: '#d', sale: { status: 'unreachable' } },
  ]),
  play: async ({ canvas }) => {
    for (const stub of ['Date not announced', 'Now', 'Over', 'Date unknown'])
      await expect(canvas.getByText(stub)).toBeVisible()
  },
}
export const Moments: Story = {
  render: () => (
    <div className="wrap py-10">
      <StoryLine
        moments={[
          { key: 'first', when: '15 Nov 2026', title: 'The first ticket is sold', picture: cover },
          {
            key: 'rare',
            when: 'Rarest so far',
            title: 'Old Acorn',
            note: 'Revealed 3 times',
            picture: art('oak'),
            rarity: 'foil',
          },
          { key: 'none', when: 'Not revealed yet', title: 'Without a picture', note: '4 in the box', rarity: 'double' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
}
export const Mosaic: Story = {
  render: () => (
    <div className="wrap py-10">
      <ItemMosaic
        groups={lootSet.slice(0, 8).map(({ name, rarity, picture, left }) => ({
          key: name,
          name,
          rarity,
          picture,
          href: '#',
          claimed: 12,
          drawn: 5,
          inBox: left,
        }))}
      />
    </div>
  ),
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Legendary (foil)In the box: 5',
      'Rare (double)In the box: 24',
      'Uncommon (hatched)In the box: 7',
    ]),
}
export const Steps: Story = {
  render: () => (
    <div className="wrap py-10">
      <PictureSteps
        steps={[
          { key: 'a', title: 'Get the app', text: 'The Radix Wallet on your phone.', icon: <StepDrawing of="app" /> },
          {
            key: 'b',
            title: 'Add the extension',
            text: 'The connector in this browser.',
            icon: <StepDrawing of="extension" />,
          },
          { key: 'c', title: 'Link the two', text: 'Scan the code once.', icon: <StepDrawing of="link" /> },
        ]}
      />
    </div>
  ),
}
/** The reader has done two of three. */
export const StepsDone: Story = {
  render: () => (
    <div className="wrap py-10">
      <PictureSteps
        steps={[
          { key: 'a', title: 'Get the app', text: 'The Radix Wallet.', icon: <StepDrawing of="app" />, isDone: true },
          {
            key: 'b',
            title: 'Add the extension',
            text: 'The connector in this browser.',
            icon: <StepDrawing of="extension" />,
            isDone: true,
          },
          { key: 'c', title: 'Link the two', text: 'Scan the code once.', icon: <StepDrawing of="link" /> },
        ]}
      />
    </div>
  ),
  play: ({ canvas }) => expect(canvas.getAllByRole('heading', { name: /, done$/ })).toHaveLength(2),
}
/** The steps of the 100-club. */
export const ClubSteps: Story = {
  render: () => (
    <div className="wrap py-10">
      <PictureSteps
        steps={[
          { key: 'hold', title: 'Hold 100 BALLER', text: 'They stay there.', icon: <StepDrawing of="hold" /> },
          { key: 'sign', title: 'Sign as usual', text: 'Your wallet shows them.', icon: <StepDrawing of="sign" /> },
          { key: 'free', title: 'Pay the price alone', text: 'The box pays.', icon: <StepDrawing of="free" /> },
        ]}
      />
    </div>
  ),
}
/** What happens when a visitor connects a wallet. */
export const ConnectSteps: Story = {
  render: () => (
    <div className="wrap py-10">
      <PictureSteps
        steps={[
          { key: 'ask', title: 'This site asks', text: 'Your phone shows it.', icon: <StepDrawing of="link" /> },
          { key: 'choose', title: 'You choose', text: 'The account.', icon: <StepDrawing of="sign" /> },
          { key: 'use', title: 'Your tickets appear', text: 'All of them.', icon: <StepDrawing of="tickets" /> },
        ]}
      />
    </div>
  ),
}
export const HeroOnAPhone: Story = { ...Hero, globals: { viewport: { value: 'phone' } } }
export const AccountsOnAPhone: Story = { ...Accounts, globals: { viewport: { value: 'phone' } } }
