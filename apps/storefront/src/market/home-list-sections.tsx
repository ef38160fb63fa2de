import { listedActivity, listPage } from '@lootboxes/catalog/lists'
import { ArticleList, buttonStyle, CategoryRail, CtaBand, priceText, Section, StatsStrip } from '@lootboxes/ui'
import { PageLink } from '@/client/page-link'
import { SiteAnchor, SiteLink } from '@/client/site-link'
import { readSiteConfig } from '@/config/read-site-config'
import { articleOf, documents } from '@/content/documents'
import { readCatalog } from '@/ledger/catalog'
import { ActivityTape } from './activity-tape'
import { CatalogAnswer, Counted } from './catalog-answer'
import { categoryLinks } from './category-links'
import { FreshPulls } from './fresh-pulls'
import { rankedRow } from './ranking-rows'
import { RankingsShelf } from './rankings-browser'

export async function Categories() {
  const { value } = await readCatalog((catalog, how) => catalog.countItems({}, how))
  return <CategoryRail link={SiteAnchor} categories={categoryLinks(value?.categories)} />
}

export const Items = () => (
  <FreshPulls
    title="Fresh from the box"
    limit={10}
    empty={<p className="text-ink-soft">Nothing has been drawn yet. The first item shows up here.</p>}
  />
)

export async function Rankings() {
  const list = await readCatalog((catalog, how) => catalog.listRankings({ limit: 8, days: 30 }, how))
  return (
    <Section title="Rankings" more={<SiteLink href="/rankings">All rankings</SiteLink>}>
      <CatalogAnswer of={list}>
        {({ items }) => <RankingsShelf rows={items.map((row) => rankedRow(row, readSiteConfig().tokenSymbol))} />}
      </CatalogAnswer>
    </Section>
  )
}

export async function Activity() {
  const list = await readCatalog((catalog, how) => catalog.listActivity({ limit: 8 }, how))
  return (
    <Section
      title="The till"
      lede="Every line is a transaction anybody can look up."
      more={<SiteLink href="/activity">All activity</SiteLink>}
    >
      <CatalogAnswer of={list}>
        {(page) => <ActivityTape query={{}} first={listPage(page, listedActivity)} short />}
      </CatalogAnswer>
    </Section>
  )
}

const statsTitle = 'The house in figures'

export async function Stats() {
  const stats = await readCatalog((catalog, how) => catalog.getStats({ days: 1 }, how))
  if (stats.kind !== 'found')
    return (
      <Section title={statsTitle}>
        <CatalogAnswer of={stats}>{() => null}</CatalogAnswer>
      </Section>
    )
  const { sold, volume, revealed, claimed, accounts, asOf } = stats.value
  return (
    <StatsStrip
      title={statsTitle}
      counted={<Counted asOf={asOf} />}
      figures={[
        { label: 'Tickets sold', value: sold },
        { label: 'Volume', value: priceText(volume, readSiteConfig().tokenSymbol) },
        { label: 'Revealed', value: revealed },
        { label: 'Claimed', value: claimed },
        { label: 'Accounts', value: accounts },
      ]}
    />
  )
}

export async function Articles() {
  const posts = await documents('blog')
  return <ArticleList lead link={SiteAnchor} articles={posts.slice(0, 4).map(articleOf)} />
}

export const Newsletter = () => (
  <CtaBand
    title="Hear of the next print"
    text="One letter a print, and each ends with a way out."
    actions={
      <PageLink href="/newsletter" className={buttonStyle()}>
        The newsletter
      </PageLink>
    }
  />
)
