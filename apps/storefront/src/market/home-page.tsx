import { HomeHero, type HomeHeroProps, itemTitle } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageBox } from '@/box/page-box'
import { currentBox } from '@/box/sale'
import { type Home, homes } from '@/config/homes'
import { itemPath, mediaPath } from '@/config/paths'
import { perProcess } from '@/config/per-process'
import { readSiteConfig } from '@/config/read-site-config'
import { readListedBox } from '@/ledger/box-facts'
import { readCatalog } from '@/ledger/catalog'
import { describedPage } from './described-page'
import { ClubAside, TokenAside } from './home-box-sections'
import { homeSections } from './home-sections'

/** Pictures of the latest draws, as the catalog returned them last: shown again when it answers too late. */
const latest = perProcess('latest-draws', (): Required<Pick<HomeHeroProps, 'pictures'>> => ({ pictures: [] }))

/** The pictures in the head of a home. */
const FAN = 3

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

const asides = { club: <ClubAside />, token: <TokenAside /> }

/** The head of a home, with its panel, or pictures of the latest draws: others on each home. */
async function HomeHead({ home }: { home: Home }) {
  // The menu's name of the page, unless it is a number.
  const head = { title: home.heading, lede: home.lede, ...(home.isNew ? { eyebrow: home.title } : {}) }
  if (home.compact) return <HomeHero compact {...head} />
  if (home.aside) return <HomeHero {...head} aside={asides[home.aside]} />
  const { value } = await readCatalog('listPulls', { box: readSiteConfig().defaultBox, limit: 24 })
  if (value) {
    const drawn = value.items.filter(({ item }) => !item.nfsw && item.imageUrl !== undefined)
    const onePerName = [...new Map(drawn.map((pull) => [pull.item.name, pull])).values()]
    latest().pictures = onePerName.map(({ item }) => ({
      src: mediaPath(item.collection, item.localId),
      href: itemPath(item.collection, item.localId),
      name: itemTitle(item.name, item.localId),
    }))
  }
  const { pictures } = latest()
  const start = (homes.indexOf(home) * FAN) % Math.max(1, pictures.length)
  const fan = [...pictures.slice(start), ...pictures.slice(0, start)].slice(0, FAN)
  return <HomeHero {...head} pictures={fan} />
}
