import { FaqAccordion, HomeHero, HowItWorks } from '@lootboxes/ui'
import type { ReactNode } from 'react'
import { ClubSection } from '@/box/club-section'
import { questions } from '@/box/questions'
import type { Home, HomeSection } from '@/config/homes'
import { mediaPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'
import { HeldLootAlbum } from '@/tickets/when-connected'
import { Calendar, Cta, Demo, Hero, Mosaic, Odds, Reveals, Story, Token } from './home-box-sections'
import {
  Articles,
  Categories,
  CategoryShelves,
  Items,
  Leaders,
  Newsletter,
  Rankings,
  Stats,
  Wall,
} from './home-list-sections'
import { LastReceipts, Shelf, WalletSteps } from './own-sections'

/** A section of a home. `hasTitle`: the page has an h1 already. */
type Part = (props: { hasTitle: boolean }) => ReactNode | Promise<ReactNode>

/** Every section a home can list. */
export const homeSections: Readonly<Record<HomeSection, Part>> = {
  hero: Hero,
  odds: Odds,
  steps: () => <HowItWorks />,
  reveals: Reveals,
  album: () => <HeldLootAlbum />,
  shelf: () => <Shelf />,
  shelves: CategoryShelves,
  categories: Categories,
  items: Items,
  mosaic: Mosaic,
  rankings: Rankings,
  podium: Leaders,
  wall: Wall,
  stats: Stats,
  club: () => <ClubSection clubToken={readSiteConfig().clubToken} />,
  token: Token,
  calendar: Calendar,
  story: Story,
  wallet: () => <WalletSteps />,
  receipts: () => <LastReceipts />,
  faq: () => <FaqAccordion questions={questions} ground="card" />,
  articles: Articles,
  newsletter: Newsletter,
  demo: Demo,
  cta: Cta,
}

/** The head of a home, with pictures of the latest draws. */
export async function HomeHead({ home: { heading, lede } }: { home: Home }) {
  const { value } = await readCatalog('listPulls', { box: readSiteConfig().defaultBox, limit: 24 })
  const drawn = (value?.items ?? []).filter(({ item }) => !item.nfsw && item.imageUrl !== undefined)
  const onePerName = [...new Map(drawn.map((pull) => [pull.item.name, pull])).values()]
  const pictures = onePerName.map(({ item }) => mediaPath(item.collection, item.localId))
  return <HomeHero title={heading} lede={lede} pictures={pictures} />
}
