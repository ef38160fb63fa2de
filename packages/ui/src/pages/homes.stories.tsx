import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { BarChart } from '../charts/bar-chart'
import { BarList } from '../charts/bar-list'
import { ChartFrame } from '../charts/chart-frame'
import { FeesChart } from '../charts/fees-chart'
import { art, cover } from '../fixtures/art.fixture'
import { articles, categories, houseFigures, saleDays, salesByDay } from '../fixtures/house.fixture'
import { boxTitle, minutesAgo, NOW, transaction, version } from '../fixtures/ledger.fixture'
import { lootSet } from '../fixtures/loot.fixture'
import { items, rankings, tape } from '../fixtures/market.fixture'
import { checks } from '../fixtures/wallet.fixture'
import { ActivityFeed } from '../marketplace/activity-feed'
import { CollectionGrid } from '../marketplace/collection-grid'
import { ItemGrid } from '../marketplace/item-grid'
import { RankingsTable } from '../marketplace/rankings-table'
import { Button } from '../parts/button'
import { CountedAt } from '../parts/counted-at'
import { FactList } from '../parts/fact-list'
import { Field } from '../parts/field'
import { Form } from '../parts/form'
import { Link } from '../parts/link'
import { TextInput } from '../parts/text-input'
import { ArticleList } from '../sections/article-list'
import { CategoryRail } from '../sections/category-rail'
import { CtaBand } from '../sections/cta-band'
import { DropCalendar } from '../sections/drop-calendar'
import { FaqAccordion } from '../sections/faq-accordion'
import { FormPanel } from '../sections/form-panel'
import { HomeHero } from '../sections/home-hero'
import { HowItWorks } from '../sections/how-it-works'
import { ItemMosaic } from '../sections/item-mosaic'
import { LiveWall } from '../sections/live-wall'
import { LootboxHero } from '../sections/lootbox-hero'
import { OddsSection } from '../sections/odds-section'
import { PictureSteps } from '../sections/picture-steps'
import { Podium } from '../sections/podium'
import { RecentReveals } from '../sections/recent-reveals'
import { Section } from '../sections/section'
import { StatsStrip } from '../sections/stats-strip'
import { StepDrawing } from '../sections/step-drawing'
import { StoryLine } from '../sections/story-line'
import { YourTickets } from '../sections/your-tickets'
import { Album, AlbumSummary } from '../tickets/album'
import { ClubPanel } from '../tickets/club-panel'
import { LootSafety } from '../tickets/loot-safety'
import { ReceiptCard } from '../tickets/receipt-card'
import { RevealStage } from '../tickets/reveal-stage'
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

const salesChart = (
  <ChartFrame
    title="Tickets sold by day"
    reading="588 tickets sold so far."
    table={{ columns: ['Day', 'Sold'], rows: saleDays.map((day, at) => [day, salesByDay[at] ?? 0]) }}
  >
    <BarChart
      label="Tickets sold by day"
      names={saleDays}
      series={[{ label: 'Sold', ink: 'leaf', values: salesByDay }]}
    />
  </ChartFrame>
)

const collections = rankings.map(({ name, href, note, owners, sold }, place) => ({
  name,
  href,
  note,
  items: sold,
  owners,
  verified: place < 3,
  pictures: lootSet.slice(place * 4, place * 4 + 4).map(({ picture }) => picture),
}))

/** The site shows other questions on each home. */
const faq = <FaqAccordion questions={questions} ground="card" />

const clubPanel = <ClubPanel title="Your BALLER" unit="BALLER" held={64} action={<Button>Get BALLER</Button>} />

const heroPictures = (['frog', 'fox', 'fern'] as const).map((name) => ({ src: art(name), href: `#${name}`, name }))

/** Panels beside a headline. */
const asides = {
  club: clubPanel,
  token: (
    <TokenPanel
      title="Baller"
      headingLevel={2}
      provider="Ociswap"
      action={<Button>Get BALLER</Button>}
      link={more('About the 100-club')}
    >
      <FactList facts={[{ label: 'Symbol', value: 'BALLER' }]} />
    </TokenPanel>
  ),
}

/** Every section that a home page can list. */
const sections = {
  hero: (headingLevel: 1 | 2) => (
    <LootboxHero
      {...hero}
      look="ticket"
      headingLevel={headingLevel}
      sale={{ status: 'live' }}
      saleDetail="2 XRD a ticket"
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
  shelves: (
    <Section title="Art" more={more('See all')}>
      <CollectionGrid collections={collections} />
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
  podium: (
    <Section title="Most tickets of the box on sale">
      <Podium
        places={lootSet.slice(0, 3).map(({ name, rarity, picture }, place) => ({
          key: name,
          name: 'acco...7k2m',
          figure: `${41 - place * 9} tickets`,
          best: { name, rarity, picture, href: '#best', note: '1 in 36' },
        }))}
      />
    </Section>
  ),
  wall: (
    <LiveWall
      tiles={lootSet.slice(0, 9).map(({ name, rarity, picture }) => ({ key: name, name, rarity, picture, href: '#' }))}
    >
      <ActivityFeed rows={tape.slice(0, 6)} now={NOW} live />
    </LiveWall>
  ),
  mosaic: (
    <Section title="Where each item is" lede="One square is one item.">
      <ItemMosaic
        groups={lootSet.map(({ name, rarity, picture, left }) => ({
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
    </Section>
  ),
  story: (
    <StatsStrip
      title={boxTitle}
      more={more('Open the box')}
      figures={[
        { label: 'Price', value: '2 XRD', note: 'a ticket' },
        { label: 'Sold', value: 588, note: 'of 1,000 tickets' },
        { label: 'Revealed', value: 412, note: '70 % of the sold tickets' },
        { label: 'Redeemed', value: 236, note: '40 % of the sold tickets' },
      ]}
      counted={counted}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {salesChart}
        <StoryLine
          moments={[
            { key: 'first', when: '15 Nov 2026', title: 'The first ticket is sold', picture: cover },
            { key: 'rare', when: 'Rarest so far', title: 'Old Acorn', picture: art('oak'), rarity: 'foil' },
          ]}
        />
      </div>
    </StatsStrip>
  ),
  stats: <StatsStrip figures={houseFigures} counted={counted} />,
  clubFees: (
    <Section title="Fees that members did not pay">
      <BarList
        rows={[
          { key: 'hug', name: boxTitle, value: '24.8 XRD', size: 24.8 },
          { key: 'lights', name: 'City Lights', value: '16.56 XRD', size: 16.56 },
        ]}
      />
    </Section>
  ),
  feesByDay: (
    <Section title="Fees that members did not pay">
      <FeesChart
        daily={salesByDay.map((sold, at) => ({ dayMs: Date.UTC(2026, 10, 7 + at), fees: `${sold / 100}` }))}
        source={counted}
      />
    </Section>
  ),
  club: <Section title="Who pays the fee">{clubPanel}</Section>,
  clubSteps: (
    <Section title="Who pays the fee">
      <PictureSteps
        steps={[
          { key: 'hold', title: 'Hold 100 BALLER', text: 'They stay there.', icon: <StepDrawing of="hold" /> },
          { key: 'sign', title: 'Sign as usual', text: 'Your wallet shows them.', icon: <StepDrawing of="sign" /> },
          { key: 'free', title: 'Pay only the price', text: 'The box pays.', icon: <StepDrawing of="free" /> },
        ]}
      />
    </Section>
  ),
  token: (
    <Section title="Supply and rights" ground="band">
      <LootSafety rules={[{ key: 'mint', verdict: 'safe', text: 'Nobody can mint more tokens, now or later.' }]} />
    </Section>
  ),
  calendar: (
    <Section title="The boxes" lede="The next one is announced here and in the newsletter.">
      <DropCalendar
        now={NOW}
        drops={[
          { key: 'next', title: 'Night Shift', href: '#', sale: { status: 'soon', opensAt: NOW + 93_784_000 } },
          { key: 'hug', title: boxTitle, href: '#', picture: cover, sale: { status: 'live' }, at: minutesAgo(4_000) },
        ]}
      />
    </Section>
  ),
  wallet: (
    <Section title="Set up your wallet">
      <PictureSteps
        steps={[
          {
            key: 'app',
            title: 'Get the app',
            text: 'The Radix Wallet holds your keys.',
            icon: <StepDrawing of="app" />,
          },
          {
            key: 'extension',
            title: 'Add the extension',
            text: 'In this browser.',
            icon: <StepDrawing of="extension" />,
          },
          { key: 'link', title: 'Link the two', text: 'Scan the code once.', icon: <StepDrawing of="link" /> },
        ]}
      />
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
  faq,
  clubFaq: faq,
  walletFaq: faq,
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
  albums: (
    <Section title="Albums of other accounts" lede="An album is public: everything in it is on the ledger.">
      <div className="grid gap-4 md:grid-cols-3">
        {['acco…x4kfgt', 'acco…7k2m', 'acco…9xq4'].map((name, nth) => (
          <AlbumSummary
            key={name}
            name={name}
            href="#album"
            places={lootSet.map((kind, at) => ({
              ...kind,
              key: kind.name,
              copies: (at + nth) % (nth + 2) === 0 ? 1 : 0,
            }))}
          />
        ))}
      </div>
    </Section>
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
      text="2 XRD each. Tear one open and one of 24 creatures is yours."
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

/** A home page: its head and a list of sections. */
type HomeProps = {
  title: string
  eyebrow?: string
  lede: string
  list: readonly SectionName[]
  aside?: keyof typeof asides
  compact?: boolean
}

function Home({ list, aside, ...head }: HomeProps) {
  return (
    <Frame current="/">
      {list[0] === 'hero' ? null : (
        <HomeHero {...head} {...(aside ? { aside: asides[aside] } : head.compact ? {} : { pictures: heroPictures })} />
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
  args: { title: boxTitle, lede: '', list: [] },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Homes as lists of sections, from the fixture ledger.' } },
  },
} satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

export const BrowseLoot: Story = {
  args: {
    title: 'What came out of the box',
    lede: 'Every collection on this ledger, sorted into categories.',
    list: ['shelves', 'categories', 'cta'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What came out of the box')
  },
}
export const OneBox: Story = {
  args: {
    title: 'One box',
    lede: 'One box, its odds and its rules.',
    list: ['hero', 'odds', 'steps', 'faq'],
  },
}
export const Leaderboard: Story = {
  args: {
    title: 'Leaderboard',
    lede: 'The accounts with the most tickets, and the rarest item of each.',
    list: ['podium', 'rankings', 'stats'],
  },
}
export const LiveFloor: Story = {
  args: {
    title: 'Happening now',
    compact: true,
    lede: 'Purchases, reveals and redemptions, a moment after they happen.',
    list: ['wall', 'stats', 'cta'],
  },
}
export const MyAlbum: Story = {
  args: {
    compact: true,
    title: 'My album',
    lede: 'What your tickets won, what is missing, and your receipts.',
    list: ['album', 'shelf', 'receipts', 'albums', 'club'],
  },
}
export const TheNewestBox: Story = {
  args: {
    eyebrow: 'Crypto Consultant',
    title: 'The newest box and its story',
    lede: 'How this box sells, what it has given away so far, and how to read its odds.',
    list: ['story', 'reveals', 'articles', 'newsletter'],
  },
}
export const TryAReveal: Story = {
  args: {
    eyebrow: 'NFT Game',
    compact: true,
    title: 'Tear one open',
    lede: 'A demo with tickets of other visitors: it is free, and you win nothing.',
    list: ['demo', 'odds', 'cta'],
  },
}
export const Club: Story = {
  args: {
    eyebrow: 'Dao Platform',
    title: 'The 100-club',
    lede: 'Members pay no network fee. Their wallet shows 100 BALLER to the box, and the account keeps them.',
    list: ['clubSteps', 'clubFees', 'clubFaq'],
    aside: 'club',
  },
}
export const WalletSetUp: Story = {
  args: {
    eyebrow: 'Crypto App',
    title: 'Your wallet, in three steps',
    lede: 'The Radix Wallet is an app and an extension. This page checks each step as you go.',
    list: ['wallet', 'walletFaq', 'cta'],
  },
}
export const TokenFacts: Story = {
  args: {
    eyebrow: 'Crypto Trading',
    title: 'The BALLER token',
    lede: 'If your account holds 100 BALLER, the box pays the network fee of your transactions.',
    list: ['feesByDay', 'token', 'clubFaq'],
    aside: 'token',
  },
}
export const DropDates: Story = {
  args: {
    eyebrow: 'ICO Landing',
    title: 'What is on sale',
    lede: 'Every box by its date: the next ones, the one on sale, and those sold out.',
    list: ['calendar', 'odds', 'newsletter'],
  },
}
export const Everything: Story = {
  args: {
    eyebrow: 'NFT Aggregator',
    title: 'All items of the box',
    lede: 'Each item, and whether it is in the box, revealed or redeemed.',
    list: ['mosaic', 'items', 'rankings'],
  },
}
export const BrowseLootOnAPhone: Story = { ...BrowseLoot, globals: { viewport: { value: 'phone' } } }
export const EverythingOnAPhone: Story = { ...Everything, globals: { viewport: { value: 'phone' } } }
