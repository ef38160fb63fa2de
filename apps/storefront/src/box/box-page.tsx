import type { ComponentAddress } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { componentOfPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox, type SiteConfig } from '@/config/site-config'
import { getBoxFacts, readBoxPage } from '@/ledger/box-facts'
import { seenVersion } from '@/ledger/seen-version'
import { BoxView } from './box-view'
import { NoBoxPage } from './no-box-page'
import { saleOf } from './sale'

type Props = { params: Promise<{ lootbox: string }> }

const addressOf = async ({ params }: Props) => componentOfPath((await params).lootbox, readSiteConfig().networkId)

/** Another listed box that is on sale. */
async function boxOnSale(site: SiteConfig, address: ComponentAddress): Promise<LootboxEntry | undefined> {
  const others = site.boxes.filter(({ componentAddress }) => componentAddress !== address)
  const facts = await Promise.all(others.map(({ componentAddress }) => getBoxFacts(componentAddress)))
  return others.find((box, place) => saleOf(box, facts[place]).status === 'live')
}

async function ViewOf({ address, children }: { address: ComponentAddress; children?: ReactNode }) {
  const site = readSiteConfig()
  const { facts, ...rest } = readBoxPage(address, { minStateVersion: await seenVersion() })
  const box = findBox(site, address)
  const fact = await facts
  const other = saleOf(box, fact).status === 'sold-out' ? await boxOnSale(site, address) : undefined
  return (
    <BoxView address={address} box={box} fact={fact} reads={rest} site={site} other={other}>
      {children}
    </BoxView>
  )
}

/** `/`: the default box of the network. Without one, the page says that sales have not started. */
export function DefaultBoxPage({ children }: { children?: ReactNode }) {
  const site = readSiteConfig()
  return site.defaultBox === undefined ? (
    <NoBoxPage site={site} />
  ) : (
    <ViewOf address={site.defaultBox}>{children}</ViewOf>
  )
}

export async function boxMetadata(props: Props): Promise<Metadata> {
  const address = await addressOf(props)
  if (address === undefined) return {}
  const box = findBox(readSiteConfig(), address)
  return { title: box?.title ?? 'Not listed here', alternates: { canonical: `/${address}` } }
}

/** `/component_…`: the page of that box. Any other segment is a 404 (trap T43). */
export async function BoxPage(props: Props) {
  const address = await addressOf(props)
  if (address === undefined) notFound()
  return <ViewOf address={address} />
}
