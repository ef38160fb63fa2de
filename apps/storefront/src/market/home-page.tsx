import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageBox } from '@/box/page-box'
import { saleOf, summaryOf } from '@/box/sale'
import { homes } from '@/config/homes'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { getBoxFacts } from '@/ledger/box-facts'
import { HomeHead, homeSections } from './home-sections'

type Props = { params: Promise<{ home: string }> }

const homeOf = async ({ params }: Props) => {
  const { home } = await params
  return homes.find(({ id }) => id === home)
}

export async function homeMetadata(props: Props): Promise<Metadata> {
  const home = await homeOf(props)
  return home === undefined
    ? {}
    : { title: home.title, description: home.heading, alternates: { canonical: `/home/${home.id}` } }
}

/** `/home/…`: a list of sections (spec L32). The site's dialogs use the default box. */
export async function HomeVariantPage(props: Props) {
  const home = await homeOf(props)
  if (home === undefined) notFound()
  const site = readSiteConfig()
  const address = site.defaultBox
  const box = address && findBox(site, address)
  const fact = address && (await getBoxFacts(address))
  const beginsWithBox = home.sections[0] === 'hero' && box !== undefined
  return (
    <>
      {address && box && !home.sections.includes('hero') ? (
        <PageBox current={{ address, box, sale: saleOf(box, fact), facts: summaryOf(fact?.value) }} />
      ) : null}
      {beginsWithBox ? null : <HomeHead home={home} />}
      {home.sections.map((name) => {
        const Part = homeSections[name]
        return <Part key={name} hasTitle={!beginsWithBox} />
      })}
    </>
  )
}
