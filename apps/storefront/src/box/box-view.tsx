import { type ReactNode, Suspense } from 'react'
import type { SiteConfig } from '@/config/site-config'
import type { BoxReads } from '@/ledger/box-facts'
import { HeldLootAlbum, HeldTickets } from '@/tickets/when-connected'
import { BoxHero, type BoxHeroProps, countedAt } from './box-hero'
import { ClubSection } from './club-section'
import { FairnessSection } from './fairness-section'
import { LateHowItWorks, LateOdds, LateQuestions } from './late-sections'
import { drawingRows, edgeRows } from './odds-rows'
import { RecentsSection, RecentsSkeleton } from './recents-section'

export type BoxViewProps = Omit<BoxHeroProps, 'headingLevel' | 'site'> & {
  /** Reads in progress. Each section waits for its own. */
  reads: Omit<BoxReads, 'facts'>
  site: Pick<SiteConfig, 'tokenSymbol' | 'clubToken' | 'defaultBox' | 'isRevealPreviewable'>
  /** More sections, before the questions. */
  children?: ReactNode
}

/** The page of one box: supply, odds, fairness, the visitor's tickets, and how to buy. */
export function BoxView({ address, box, fact, reads, site, other, children }: BoxViewProps) {
  const facts = fact?.value
  return (
    <>
      <BoxHero address={address} box={box} fact={fact} other={other} site={site} />
      <LateHowItWorks id="how" />
      {facts?.odds === undefined ? null : (
        <LateOdds edges={edgeRows(facts.odds)} drawings={drawingRows(facts.odds)} source={countedAt(fact)} />
      )}
      <HeldTickets />
      <HeldLootAlbum />
      {box === undefined ? null : (
        <Suspense fallback={<RecentsSkeleton />}>
          <RecentsSection recents={reads.recents} />
        </Suspense>
      )}
      {box === undefined ? null : (
        <Suspense>
          <FairnessSection fairness={reads.fairness} safety={reads.safety} isPreviewable={site.isRevealPreviewable} />
        </Suspense>
      )}
      {box === undefined ? null : <ClubSection clubToken={site.clubToken} />}
      {children}
      {box === undefined ? null : <LateQuestions />}
    </>
  )
}
