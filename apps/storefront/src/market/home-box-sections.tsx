import { CtaBand, OddsSection, parseRarity, SaleStatus, Section, TokenPanel } from '@lootboxes/ui'
import { Suspense } from 'react'
import { BoxHero, countedAt } from '@/box/box-hero'
import { drawingRows, edgeRows } from '@/box/odds-rows'
import { RecentsSection, RecentsSkeleton } from '@/box/recents-section'
import { saleOf } from '@/box/sale'
import { OpenDialogButton } from '@/client/open-dialog-button'
import { SiteLink } from '@/client/site-link'
import { words } from '@/config/copy'
import { boxPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { getBoxFacts, readBoxPage } from '@/ledger/box-facts'
import { readCatalog } from '@/ledger/catalog'
import { DemoReveal } from './demo-reveal'
import { pullCard } from './fresh-pulls'

/** The network's default box with its facts; undefined if none is listed. */
async function readDefaultBox() {
  const site = readSiteConfig()
  const address = site.defaultBox
  const box = address && findBox(site, address)
  return address && box ? { site, address, box, fact: await getBoxFacts(address) } : undefined
}

export async function Hero({ hasTitle }: { hasTitle: boolean }) {
  const current = await readDefaultBox()
  return current && <BoxHero {...current} headingLevel={hasTitle ? 2 : 1} />
}

export async function Odds() {
  const current = await readDefaultBox()
  const odds = current?.fact?.value.odds
  return odds && <OddsSection edges={edgeRows(odds)} drawings={drawingRows(odds)} source={countedAt(current.fact)} />
}

export function Reveals() {
  const { defaultBox } = readSiteConfig()
  if (defaultBox === undefined) return null
  return (
    <Suspense fallback={<RecentsSkeleton />}>
      <RecentsSection recents={readBoxPage(defaultBox).recents} />
    </Suspense>
  )
}

export function TokenSection() {
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
        An account that holds 100 {clubToken.symbol} shows them to the box, and the box pays the network fee of every
        purchase, reveal and redemption.
      </TokenPanel>
    </Section>
  )
}

export async function Sale() {
  const { boxes } = readSiteConfig()
  const facts = await Promise.all(boxes.map(({ componentAddress }) => getBoxFacts(componentAddress)))
  return (
    <Section title="The prints so far" lede="The next one is announced here and in the newsletter.">
      <ul className="flex list-none flex-col divide-y-[1.5px] divide-rule">
        {boxes.map((box, index) => (
          <li key={box.id} className="flex flex-wrap items-center justify-between gap-4 py-4">
            <SiteLink href={boxPath(box.componentAddress)}>{box.title}</SiteLink>
            <SaleStatus sale={{ status: saleOf(box, facts[index]).status }} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Up to three past draws of different rarities, to try the reveal with. */
export async function Demo() {
  const current = await readDefaultBox()
  if (current === undefined) return null
  const { address, box } = current
  const { value } = await readCatalog((catalog, how) => catalog.listPulls({ box: address, limit: 60 }, how))
  const pulls = (value?.items ?? []).filter(({ item }) => !item.nfsw)
  const onePerRarity = [...new Map(pulls.map((pull) => [pull.item.rarity, pull])).values()].slice(0, 3)
  if (onePerRarity.length === 0) return null
  return (
    <DemoReveal
      title={box.name}
      picture={box.bigImage}
      loot={onePerRarity.map((pull) => {
        const { key, name, href, picture } = pullCard(pull)
        const rarity = parseRarity(pull.item.rarity)
        return {
          key,
          name,
          rarity,
          href,
          description: name,
          ticket: pull.ticket.localId,
          ...(picture ? { picture } : {}),
        }
      })}
    />
  )
}

export async function Cta() {
  const current = await readDefaultBox()
  const left = current?.fact?.value.supply.left
  if (current === undefined || left === 0) return null
  return (
    <CtaBand
      title={left === undefined ? 'Tear one open' : `${left.toLocaleString('en')} tickets are left`}
      text="Buy one, tear it open, and what was inside is yours to keep."
      picture={current.box.userImage}
      actions={<OpenDialogButton flag="buyModal">{words.buyTickets}</OpenDialogButton>}
    />
  )
}
