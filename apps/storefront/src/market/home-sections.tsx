import type { ReactNode } from 'react'
import { DeferredHowItWorks, DeferredQuestions } from '@/box/deferred-sections'
import type { HomeSection } from '@/config/homes'
import { HeldTickets } from '@/tickets/when-connected'
import {
  Calendar,
  Club,
  ClubSteps,
  Cta,
  Demo,
  Hero,
  Mosaic,
  Odds,
  OwnAlbum,
  Reveals,
  Story,
  Token,
} from './home-box-sections'
import {
  Albums,
  Articles,
  Categories,
  CategoryShelves,
  ClubFees,
  FeesByDay,
  Items,
  Leaders,
  Newsletter,
  Rankings,
  Stats,
  Wall,
} from './home-list-sections'
import { LastReceipts, WalletSteps } from './own-sections'

/** A section of a home. `hasTitle`: the page has an h1 already. */
type Part = (props: { hasTitle: boolean }) => ReactNode | Promise<ReactNode>

/** Every section a home can list. */
export const homeSections: Readonly<Record<HomeSection, Part>> = {
  hero: Hero,
  odds: Odds,
  steps: () => <DeferredHowItWorks />,
  reveals: Reveals,
  album: OwnAlbum,
  albums: Albums,
  shelf: () => <HeldTickets />,
  shelves: CategoryShelves,
  categories: Categories,
  items: Items,
  mosaic: Mosaic,
  rankings: Rankings,
  podium: Leaders,
  wall: Wall,
  stats: Stats,
  club: Club,
  clubSteps: ClubSteps,
  clubFees: ClubFees,
  feesByDay: FeesByDay,
  token: Token,
  calendar: Calendar,
  story: Story,
  wallet: () => <WalletSteps />,
  receipts: () => <LastReceipts />,
  faq: () => <DeferredQuestions subject="tickets" ground="card" />,
  clubFaq: () => <DeferredQuestions subject="club" ground="card" />,
  walletFaq: () => <DeferredQuestions subject="wallet" ground="card" />,
  articles: Articles,
  newsletter: Newsletter,
  demo: Demo,
  cta: Cta,
}
