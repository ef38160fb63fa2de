import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { cover } from '../fixtures/art.fixture'
import { boxTitle, NOW, version } from '../fixtures/ledger.fixture'
import { lootSet } from '../fixtures/loot.fixture'
import { expectSteady } from '../fixtures/steady.fixture'
import { countedAt, drawings, edges, fairness, hero, questions, reveals } from '../pages/box-page.fixture'
import { Button } from '../parts/button'
import { CollectionTabs } from './collection-tabs'
import { FairnessSection } from './fairness-section'
import { FaqAccordion } from './faq-accordion'
import { HowItWorks } from './how-it-works'
import { LootRules } from './loot-rules'
import { LootboxHero } from './lootbox-hero'
import { OddsSection } from './odds-section'
import { RecentReveals } from './recent-reveals'
import { Section } from './section'
import { YourTickets } from './your-tickets'

const meta = {
  title: 'Sections/Home',
  component: LootboxHero,
  args: {
    ...hero,
    sale: { status: 'live' },
    saleDetail: '2 XRD a ticket',
    supply: { left: 412, printed: 1000 },
    source: countedAt,
    actions: <Button variant="primary">Buy Tickets</Button>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'The sections of a home page, each in its empty, loading and full state.' },
    },
  },
} satisfies Meta<typeof LootboxHero>
export default meta
type Story = StoryObj<typeof meta>

export const Hero: Story = {
  play: ({ canvasElement }) => expectSteady(canvasElement, '[data-slot=lootbox-hero] > div > div > *'),
}
export const HeroOnAPhone: Story = { ...Hero, globals: { viewport: { value: 'phone' } } }
export const HeroSoldOut: Story = { args: { sale: { status: 'sold-out' }, supply: { left: 0, printed: 1000 } } }
export const HeroWithoutCounts: Story = {
  args: { supply: undefined, source: 'The ledger does not answer; the counts will be back with it.' },
}
export const HeroLongTitle: Story = { args: { title: 'Hug the Eco System and Everything That Lives in It' } }
/** A small picture is sufficient for the tickets below. */
export const HeroOtherPictureBelow: Story = {
  args: { underPicture: lootSet[0]?.picture },
  play: async ({ canvasElement }) => {
    const sources = [...canvasElement.querySelectorAll('[data-slot=ticket] img')].map((image) =>
      image.getAttribute('src'),
    )
    await expect(sources).toEqual([lootSet[0]?.picture, lootSet[0]?.picture, cover])
  },
}
export const HeroAsATicket: Story = {
  args: { look: 'ticket' },
  play: ({ canvasElement }) => expectSteady(canvasElement, '[data-slot=ticket-face] > div > div > *'),
}
export const HeroAsATicketOnAPhone: Story = { ...HeroAsATicket, globals: { viewport: { value: 'phone' } } }
export const Steps: Story = { render: () => <HowItWorks /> }
export const Odds: Story = {
  render: () => <OddsSection edges={edges} drawings={drawings} source={countedAt} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('All 24 kinds', { selector: 'summary' }))
    await expect(canvas.getByRole('table', { name: 'All 24 kinds' })).toBeVisible()
  },
}
export const Fairness: Story = {
  render: () => (
    <FairnessSection rows={fairness} sample={588} verdict="fits" stateVersion={version} likelihood={0.72} />
  ),
}
/** A box that opens and draws in one transaction, with too few draws for a test. */
export const FairnessOfAPreviewableBox: Story = {
  render: () => (
    <FairnessSection
      rows={fairness}
      sample={12}
      verdict="too-few"
      stateVersion={version}
      likelihood={undefined}
      isPreviewable
    />
  ),
}
export const Rules: Story = {
  render: () => (
    <LootRules
      rules={[
        { key: 'recall', verdict: 'safe', text: 'Nobody can take it back.' },
        { key: 'change', verdict: 'risk', text: 'The creator can change its picture.' },
      ]}
    />
  ),
}
export const Tickets: Story = {
  render: () => (
    <YourTickets
      boxTitle={boxTitle}
      picture={cover}
      tickets={[
        { id: '#1087#', state: 'unrevealed' },
        { id: '#1086#', state: 'opened' },
        { id: '#1085#', state: 'revealed' },
      ]}
      actions={<Button>Reveal Ticket</Button>}
    />
  ),
}
export const NoTickets: Story = {
  render: () => <YourTickets boxTitle={boxTitle} tickets={[]} actions={<Button>Buy Tickets</Button>} />,
}
export const Reveals: Story = { render: () => <RecentReveals reveals={reveals} now={NOW} /> }
/** As the server renders it: with exact times, which are wider than a card of a phone. */
export const RevealsAtExactTimes: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <RecentReveals reveals={reveals} now={0} />,
  play: async ({ canvas }) => {
    for (const time of canvas.getAllByText(/UTC$/)) await expect(getComputedStyle(time).textOverflow).toBe('ellipsis')
  },
}
export const RevealsLoading: Story = { render: () => <RecentReveals reveals={[]} loading /> }
export const NoReveals: Story = { render: () => <RecentReveals reveals={[]} /> }
export const Faq: Story = { render: () => <FaqAccordion questions={questions} /> }
export const Collections: Story = {
  render: () => (
    <Section title="Collections">
      <CollectionTabs
        empty={{
          trending: 'Nothing was sold in the last 24 hours.',
          top: 'Nothing was sold yet.',
          recent: 'No collection is younger than 30 days.',
        }}
        collections={[
          {
            card: {
              name: 'Creatures',
              href: '#creatures',
              items: 726,
              pictures: lootSet.slice(10, 14).map(({ picture }) => picture),
            },
            flags: { trending: true, top: true, recent: false },
          },
          {
            card: {
              name: 'Plants',
              href: '#plants',
              items: 274,
              pictures: lootSet.slice(7, 10).map(({ picture }) => picture),
            },
            flags: { trending: true, top: false, recent: false },
          },
        ]}
      />
    </Section>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Top' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('tab', { name: 'Recent' }))
    await expect(canvas.getByText('No collection is younger than 30 days.')).toBeVisible()
  },
}
