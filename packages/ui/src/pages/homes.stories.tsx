import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { art, cover } from '../fixtures/art.fixture'
import { articles, categories, houseFigures } from '../fixtures/house.fixture'
import { boxTitle, minutesAgo, NOW, transaction, version } from '../fixtures/ledger.fixture'
import { lootSet } from '../fixtures/loot.fixture'
import { items, rankings, tape } from '../fixtures/market.fixture'
import { checks } from '../fixtures/wallet.fixture'
import { ActivityFeed } from '../marketplace/activity-feed'
import { ItemGrid } from '../marketplace/item-grid'
import { RankingsTable } from '../marketplace/rankings-table'
import { Button } from '../parts/button'
import { CountedAt } from '../parts/counted-at'
import { Field } from '../parts/field'
import { Form } from '../parts/form'
import { Link } from '../parts/link'
import { TextInput } from '../parts/text-input'
import { ArticleList } from '../sections/article-list'
import { CategoryRail } from '../sections/category-rail'
import { CollectionTabs, type TabbedCollection } from '../sections/collection-tabs'
import { CtaBand } from '../sections/cta-band'
import { FaqAccordion } from '../sections/faq-accordion'
import { FormPanel } from '../sections/form-panel'
import { HowItWorks } from '../sections/how-it-works'
import { LootboxHero } from '../sections/lootbox-hero'
import { OddsSection } from '../sections/odds-section'
import { RecentReveals } from '../sections/recent-reveals'
import { Section } from '../sections/section'
import { StatsStrip } from '../sections/stats-strip'
import { YourTickets } from '../sections/your-tickets'
import { Album } from '../tickets/album'
import { ClubPanel } from '../tickets/club-panel'
import { ReceiptCard } from '../tickets/receipt-card'
import { RevealStage } from '../tickets/reveal-stage'
import { SaleStatus } from '../tickets/sale-status'
import { TokenPanel } from '../tickets/token-panel'
import { WalletSetup } from '../wallet/wallet-setup'
import { countedAt, drawings, edges, hero, questions, reveals } from './box-page.fixture'
import { Frame } from './frame.fixture'

const more = (words: string) => (
  <Link href="#more" className="touch-target relative">
    {words}
  </Link>
)
const counted = <CountedAt version={version} at={minutesAgo(0.04)} now={NOW} href="#check" />

const collections: readonly TabbedCollection[] = rankings.map(({ name, href, note, owners, tickets }, place) => ({
  card: {
    name,
    href,
    note,
    items: tickets,
    owners,
    verified: place < 3,
    pictures: lootSet.slice(place * 4, place * 4 + 4).map(({ picture }) => picture),
  },
  flags: { trending: place % 2 === 0, top: place < 4, recent: place > 3 },
}))

/** Every section that a home page can list. */
const sections = {
  hero: (headingLevel: 1 | 2) => (
    <LootboxHero
      {...hero}
      headingLevel={headingLevel}
      sale={{ status: 'live' }}
      saleDetail="second print"
      supply={{ left: 412, printed: 1000 }}
      source={countedAt}
      actions={<Button variant="primary">Buy Tickets</Button>}
    />
  ),
  steps: <HowItWorks />,
  odds: <OddsSection edges={edges} drawings={drawings} source={countedAt} />,
  reveals: <RecentReveals reveals={reveals} now={NOW} more={more('All activity')} />,
  shelf: (
    <YourTickets
      boxTitle={boxTitle}
      picture={cover}
      tickets={[
        { id: '#1087#', state: 'unrevealed' },
        { id: '#1086#', state: 'opened' },
        { id: '#1085#', state: 'revealed', note: 'Mossback, foil' },
      ]}
      actions={<Button variant="stub">Reveal Ticket</Button>}
    />
  ),
  categories: <CategoryRail categories={categories} />,
  collections: (
    <Section title="Collections" more={more('All collections')}>
      <CollectionTabs collections={collections} />
    </Section>
  ),
  items: (
    <Section title="Fresh from the box" more={more('All items')}>
      <ItemGrid items={items.slice(0, 10)} />
    </Section>
  ),
  rankings: (
    <Section title="Rankings" more={more('All rankings')}>
      <RankingsTable rows={rankings} />
    </Section>
  ),
  activity: (
    <Section title="Recent activity" lede="Each line links to its transaction on the ledger.">
      <ActivityFeed rows={tape.slice(0, 6)} now={NOW} live />
    </Section>
  ),
  stats: <StatsStrip figures={houseFigures} counted={counted} />,
  club: (
    <Section title="The 100-club">
      <ClubPanel unit="BALLER" held={64} action={<Button size="small">Buy Baller</Button>} />
    </Section>
  ),
  token: (
    <Section title="Baller">
      <TokenPanel title="Buy Baller" provider="Ociswap" action={<Button size="small">Buy Baller</Button>}>
        Hold 100 and the box pays the network fee of every purchase, reveal and redemption.
      </TokenPanel>
    </Section>
  ),
  sale: (
    <Section title="The third print">
      <SaleStatus sale={{ status: 'soon', opensAt: NOW + 93_784_000 }} now={NOW} />
    </Section>
  ),
  wallet: (
    <Section title="Set up your wallet">
      <WalletSetup checks={checks.notLinked} />
    </Section>
  ),
  receipts: (
    <Section title="Your receipts">
      <ReceiptCard
        title="Bought 3 tickets"
        at={minutesAgo(3)}
        now={NOW}
        paid={['6 XRD']}
        got={['Tickets 1085, 1086, 1087']}
        fee="0.31 XRD"
        version={version}
        transactionIntentHash={transaction}
        className="max-w-xl"
      />
    </Section>
  ),
  faq: <FaqAccordion questions={questions} ground="card" />,
  articles: <ArticleList articles={articles} lead more={more('All articles')} />,
  newsletter: (
    <div className="wrap py-12">
      <FormPanel
        title="Hear of the next print"
        lede="One letter a print. Every letter ends with a way out."
        slip="newsletter"
        terms={[
          { label: 'How often', value: 'Three or four times a year' },
          { label: 'Confirmed', value: 'By a link in the first letter' },
        ]}
      >
        <Form>
          <Field label="Your address" required>
            {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" />}
          </Field>
          <Button type="submit" variant="primary" className="self-start">
            Subscribe
          </Button>
        </Form>
      </FormPanel>
    </div>
  ),
  album: (
    <Album
      className="wrap py-12"
      title="Your loot"
      places={lootSet.map(({ name, picture, rarity, left }, place) => ({
        key: name,
        name,
        picture,
        rarity,
        left,
        copies: place % 3,
      }))}
    />
  ),
  demo: (
    <Section title="Try a reveal" lede="Demo, no value.">
      <RevealStage
        tickets={['#235#', '#236#', '#237#']}
        title={boxTitle}
        picture={cover}
        torn={false}
        onTear={() => undefined}
      />
    </Section>
  ),
  cta: (
    <CtaBand
      title="412 tickets are left"
      text="2 XRD each. Tear one open and one of 24 drawings is yours."
      picture={art('frog')}
      actions={<Button>Buy Tickets</Button>}
    />
  ),
} satisfies Record<string, ReactNode | ((headingLevel: 1 | 2) => ReactNode)>
type SectionName = keyof typeof sections

/** The hero has the page's title if it is the first section. */
function part(name: SectionName, isFirst: boolean): ReactNode {
  const section = sections[name]
  return typeof section === 'function' ? section(isFirst ? 1 : 2) : section
}

/** A home page: a title and a list of sections. */
function Home({ title, list }: { title: string; list: readonly SectionName[] }) {
  return (
    <Frame current="/">
      {list[0] === 'hero' ? null : (
        <h1 className="headline wrap pt-9 text-6xl has-[+.bg-band]:pb-7 has-[+.bg-card]:pb-7 sm:pt-12 [&+section]:pt-7 sm:[&+section]:pt-9">
          {title}
        </h1>
      )}
      {list.map((name, place) => (
        <Fragment key={name}>{part(name, place === 0)}</Fragment>
      ))}
    </Frame>
  )
}

const meta = {
  title: 'Pages/Homes',
  component: Home,
  args: { title: boxTitle, list: [] },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Homes as lists of sections, from the fixture ledger.' } },
  },
} satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

export const BrowseLoot: Story = {
  args: { title: 'What came out of the box', list: ['categories', 'collections', 'items', 'cta'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What came out of the box')
  },
}
export const OneBox: Story = { args: { title: 'One box', list: ['hero', 'odds', 'steps', 'faq'] } }
export const Leaderboard: Story = { args: { title: 'Leaderboard', list: ['stats', 'rankings', 'activity'] } }
export const LiveFloor: Story = {
  args: { title: 'On the floor right now', list: ['reveals', 'activity', 'stats', 'collections'] },
}
export const MyShelf: Story = { args: { title: 'My album', list: ['album', 'shelf', 'receipts', 'club'] } }
export const LearnFirst: Story = {
  args: { title: 'Learn first, buy later', list: ['wallet', 'steps', 'articles', 'faq', 'newsletter'] },
}
export const TryAReveal: Story = {
  args: { title: 'Tear one open', list: ['demo', 'reveals', 'odds', 'cta'] },
}
export const WalletSetUp: Story = {
  args: { title: 'Your wallet, in three steps', list: ['wallet', 'faq', 'cta'] },
}
export const Club: Story = { args: { title: 'The 100-club', list: ['club', 'stats', 'rankings', 'faq'] } }
export const TokenFacts: Story = { args: { title: 'The token in figures', list: ['token', 'stats', 'activity'] } }
export const NextBox: Story = { args: { title: 'What is on sale', list: ['sale', 'hero', 'odds', 'newsletter'] } }
export const Everything: Story = {
  args: { title: 'All of it in one place', list: ['stats', 'rankings', 'items', 'categories'] },
}
export const BrowseLootOnAPhone: Story = { ...BrowseLoot, globals: { viewport: { value: 'phone' } } }
export const EverythingOnAPhone: Story = { ...Everything, globals: { viewport: { value: 'phone' } } }
