import { type ComponentAddress, formatAmount } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { JsonLd, offerData } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { boxPath, componentOfPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox, type SiteConfig } from '@/config/site-config'
import { getBoxFacts, readBoxPage } from '@/ledger/box-facts'
import { seenVersion } from '@/ledger/seen-version'
import { HeldLootAlbum, HeldTickets } from '@/tickets/when-connected'
import { BoxHero, oddsSource } from './box-hero'
import { ClubSection } from './club-section'
import { DeferredHowItWorks, DeferredOdds, DeferredQuestions } from './deferred-sections'
import { FairnessSection } from './fairness-section'
import { NoBoxPage } from './no-box-page'
import { drawingRows, edgeRows } from './odds-rows'
import { RecentsSection, RecentsSkeleton } from './recents-section'
import { saleOf } from './sale'

type Props = { params: Promise<{ lootbox: string }> }

const addressOf = async ({ params }: Props) => componentOfPath((await params).lootbox, readSiteConfig().networkId)

/** Another listed box that is on sale. */
async function boxOnSale(site: SiteConfig, address: ComponentAddress): Promise<LootboxEntry | undefined> {
  const others = site.boxes.filter(({ componentAddress }) => componentAddress !== address)
  const facts = await Promise.all(others.map(({ componentAddress }) => getBoxFacts(componentAddress)))
  return others.find((box, place) => saleOf(box, facts[place]).status === 'live')
}

type BoxViewProps = {
  address: ComponentAddress
  /** More sections, before the questions. */
  children?: ReactNode
}

/** The page of one box: supply, odds, fairness, the visitor's tickets, and how to buy. */
async function BoxView({ address, children }: BoxViewProps) {
  const site = readSiteConfig()
  // Each section waits for its own read.
  const { facts, recents, fairness, safety } = readBoxPage(address, { minStateVersion: await seenVersion() })
  const box = findBox(site, address)
  const fact = await facts
  const odds = fact?.value.odds
  const other = saleOf(box, fact).status === 'sold-out' ? await boxOnSale(site, address) : undefined
  return (
    <>
      <BoxHero address={address} box={box} fact={fact} other={other} site={site} />
      {box === undefined ? null : <DeferredHowItWorks id="how" />}
      <HeldTickets />
      <HeldLootAlbum />
      {odds && <DeferredOdds edges={edgeRows(odds)} drawings={drawingRows(odds)} source={oddsSource(fact)} />}
      {box === undefined ? null : (
        <>
          <Suspense fallback={<RecentsSkeleton />}>
            <RecentsSection recents={recents} />
          </Suspense>
          <Suspense
            fallback={
              <noscript>
                <p className="wrap py-4 text-ink-soft">The comparison of the odds with the draws needs JavaScript.</p>
              </noscript>
            }
          >
            <FairnessSection fairness={fairness} safety={safety} isPreviewable={site.isRevealPreviewable} />
          </Suspense>
          <ClubSection clubToken={site.clubToken} />
        </>
      )}
      {children}
      {box === undefined ? null : <DeferredQuestions subject="tickets" />}
    </>
  )
}

/** `/`: the default box of the network. Without one, the page says that sales have not started. */
export function DefaultBoxPage({ children }: { children?: ReactNode }) {
  const site = readSiteConfig()
  return site.defaultBox === undefined ? (
    <NoBoxPage site={site} />
  ) : (
    <BoxView address={site.defaultBox}>{children}</BoxView>
  )
}

export async function boxMetadata(props: Props): Promise<Metadata> {
  const address = await addressOf(props)
  if (address === undefined) return {}
  const box = findBox(readSiteConfig(), address)
  return { title: box?.title ?? 'Not listed here', alternates: { canonical: boxPath(address) } }
}

/** `/component_…`: the page of that box, with more sections of a listed one. Any other segment is a 404 (trap T43). */
export async function BoxPage({ more, ...props }: Props & { more: (address: ComponentAddress) => ReactNode }) {
  const address = await addressOf(props)
  if (address === undefined) notFound()
  const site = readSiteConfig()
  const box = findBox(site, address)
  const { status } = saleOf(box, await getBoxFacts(address))
  return (
    <BoxView address={address}>
      {box === undefined ? null : (
        <>
          {more(address)}
          <JsonLd
            data={offerData({
              name: box.title,
              category: 'NFT lootbox',
              image: box.bigImage,
              price: formatAmount(box.price),
              currency: site.tokenSymbol,
              availability: status === 'live' ? 'InStock' : status === 'sold-out' ? 'SoldOut' : undefined,
            })}
          />
        </>
      )}
    </BoxView>
  )
}
