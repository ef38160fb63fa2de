// @vitest-environment jsdom
/// <reference types="vite/client" />

import { describe, expect, test } from 'vitest'
import * as kit from '../index'
import { describePart, type PartUnderTest } from './describe-part'

// jsdom knows no media queries, measures nothing, and opens no dialog.
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
  ActivityCenter,
  ActivityFeed,
  BarPattern,
  Brand,
  ClubPanel,
  CollectionCard,
  CollectionTabs,
  ConnectButton,
  FairnessPanel,
  FaqAccordion,
  FloatingActions,
  HowItWorks,
  ItemCard,
  LootboxHero,
  LootCard,
  LootSafety,
  MobileMenu,
  OddsSection,
  OddsTable,
  PageMessage,
  PropertiesTable,
  RarityEdge,
  ReceiptCard,
  RecentReveals,
  RequestList,
  RevealStage,
  SaleStatus,
  SearchForm,
  Section,
  SiteFooter,
  SiteHeader,
  StickyBar,
  SupplyMeter,
  Ticket,
  TicketFan,
  TicketShelf,
  TokenPanel,
  TxSteps,
  TxSummary,
  WaitingOverlay,
  WaitingPanel,
  WalletMenu,
  WalletPanel,
  WalletSetup,
  YourTickets,
} = kit

/** Every part and section of the domain by its export name. */
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
  BarPattern: { slot: 'ticket-bars', part: (p) => <BarPattern of="#1#" {...p} />, stops: 0 },
  Brand: { slot: 'brand', part: (p) => <Brand {...p} />, stops: 1 },
  ClubPanel: { slot: 'club-panel', part: (p) => <ClubPanel unit="BALLER" held={99} {...p} />, stops: 0 },
  CollectionCard: {
    slot: 'collection-card',
    part: (p) => <CollectionCard name="Plants" href="#p" pictures={[]} {...p} />,
    stops: 1,
  },
  CollectionTabs: {
    slot: 'tabs',
    part: (p) => (
      <CollectionTabs
        collections={[
          { card: { name: 'Plants', href: '#p', pictures: [] }, flags: { trending: true, top: false, recent: false } },
        ]}
        {...p}
      />
    ),
    stops: 3,
  },
  ConnectButton: { slot: 'connect-button', part: (p) => <ConnectButton {...p} />, stops: 1 },
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
  FaqAccordion: {
    slot: 'faq',
    part: (p) => <FaqAccordion questions={[{ question: 'Why?', answer: 'So.' }]} {...p} />,
    stops: 1,
  },
  FloatingActions: { slot: 'floating-actions', part: (p) => <FloatingActions {...p}>…</FloatingActions>, stops: 0 },
  HowItWorks: { slot: 'how-it-works', part: (p) => <HowItWorks {...p} />, stops: 0 },
  ItemCard: { slot: 'item-card', part: (p) => <ItemCard name="Mossback" href="#m" verified {...p} />, stops: 1 },
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
  LootCard: {
    slot: 'loot-card',
    part: (p) => <LootCard name="Mossback" picture="/a.svg" href="#m" {...p} />,
    stops: 1,
  },
  LootSafety: {
    slot: 'loot-safety',
    part: (p) => <LootSafety rules={[{ key: 'a', verdict: 'safe', text: 'Nobody.' }]} {...p} />,
    stops: 0,
  },
  MobileMenu: {
    slot: 'mobile-menu',
    part: (p) => <MobileMenu open onOpenChange={nothing} links={[{ label: 'Box', href: '#box' }]} {...p} />,
    stops: 5,
  },
  OddsSection: { slot: 'odds-section', part: (p) => <OddsSection edges={[row]} drawings={[row]} {...p} />, stops: 3 },
  OddsTable: { slot: 'odds-table', part: (p) => <OddsTable rows={[row]} caption="Odds" {...p} />, stops: 1 },
  PageMessage: { slot: 'page-message', part: (p) => <PageMessage code="404" title="No such page" {...p} />, stops: 0 },
  PropertiesTable: {
    slot: 'properties-table',
    part: (p) => <PropertiesTable properties={[{ name: 'kind', value: 'fox', share: 0.1 }]} {...p} />,
    stops: 1,
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
        transactionId="txid_loc1abcdefgh"
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
    stops: 3,
  },
  SaleStatus: {
    slot: 'sale-status',
    part: (p) => <SaleStatus sale={{ status: 'soon', opensAt: noon }} now={noon - 9} {...p} />,
    stops: 0,
  },
  SearchForm: { slot: 'search-form', part: (p) => <SearchForm {...p} />, stops: 2 },
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
  WalletSetup: { slot: 'wallet-setup', part: (p) => <WalletSetup checks={checks} {...p} />, stops: 0 },
  YourTickets: { slot: 'your-tickets', part: (p) => <YourTickets boxTitle="Hug" tickets={[]} {...p} />, stops: 0 },
}

for (const [name, part] of Object.entries(parts)) describePart(name, part)

describe('every component of the domain folders', () => {
  test('is under the suite', () => {
    const files = Object.keys(
      import.meta.glob(['../{tickets,wallet,marketplace,sections}/*.tsx', '!../**/*.stories.tsx', '!../**/*.test.tsx']),
    )
    const names = files.map((path) =>
      (path.split('/').at(-1) ?? '')
        .replace('.tsx', '')
        .replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    )
    expect(names.filter((name) => parts[name] === undefined)).toEqual([])
  })
})
