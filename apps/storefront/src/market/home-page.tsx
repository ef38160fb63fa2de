import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageBox } from '@/box/page-box'
import { currentBox } from '@/box/sale'
import { homes } from '@/config/homes'
import { readSiteConfig } from '@/config/read-site-config'
import { readListedBox } from '@/ledger/box-facts'
import { describedPage } from './described-page'
import { HomeHead, homeSections } from './home-sections'

type Props = { params: Promise<{ home: string }> }

const homeOf = async ({ params }: Props) => {
  const { home } = await params
  return homes.find(({ id }) => id === home)
}

export async function homeMetadata(props: Props): Promise<Metadata> {
  const home = await homeOf(props)
  return home ? describedPage({ title: home.title, description: home.heading, path: `/home/${home.id}` }) : {}
}

/** `/home/…`: a list of sections (spec L32). The site's dialogs use the default box. */
export async function HomeVariantPage(props: Props) {
  const home = await homeOf(props)
  if (home === undefined) notFound()
  const listed = await readListedBox(readSiteConfig().defaultBox)
  const beginsWithBox = home.sections[0] === 'hero' && listed !== undefined
  return (
    <>
      {listed && !home.sections.includes('hero') ? <PageBox current={currentBox(listed)} /> : null}
      {beginsWithBox ? null : <HomeHead home={home} />}
      {home.sections.map((name) => {
        const Part = homeSections[name]
        return <Part key={name} hasTitle={!beginsWithBox} />
      })}
    </>
  )
}
