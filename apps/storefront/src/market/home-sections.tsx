import { safeName, safeText } from '@lootboxes/lootbox/client'
import {
  ArticleList,
  buttonStyle,
  CategoryRail,
  CtaBand,
  FaqAccordion,
  HowItWorks,
  OddsSection,
  parseRarity,
  SaleStatus,
  Section,
  StatsStrip,
  TokenPanel,
} from '@lootboxes/ui'
import NextLink from 'next/link'
import { type ReactNode, Suspense } from 'react'
import { BoxHero, countedAt } from '@/box/box-hero'
import { ClubSection } from '@/box/club-section'
import { drawingRows, edgeRows } from '@/box/odds-rows'
import { questions } from '@/box/questions'
import { RecentsSection, RecentsSkeleton } from '@/box/recents-section'
import { saleOf } from '@/box/sale'
import { OpenDialogButton } from '@/client/open-dialog-button'
import { SiteAnchor, SiteLink } from '@/client/site-link'
import { words } from '@/config/copy'
import type { HomeSection } from '@/config/homes'
import { boxPath, itemPath, mediaPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { documents, postPath } from '@/content/documents'
import { getBoxFacts, readBoxPage } from '@/ledger/box-facts'
import { askCatalog } from '@/ledger/catalog'
import { shownActivity } from './activity-rows'
import { ActivityTape } from './activity-tape'
import { categoryLinks } from './category-links'
import { DemoReveal } from './demo-reveal'
import { ExploreSection } from './explore-section'
import { FreshPulls } from './fresh-pulls'
import { priceText } from './item-rows'
import { listPage } from './list-route'
import { LastReceipts, Shelf, WalletSteps } from './own-sections'
import { rankedRow } from './ranking-rows'
import { RankingsShelf } from './rankings-browser'
import { Counted, Silent } from './silent'

/** What every section is told: whether the page has said its title already. */
type Part = (props: { hasTitle: boolean }) => ReactNode | Promise<ReactNode>

/** The box on sale and what the ledger says of it; nothing where none is listed. */
async function defaultBox() {
  const site = readSiteConfig()
  const address = site.defaultBox
  const box = address && findBox(site, address)
  return address && box ? { site, address, box, fact: await getBoxFacts(address) } : undefined
}

async function Hero({ hasTitle }: { hasTitle: boolean }) {
  const on = await defaultBox()
  return on && <BoxHero {...on} headingLevel={hasTitle ? 2 : 1} />
}

async function Odds() {
  const on = await defaultBox()
  const odds = on?.fact?.value.odds
  return odds && <OddsSection edges={edgeRows(odds)} drawings={drawingRows(odds)} source={countedAt(on.fact)} />
}

function Reveals() {
  const { defaultBox: address } = readSiteConfig()
  if (address === undefined) return null
  return (
    <Suspense fallback={<RecentsSkeleton />}>
      <RecentsSection recents={readBoxPage(address).recents} />
    </Suspense>
  )
}

async function Categories() {
  const counts = await askCatalog((catalog, ask) => catalog.countItems({}, ask))
  return (
    <CategoryRail
      link={SiteAnchor}
      categories={categoryLinks(counts.kind === 'answer' ? counts.value.categories : undefined)}
    />
  )
}

const Items = () => (
  <FreshPulls
    title="Fresh from the box"
    most={10}
    empty={<p className="text-ink-soft">Nothing has been drawn yet. The first item shows up here.</p>}
  />
)

async function Rankings() {
  const site = readSiteConfig()
  const asked = await askCatalog((catalog, ask) => catalog.listRankings({ limit: 8, days: 30 }, ask))
  return (
    <Section title="Rankings" more={<SiteLink href="/rankings">All rankings</SiteLink>}>
      {asked.kind === 'answer' ? (
        <RankingsShelf rows={asked.value.items.map((row) => rankedRow(row, site.tokenSymbol))} />
      ) : (
        <Silent why={asked.kind === 'silent' ? asked.why : 'The catalog does not answer.'} />
      )}
    </Section>
  )
}

async function Activity() {
  const site = readSiteConfig()
  const asked = await askCatalog((catalog, ask) => catalog.listActivity({ limit: 8 }, ask))
  return (
    <Section
      title="The till"
      lede="Every line is a transaction anybody can look up."
      more={<SiteLink href="/activity">All activity</SiteLink>}
    >
      {asked.kind === 'answer' ? (
        <ActivityTape query={{}} first={listPage(asked.value, shownActivity)} unit={site.tokenSymbol} short />
      ) : (
        <Silent why={asked.kind === 'silent' ? asked.why : 'The catalog does not answer.'} />
      )}
    </Section>
  )
}

async function Stats() {
  const site = readSiteConfig()
  const asked = await askCatalog((catalog, ask) => catalog.getStats({ days: 1 }, ask))
  if (asked.kind !== 'answer')
    return (
      <Section title="The house in figures">
        <Silent why={asked.kind === 'silent' ? asked.why : 'The catalog does not answer.'} />
      </Section>
    )
  const { sold, volume, revealed, claimed, accounts, asOf } = asked.value
  const count = (value: number) => value.toLocaleString('en')
  return (
    <StatsStrip
      counted={<Counted asOf={asOf} />}
      figures={[
        { label: 'Tickets sold', value: count(sold) },
        { label: 'Volume', value: priceText(volume, site.tokenSymbol) },
        { label: 'Revealed', value: count(revealed) },
        { label: 'Claimed', value: count(claimed) },
        { label: 'Accounts', value: count(accounts) },
      ]}
    />
  )
}

const Club = () => <ClubSection clubToken={readSiteConfig().clubToken} />

function Token() {
  const { clubToken, swapWidget, product } = readSiteConfig()
  if (clubToken === undefined) return null
  return (
    <Section title={`Get ${product.name}`}>
      <TokenPanel
        title={words.buyProduct}
        provider={swapWidget?.provider}
        action={
          <OpenDialogButton flag="buyTokenModal" size="small">
            {words.buyProduct}
          </OpenDialogButton>
        }
      >
        Whoever holds 100 {clubToken.symbol} shows them to the box, and the box pays the network fee of every purchase,
        reveal and redemption.
      </TokenPanel>
    </Section>
  )
}

async function Sale() {
  const site = readSiteConfig()
  const facts = await Promise.all(site.boxes.map(({ componentAddress }) => getBoxFacts(componentAddress)))
  return (
    <Section title="The prints so far" lede="The next one is announced here and in the newsletter.">
      <ul className="flex list-none flex-col divide-y-[1.5px] divide-rule">
        {site.boxes.map((box, at) => (
          <li key={box.id} className="flex flex-wrap items-center justify-between gap-4 py-4">
            <SiteLink href={boxPath(box.componentAddress)}>{box.title}</SiteLink>
            <SaleStatus sale={{ status: saleOf(box, facts[at]).status }} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

async function Articles() {
  const posts = await documents('blog')
  return (
    <ArticleList
      lead
      link={SiteAnchor}
      articles={posts.slice(0, 4).map((post) => ({
        key: post.slug,
        title: post.title,
        href: postPath(post),
        summary: post.summary,
        picture: post.picture,
        note: `${post.minutes} min to read`,
        ...(post.at === undefined ? {} : { at: post.at }),
      }))}
    />
  )
}

const Newsletter = () => (
  <CtaBand
    title="Hear of the next print"
    text="One letter a print, and each ends with a way out."
    actions={
      <NextLink href="/newsletter" className={buttonStyle()}>
        The newsletter
      </NextLink>
    }
  />
)

/** Three draws that really happened, to be torn open once more by anybody. */
async function Demo() {
  const on = await defaultBox()
  const asked = await askCatalog((catalog, ask) => catalog.listPulls({ box: on?.address, limit: 60 }, ask))
  const pulls = asked.kind === 'answer' ? asked.value.items.filter(({ item }) => !item.nfsw) : []
  const edges = [...new Map(pulls.map((pull) => [pull.item.rarity, pull])).values()].slice(0, 3)
  if (on === undefined || edges.length === 0) return null
  return (
    <DemoReveal
      title={on.box.name}
      picture={on.box.bigImage}
      loot={edges.map(({ item, ticket }) => ({
        key: `${item.collection}:${item.localId}`,
        ticket: ticket.localId,
        name: safeName(item.name, 'Without a name'),
        description: safeText(item.name, 80),
        rarity: parseRarity(item.rarity),
        href: itemPath(item.collection, item.localId),
        ...(item.imageUrl === undefined ? {} : { picture: mediaPath(item.collection, item.localId) }),
      }))}
    />
  )
}

async function Cta() {
  const on = await defaultBox()
  const left = on?.fact?.value.supply.left
  if (on === undefined || left === 0) return null
  return (
    <CtaBand
      title={left === undefined ? 'Tear one open' : `${left.toLocaleString('en')} tickets are left`}
      text="Buy one, tear it open, and what was inside is yours to keep."
      picture={on.box.userImage}
      actions={<OpenDialogButton flag="buyModal">{words.buyTickets}</OpenDialogButton>}
    />
  )
}

/** Every section a home can list. */
export const homeSections: Readonly<Record<HomeSection, Part>> = {
  hero: Hero,
  odds: Odds,
  steps: () => <HowItWorks />,
  reveals: Reveals,
  shelf: () => <Shelf />,
  categories: Categories,
  collections: ExploreSection,
  items: Items,
  rankings: Rankings,
  activity: Activity,
  stats: Stats,
  club: Club,
  token: Token,
  sale: Sale,
  wallet: () => <WalletSteps />,
  receipts: () => <LastReceipts unit={readSiteConfig().tokenSymbol} />,
  faq: () => <FaqAccordion questions={questions} ground="card" />,
  articles: Articles,
  newsletter: Newsletter,
  demo: Demo,
  cta: Cta,
}
