import { PictureDrop } from '../create/picture-drop'
import { SaleStatus } from '../tickets/sale-status'
import { TxSteps } from '../wallet/tx-steps'
// @vitest-environment jsdom
/// <reference types="vite/client" />

import { describe, expect, test } from 'vitest'
import { BarChart } from '../charts/bar-chart'
import { BarList } from '../charts/bar-list'
import { ChartFrame } from '../charts/chart-frame'
import * as kit from '../index'
import { CollectionCard } from '../marketplace/collection-card'
import { FilterFold } from '../marketplace/filter-fold'
import { ItemCard } from '../marketplace/item-card'
import { ItemLife } from '../marketplace/item-life'
import { PropertyCards } from '../marketplace/property-cards'
import { ContentsList } from '../sections/contents-list'
import { FormPanel } from '../sections/form-panel'
import { SearchShortcut } from '../sections/search-shortcut'
import { SocialLinks } from '../sections/social-links'
import { StickyBar } from '../sections/sticky-bar'
import { BarPattern } from '../tickets/bar-pattern'
import { OddsTable } from '../tickets/odds-table'
import { SupplyMeter } from '../tickets/supply-meter'
import { Ticket } from '../tickets/ticket'
import { TokenCoin } from '../tickets/token-coin'
import { ActivityCenter } from '../wallet/activity-center'
import { WaitingPanel } from '../wallet/waiting-panel'
import { describePart, type PartUnderTest } from './describe-part'

// jsdom has no media queries, no layout and no native dialogs.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

const noon = Date.UTC(2026, 10, 20, 12)
const account = 'account_loc129s0c8m7qkj4aayaxs953k3wtfuqn82n8ye4rn2hnh2z2q7kl07s55'
const nothing = () => undefined
const row = { key: 'a', name: 'Mossback', rarity: 'foil', left: 2, chance: 0.01 } as const
const requests = [{ id: 'a', title: 'Buy 1 ticket', status: 'pending', at: noon, onCancel: nothing }] as const
const checks = [{ key: 'a', state: 'ok', title: 'Extension' }] as const

const {
  ActivityFeed,
  Album,
  AlbumSummary,
  ArticleBody,
  ArticleList,
  ArticlePage,
  Brand,
  BrowseLayout,
  BrowserSettings,
  CardViewer,
  CategoryRail,
  ClubPanel,
  CollectionGrid,
  CollectionPreview,
  CollectionTabs,
  ConnectButton,
  CreateWizard,
  CtaBand,
  FailureBadge,
  EdgesChart,
  FairnessPanel,
  FairnessSection,
  FeesChart,
  FaqAccordion,
  FilterChips,
  FilterRail,
  FloatingActions,
  ForecastNote,
  FramedArtwork,
  HowItWorks,
  ItemGrid,
  ItemHero,
  LoadMore,
  LootboxHero,
  LootCard,
  LootRules,
  LootTile,
  LootSafety,
  LuckCard,
  MobileMenu,
  OddsSection,
  NextStep,
  PageHead,
  PageMessage,
  PartnerGrid,
  PictureBand,
  PictureCrop,
  PicturesEditor,
  ProfileHeader,
  ProfileMenu,
  PropertiesEditor,
  PropertiesTable,
  QrCode,
  QuantityField,
  RankingsTable,
  RarityEdge,
  ReceiptCard,
  RecentReveals,
  RequestList,
  RevealStage,
  SalesChart,
  SearchCombobox,
  CollectionFields,
  SignPanel,
  Podium,
  PictureSteps,
  LiveWall,
  ItemMosaic,
  HomeHero,
  DropCalendar,
  SearchForm,
  SearchGroup,
  SearchHits,
  Section,
  SiteFooter,
  SiteHeader,
  SiteNav,
  StatsStrip,
  StatusBoard,
  StepDrawing,
  StoryLine,
  TicketFan,
  TicketShelf,
  TokenPanel,
  TxSummary,
  WaitingOverlay,
  WalletMenu,
  WalletPanel,
  WalletSetup,
  WalletSteps,
  YourTickets,
  WindowedGrid,
} = kit

/** Every part and section of the domain folders, by its export name. */
const parts: Record<string, PartUnderTest> = {
  ActivityCenter: {
    slot: 'activity-center',
    part: (p) => <ActivityCenter requests={requests} now={noon} {...p} />,
    stops: 1,
  },
  ActivityFeed: {
    slot: 'activity-feed',
    part: (p) => (
      <ActivityFeed
        rows={[{ id: 'a', kind: 'bought', what: '1 ticket', at: noon, href: '#a' }]}
        now={noon}
        live
        {...p}
      />
    ),
    stops: 2,
  },
  Album: {
    slot: 'album',
    part: (p) => (
      <Album
        title="Hug"
        places={[{ key: 'a', name: 'Moss', rarity: 'foil', copies: 1, left: 2, href: '#moss' }]}
        {...p}
      />
    ),
    stops: 1,
  },
  AlbumSummary: {
    slot: 'album-summary',
    part: (p) => <AlbumSummary name="acco…x4kfgt" href="#a" places={[]} {...p} />,
    stops: 1,
  },
  ArticleList: {
    slot: 'article-list',
    part: (p) => <ArticleList articles={[{ key: 'a', title: 'Odds', href: '#o', at: noon }]} lead {...p} />,
    stops: 1,
  },
  ArticleBody: {
    slot: 'article-body',
    part: (p) => (
      <ArticleBody contents={[{ id: 'a', title: 'A' }]} {...p}>
        <h2 id="a">A</h2>
      </ArticleBody>
    ),
    stops: 1,
  },
  ArticlePage: {
    slot: 'article-page',
    part: (p) => (
      <ArticlePage title="Odds" contents={[{ id: 'a', title: 'A' }]} next={{ title: 'More', href: '#m' }} {...p}>
        <h2 id="a">A</h2>
      </ArticlePage>
    ),
    stops: 2,
  },
  BarChart: {
    slot: 'bar-chart',
    part: (p) => (
      <BarChart label="Sales" names={['Mon']} series={[{ label: 'Sold', ink: 'leaf', values: [3] }]} {...p} />
    ),
    stops: 0,
  },
  BarList: {
    slot: 'bar-list',
    part: (p) => <BarList rows={[{ key: 'a', name: 'Hug', value: '4 XRD', size: 4 }]} {...p} />,
    stops: 0,
  },
  BarPattern: { slot: 'ticket-bars', part: (p) => <BarPattern of="#1#" {...p} />, stops: 0 },
  Brand: { slot: 'brand', part: (p) => <Brand {...p} />, stops: 1 },
  CardViewer: {
    slot: 'reveal-stage',
    part: (p) => (
      <CardViewer
        cards={['Fox', 'Owl'].map((name) => ({ key: name, name, rarity: 'plain', href: '#card' }))}
        exit={<button type="button">DONE</button>}
        {...p}
      />
    ),
    stops: 4,
  },
  BrowseLayout: {
    slot: 'browse-layout',
    part: (p) => (
      <BrowseLayout rail={<a href="#f">Foil</a>} {...p}>
        …
      </BrowseLayout>
    ),
    stops: 3,
  },
  CategoryRail: {
    slot: 'category-rail',
    part: (p) => <CategoryRail categories={[{ name: 'Art', href: '/art', count: 3 }]} {...p} />,
    stops: 1,
  },
  ChartFrame: {
    slot: 'chart-frame',
    part: (p) => (
      <ChartFrame title="Sales" table={{ columns: ['Day', 'Sold'], rows: [['Mon', 3]] }} csv={{ href: '#csv' }} {...p}>
        …
      </ChartFrame>
    ),
    stops: 3,
  },
  ClubPanel: { slot: 'club-panel', part: (p) => <ClubPanel unit="BALLER" held={99} {...p} />, stops: 0 },
  CollectionCard: {
    slot: 'collection-card',
    part: (p) => <CollectionCard name="Plants" href="#p" pictures={[]} {...p} />,
    stops: 1,
  },
  CollectionGrid: {
    slot: 'collection-grid',
    part: (p) => <CollectionGrid collections={[{ name: 'Plants', href: '#p', pictures: [] }]} {...p} />,
    stops: 1,
  },
  CollectionTabs: {
    slot: 'tabs',
    part: (p) => (
      <CollectionTabs
        empty={{ trending: 'None', top: 'None', recent: 'None' }}
        collections={[
          { card: { name: 'Plants', href: '#p', pictures: [] }, flags: { trending: true, top: false, recent: false } },
        ]}
        {...p}
      />
    ),
    stops: 3,
  },
  CollectionPreview: {
    slot: 'collection-preview',
    part: (p) => <CollectionPreview name="Tidepool" {...p} />,
    stops: 0,
  },
  ConnectButton: { slot: 'connect-button', part: (p) => <ConnectButton {...p} />, stops: 1 },
  ContentsList: {
    slot: 'contents-list',
    part: (p) => <ContentsList entries={[{ id: 'a', title: 'A' }]} current="a" {...p} />,
    stops: 1,
  },
  CreateWizard: {
    slot: 'create-wizard',
    part: (p) => (
      <CreateWizard
        steps={[
          { key: 'a', title: 'Picture', href: '#a' },
          { key: 'b', title: 'Mint' },
        ]}
        step="b"
        title="Print it"
        {...p}
      >
        …
      </CreateWizard>
    ),
    stops: 1,
  },
  CtaBand: { slot: 'cta-band', part: (p) => <CtaBand title="Left" actions={<a href="#b">Buy</a>} {...p} />, stops: 1 },
  FailureBadge: { slot: 'failure-badge', part: (p) => <FailureBadge count={2} {...p} />, stops: 0 },
  EdgesChart: {
    slot: 'chart-frame',
    part: (p) => (
      <EdgesChart
        kinds={[{ rarity: 'foil', printed: 2, drawn: 1, left: 1 }]}
        csv={{ href: '#csv', name: 'edges.csv' }}
        {...p}
      />
    ),
    stops: 3,
  },
  FairnessPanel: {
    slot: 'fairness-panel',
    part: (p) => (
      <FairnessPanel
        rows={[{ key: 'a', rarity: 'foil', published: 0.1, observed: 0.1, draws: 3 }]}
        sample={30}
        verdict="fits"
        {...p}
      />
    ),
    stops: 1,
  },
  FairnessSection: {
    slot: 'fairness-section',
    part: (p) => (
      <FairnessSection rows={[]} sample={30} verdict="fits" stateVersion={9} likelihood={0.5} isPreviewable {...p} />
    ),
    stops: 2,
  },
  LootRules: {
    slot: 'loot-rules',
    part: (p) => <LootRules rules={[{ key: 'a', verdict: 'safe', text: 'Nobody.' }]} {...p} />,
    stops: 0,
  },
  BrowserSettings: {
    slot: 'browser-settings',
    part: (p) => <BrowserSettings skipKey="skip" soundKey="sound" {...p} />,
    stops: 5,
  },
  FaqAccordion: {
    slot: 'faq',
    part: (p) => <FaqAccordion questions={[{ question: 'Why?', answer: 'So.' }]} {...p} />,
    stops: 1,
  },
  FilterChips: {
    slot: 'filter-chips',
    part: (p) => <FilterChips chips={[{ key: 'a', label: 'Foil', href: '#a' }]} clear={{ href: '#' }} {...p} />,
    stops: 2,
  },
  FilterFold: {
    slot: 'filter-fold',
    part: (p) => <FilterFold summary="Show all 9" openSummary="Show fewer" {...p} />,
    stops: 1,
  },
  FilterRail: {
    slot: 'filter-rail',
    part: (p) => (
      <FilterRail
        groups={[{ id: 'edge', legend: 'Edge', options: [{ value: 'foil', label: 'Foil', count: 3 }] }]}
        selected={{}}
        {...p}
      />
    ),
    stops: 2,
  },
  FloatingActions: { slot: 'floating-actions', part: (p) => <FloatingActions {...p}>…</FloatingActions>, stops: 0 },
  ForecastNote: {
    slot: 'forecast-note',
    part: (p) => <ForecastNote outcome="unknown" onRetry={nothing} {...p} />,
    stops: 1,
  },
  FormPanel: {
    slot: 'form-panel',
    part: (p) => (
      <FormPanel title="Write" slip="1" terms={[{ label: 'Kept', value: '90 days' }]} {...p}>
        …
      </FormPanel>
    ),
    stops: 0,
  },
  FramedArtwork: {
    slot: 'framed-artwork',
    part: (p) => <FramedArtwork src="/a.svg" alt="A fox" rarity="foil" {...p} />,
    stops: 0,
  },
  HowItWorks: { slot: 'how-it-works', part: (p) => <HowItWorks {...p} />, stops: 0 },
  ItemCard: { slot: 'item-card', part: (p) => <ItemCard name="Mossback" href="#m" verified {...p} />, stops: 1 },
  ItemGrid: {
    slot: 'item-grid',
    part: (p) => <ItemGrid items={[{ key: 'a', name: 'Mossback', href: '#m' }]} {...p} />,
    stops: 1,
  },
  WindowedGrid: {
    slot: 'item-grid',
    part: (p) => <WindowedGrid items={[{ key: 'a', name: 'Mossback', href: '#m' }]} total={1} {...p} />,
    stops: 1,
  },
  LoadMore: { slot: 'load-more', part: (p) => <LoadMore shown={1} total={3} onMore={nothing} auto {...p} />, stops: 1 },
  ItemHero: {
    slot: 'item-hero',
    part: (p) => (
      <ItemHero
        name="Mossback"
        crumbs={[{ label: 'All', href: '#all' }]}
        artwork={{ src: '/a.svg', alt: 'A bear', rarity: 'foil' }}
        facts={[{ label: 'Owner', value: 'Mona' }]}
        {...p}
      />
    ),
    stops: 1,
  },
  ItemLife: {
    slot: 'item-life',
    part: (p) => <ItemLife steps={[{ key: 'a', title: 'Bought', state: 'done', href: '#a' }]} {...p} />,
    stops: 1,
  },
  LootboxHero: {
    slot: 'lootbox-hero',
    part: (p) => (
      <LootboxHero
        title="Hug"
        lede="2 XRD"
        sale={{ status: 'live' }}
        now={noon}
        actions={<a href="#buy">Buy</a>}
        supply={{ left: 3, printed: 9 }}
        {...p}
      />
    ),
    stops: 1,
  },
  NextStep: {
    slot: 'next-step',
    part: (p) => (
      <NextStep title="A ticket is yours" actions={<button type="button">Go on</button>} onClose={nothing} {...p} />
    ),
    stops: 2,
  },
  LootCard: {
    slot: 'loot-card',
    part: (p) => <LootCard name="Mossback" picture="/a.svg" href="#m" {...p} />,
    stops: 1,
  },
  LootTile: {
    slot: 'loot-tile',
    part: (p) => <LootTile name="Mossback" rarity="foil" picture="/a.svg" {...p} />,
    stops: 0,
  },
  LootSafety: {
    slot: 'loot-safety',
    part: (p) => <LootSafety rules={[{ key: 'a', verdict: 'safe', text: 'Nobody.' }]} {...p} />,
    stops: 0,
  },
  LuckCard: {
    slot: 'luck-card',
    part: (p) => <LuckCard counts={[{ rarity: 'foil', pulled: 2, expected: 0.3 }]} {...p} />,
    stops: 1,
  },
  MobileMenu: {
    slot: 'mobile-menu',
    part: (p) => <MobileMenu open onOpenChange={nothing} links={[{ label: 'Box', href: '#box' }]} {...p} />,
    stops: 5,
  },
  OddsSection: { slot: 'odds-section', part: (p) => <OddsSection edges={[row]} drawings={[row]} {...p} />, stops: 3 },
  OddsTable: { slot: 'odds-table', part: (p) => <OddsTable rows={[row]} caption="Odds" {...p} />, stops: 1 },
  PageHead: {
    slot: 'page-head',
    part: (p) => <PageHead title="Rankings" crumbs={[{ label: 'All', href: '#a' }]} {...p} />,
    stops: 1,
  },
  PageMessage: { slot: 'page-message', part: (p) => <PageMessage code="404" title="No such page" {...p} />, stops: 0 },
  PartnerGrid: {
    slot: 'partner-grid',
    part: (p) => <PartnerGrid partners={[{ key: 'a', name: 'Shelf', href: '#s' }]} own={{ name: 'Us' }} {...p} />,
    stops: 1,
  },
  PictureCrop: {
    slot: 'picture-crop',
    part: (p) => <PictureCrop src="/a.svg" onCrop={nothing} onCancel={nothing} {...p} />,
    // In jsdom the picture has no size, so only the zoom can move.
    stops: 3,
  },
  PicturesEditor: {
    slot: 'pictures-editor',
    part: (p) => (
      <PicturesEditor
        items={[{ key: 'a', name: 'Carp', rarity: 'foil', copies: 2 }]}
        sourceOf={() => '/a.svg'}
        onItemChange={nothing}
        onRemove={nothing}
        onCrop={nothing}
        {...p}
      />
    ),
    stops: 7,
  },
  PictureDrop: {
    slot: 'picture-drop',
    part: (p) => <PictureDrop label="Picture" hint="Small" error="Too big" onPick={nothing} {...p} />,
    stops: 1,
  },
  PictureBand: { slot: 'picture-band', part: (p) => <PictureBand pictures={['/a.svg']} {...p} />, stops: 0 },
  ProfileHeader: {
    slot: 'profile-header',
    part: (p) => <ProfileHeader name="Mona" address={account} banner={['/a.svg']} {...p} />,
    stops: 1,
  },
  ProfileMenu: {
    slot: 'profile-menu',
    part: (p) => (
      <ProfileMenu
        placeholder={{ address: 'acco...abcdef', balance: '10 ETH' }}
        pages={[{ id: 'a', name: 'My Profile', path: '/user/a' }]}
        signOut={{ label: 'Sign out', href: '/login' }}
        {...p}
      />
    ),
    stops: 3,
  },
  PropertiesEditor: {
    slot: 'properties-editor',
    part: (p) => (
      <PropertiesEditor
        properties={[{ key: 'a', name: 'kind', values: 'carp' }]}
        onPropertiesChange={nothing}
        newKey={() => 'b'}
        {...p}
      />
    ),
    stops: 4,
  },
  PropertiesTable: {
    slot: 'properties-table',
    part: (p) => <PropertiesTable properties={[{ name: 'kind', value: 'fox', share: 0.1 }]} {...p} />,
    stops: 1,
  },
  PropertyCards: {
    slot: 'property-cards',
    part: (p) => <PropertyCards properties={[{ name: 'kind', value: 'oak', share: 0.1, href: '#k' }]} {...p} />,
    stops: 1,
  },
  RankingsTable: {
    slot: 'rankings-table',
    part: (p) => (
      <RankingsTable
        rows={[
          {
            key: 'a',
            rank: 1,
            name: 'Plants',
            href: '#p',
            sold: 3,
            volume: 6,
            volumeText: '6 XRD',
            owners: 2,
            claimed: 0.5,
            days: [1, 2],
          },
        ]}
        {...p}
      />
    ),
    stops: 7,
  },
  RarityEdge: { slot: 'rarity-edge', part: (p) => <RarityEdge rarity="double" {...p} />, stops: 0 },
  ReceiptCard: {
    slot: 'receipt-card',
    part: (p) => (
      <ReceiptCard
        title="Bought"
        at={noon}
        now={noon}
        paid={['2 XRD']}
        got={['1 ticket']}
        fee="0.1 XRD"
        transactionIntentHash="txid_loc1abcdefgh"
        {...p}
      />
    ),
    stops: 1,
  },
  RecentReveals: {
    slot: 'recent-reveals',
    part: (p) => (
      <RecentReveals reveals={[{ key: 'a', name: 'Mossback', rarity: 'foil', at: noon }]} now={noon} {...p} />
    ),
    stops: 0,
  },
  RequestList: { slot: 'request-list', part: (p) => <RequestList requests={requests} now={noon} {...p} />, stops: 1 },
  RevealStage: {
    slot: 'reveal-stage',
    part: (p) => (
      <RevealStage tickets={['#1#', '#2#']} title="Hug" torn={false} onTear={nothing} onSkipChange={nothing} {...p} />
    ),
    stops: 2,
  },
  FeesChart: {
    slot: 'chart-frame',
    part: (p) => <FeesChart daily={[{ dayMs: 0, fees: '1.5' }]} {...p} />,
    stops: 2,
  },
  SalesChart: {
    slot: 'chart-frame',
    part: (p) => (
      <SalesChart
        daily={[{ dayMs: 0, sold: 1, revealed: 0, claimed: 0 }]}
        csv={{ href: '#csv', name: 'days.csv' }}
        {...p}
      />
    ),
    stops: 3,
  },
  SaleStatus: {
    slot: 'sale-status',
    part: (p) => <SaleStatus sale={{ status: 'soon', opensAt: noon }} now={noon - 9} {...p} />,
    stops: 0,
  },
  CollectionFields: {
    slot: 'collection-fields',
    part: (p) => (
      <CollectionFields
        collection={{ name: '', description: '', category: 'Art', isNfsw: false }}
        onCollectionChange={nothing}
        categories={['Art']}
        {...p}
      />
    ),
    stops: 4,
  },
  SignPanel: {
    slot: 'sign-panel',
    part: (p) => (
      <SignPanel sentences={['Mints 3 items.']} manifest="…" label="Sign" onSign={nothing} onRetry={nothing} {...p} />
    ),
    stops: 3,
  },
  DropCalendar: {
    slot: 'drop-calendar',
    part: (p) => (
      <DropCalendar drops={[{ key: 'a', title: 'Hug', href: '#a', sale: { status: 'live' }, at: noon }]} {...p} />
    ),
    stops: 1,
  },
  HomeHero: { slot: 'home-hero', part: (p) => <HomeHero title="Leaderboard" lede="Accounts" {...p} />, stops: 0 },
  ItemMosaic: {
    slot: 'item-mosaic',
    part: (p) => (
      <ItemMosaic
        groups={[{ key: 'a', name: 'Fern', href: '#a', rarity: 'foil', claimed: 1, drawn: 2, inBox: 3 }]}
        {...p}
      />
    ),
    stops: 1,
  },
  LiveWall: {
    slot: 'live-wall',
    part: (p) => (
      <LiveWall tiles={[{ key: 'a', name: 'Fern', href: '#a', picture: '/a.svg', rarity: 'foil' }]} {...p}>
        …
      </LiveWall>
    ),
    stops: 1,
  },
  StoryLine: {
    slot: 'story-line',
    part: (p) => <StoryLine moments={[{ key: 'a', when: 'Now', title: 'Sold' }]} {...p} />,
    stops: 0,
  },
  StepDrawing: { slot: 'step-drawing', part: (p) => <StepDrawing of="app" {...p} />, stops: 0 },
  PictureSteps: {
    slot: 'picture-steps',
    part: (p) => <PictureSteps steps={[{ key: 'a', title: 'App', text: 'Get it.', icon: null }]} {...p} />,
    stops: 0,
  },
  Podium: {
    slot: 'podium',
    part: (p) => <Podium places={[{ key: 'a', name: 'Mona', figure: '3' }]} {...p} />,
    stops: 0,
  },
  SearchCombobox: {
    slot: 'search-form',
    part: (p) => <SearchCombobox suggest={() => Promise.resolve([])} onPick={nothing} {...p} />,
    stops: 2,
  },
  SearchForm: { slot: 'search-form', part: (p) => <SearchForm {...p} />, stops: 2 },
  SearchGroup: { slot: 'search-group', part: (p) => <SearchGroup title="Items" count={1} {...p} />, stops: 0 },
  SearchHits: {
    slot: 'search-hits',
    part: (p) => <SearchHits hits={[{ key: 'fees', href: '#fees', title: 'Fees' }]} {...p} />,
    stops: 1,
  },
  SearchShortcut: { slot: 'search-shortcut', part: (p) => <SearchShortcut {...p} />, stops: 0 },
  Section: { slot: 'section', part: (p) => <Section title="Odds" {...p} />, stops: 0 },
  SiteFooter: {
    slot: 'site-footer',
    part: (p) => <SiteFooter year={2026} links={[{ label: 'Terms', href: '/terms' }]} {...p} />,
    stops: 2,
  },
  SiteHeader: {
    slot: 'site-header',
    part: (p) => <SiteHeader links={[{ label: 'Box', href: '#box' }]} {...p} />,
    stops: 2,
  },
  SiteNav: {
    slot: 'site-nav',
    part: (p) => (
      <SiteNav
        groups={[{ id: 'e', name: 'Explore', pages: [{ id: 'a', name: 'Art', path: '/art', new: true }] }]}
        links={[{ label: 'Create', href: '/create' }]}
        current="/art"
        {...p}
      />
    ),
    stops: 3,
  },
  SocialLinks: {
    slot: 'social-links',
    part: (p) => <SocialLinks links={[{ kind: 'telegram', href: '#t', label: 'Telegram' }]} {...p} />,
    stops: 1,
  },
  StatsStrip: {
    slot: 'stats-strip',
    part: (p) => <StatsStrip figures={[{ label: 'Sold', value: '3' }]} {...p} />,
    stops: 0,
  },
  StatusBoard: {
    slot: 'status-board',
    part: (p) => (
      <StatusBoard
        services={[{ key: 'a', name: 'Gateway', state: 'up', days: ['up', 'down'] }]}
        incidents={[{ key: 'a', title: 'Slow', at: noon }]}
        checkedAt={noon}
        now={noon}
        {...p}
      />
    ),
    stops: 0,
  },
  StickyBar: { slot: 'site-header', part: (p) => <StickyBar {...p} />, stops: 0 },
  SupplyMeter: { slot: 'supply-meter', part: (p) => <SupplyMeter left={3} printed={9} {...p} />, stops: 0 },
  Ticket: { slot: 'ticket', part: (p) => <Ticket id="#1#" title="Hug" picture="/a.svg" selected {...p} />, stops: 0 },
  TicketFan: { slot: 'ticket-fan', part: (p) => <TicketFan ids={['#1#', '#2#']} title="Hug" {...p} />, stops: 0 },
  TicketShelf: {
    slot: 'ticket-shelf',
    part: (p) => (
      <TicketShelf
        legend="Yours"
        title="Hug"
        tickets={[{ id: '#1#' }]}
        selected={['#1#']}
        onSelectedChange={nothing}
        {...p}
      />
    ),
    stops: 3,
  },
  TokenCoin: { slot: 'token-coin', part: (p) => <TokenCoin {...p} />, stops: 0 },
  TokenPanel: {
    slot: 'token-panel',
    part: (p) => (
      <TokenPanel title="Buy Baller" provider="Ociswap" action={<button type="button">Buy</button>} {...p} />
    ),
    stops: 1,
  },
  TxSteps: { slot: 'tx-steps', part: (p) => <TxSteps stage="wallet" {...p} />, stops: 0 },
  TxSummary: {
    slot: 'tx-summary',
    part: (p) => <TxSummary leaves={[{ what: '2 XRD' }]} arrives={[]} {...p} />,
    stops: 0,
  },
  WaitingOverlay: {
    slot: 'waiting-panel',
    part: (p) => (
      <WaitingOverlay open onHide={nothing} title="Check your wallet" stage="sent" elapsedSeconds={1} {...p} />
    ),
    stops: 0,
  },
  WaitingPanel: {
    slot: 'waiting-panel',
    part: (p) => <WaitingPanel title="Check your wallet" stage="sent" elapsedSeconds={1} {...p} />,
    stops: 0,
  },
  WalletMenu: {
    slot: 'wallet-menu',
    part: (p) => <WalletMenu defaultOpen trigger={<ConnectButton />} panel={{ activity: { requests: [] } }} {...p} />,
    stops: 1,
    absentOnServer: true,
  },
  WalletPanel: {
    slot: 'wallet-panel',
    part: (p) => (
      <WalletPanel
        persona={{ label: 'Mona', address: account }}
        accounts={[{ label: 'Main account', address: account }]}
        activity={{ requests: [] }}
        diagnosis={{ checks }}
        onDisconnect={nothing}
        {...p}
      />
    ),
    stops: 4,
  },
  QrCode: { slot: 'qr-code', part: (p) => <QrCode label="This page" path="M0 0h1v1H0z" size={1} {...p} />, stops: 0 },
  QuantityField: { slot: 'field', part: (p) => <QuantityField count={1} max={9} onCount={nothing} {...p} />, stops: 4 },
  WalletSteps: { slot: 'wallet-steps', part: (p) => <WalletSteps stores="Stores" {...p} />, stops: 1 },
  WalletSetup: { slot: 'wallet-setup', part: (p) => <WalletSetup checks={checks} {...p} />, stops: 0 },
  YourTickets: { slot: 'your-tickets', part: (p) => <YourTickets boxTitle="Hug" tickets={[]} {...p} />, stops: 0 },
}

for (const [name, part] of Object.entries(parts)) describePart(name, part)

describe('every component of the domain folders', () => {
  test('is under the suite', () => {
    const files = Object.keys(
      import.meta.glob([
        '../{charts,create,marketplace,sections,tickets,wallet}/*.tsx',
        '!../**/*.{stories,test}.tsx',
        // Parts of the charts and of the reveal stage.
        '!../charts/plot.tsx',
        // An entry of the header's menus.
        '!../sections/menu-link.tsx',
        // Its action runs on a server of the page; its story runs it in a browser.
        '!../sections/action-form.tsx',
        '!../tickets/card-back.tsx',
        '!../tickets/reveal-{card,controls,spread,ticket}.tsx',
      ]),
    )
    const names = files.map((path) =>
      (path.split('/').at(-1) ?? '')
        .replace('.tsx', '')
        .replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    )
    expect(names.filter((name) => parts[name] === undefined)).toEqual([])
  })
})
