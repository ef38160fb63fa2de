import type { CatalogCollection } from '@lootboxes/catalog'
import { collectionTabs, hrefWith, keepTab, parseCollectionsQuery, type SearchParams } from '@lootboxes/catalog/lists'
import { buttonStyle, CollectionGrid, collectionCard, EmptyState, PageHead, priceText, TabLinks } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { SiteAnchor } from '@/client/site-link'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'
import { CatalogAnswer, Counted } from './catalog-answer'
import { FreshPulls } from './fresh-pulls'
import { marketOf } from './market'

const path = '/collections-wide'
const ROWS = 60

export const collectionsMetadata = (): Metadata => ({
  title: 'Collections',
  description: 'Every collection on this ledger: what came out of boxes, and what visitors made.',
  alternates: { canonical: path },
})

const labels = { trending: 'Trending', top: 'Top', recent: 'Recent' } as const

/** Reads the tab's collections. A list that fits one page is filtered and counted here, a longer one by the catalog. */
async function readCollections({ tab, cursor }: ReturnType<typeof parseCollectionsQuery>) {
  const all = await readCatalog('listCollections', { limit: ROWS, cursor })
  const isWhole = all.value !== undefined && all.value.cursor === undefined && cursor === undefined
  if (isWhole || tab === undefined || all.kind === 'unavailable') return { all, list: all, isWhole }
  const list = await readCatalog('listCollections', { tab, limit: ROWS, cursor })
  return { all, list, isWhole }
}

/** `/collections-wide`: every collection, by the flags of the spec (L51, L78). */
export async function CollectionsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const query = parseCollectionsQuery(await searchParams)
  const [{ all, list, isWhole }, { value: stats }] = await Promise.all([
    readCollections(query),
    readCatalog('getStats', { days: 1 }),
  ])
  const tabOf = (label: string, tab: typeof query.tab) => ({
    label,
    href: hrefWith(path, { tab }),
    current: query.tab === tab,
    count: isWhole ? keepTab(all.value?.items ?? [], tab).length : undefined,
  })
  return (
    <>
      <div className="wrap">
        <PageHead
          title="Collections"
          crumbs={[{ label: 'Explore', href: '/collection/explore_collection' }, { label: 'Collections' }]}
          link={SiteAnchor}
          lede="What came out of boxes, and what visitors made. Trending sold most tickets in the last 24 hours."
          counted={<Counted asOf={list.value?.asOf} />}
          figures={
            stats && [
              { label: 'Collections', value: all.value?.total ?? '…' },
              { label: 'Items', value: stats.items },
              { label: 'Accounts', value: stats.accounts },
              { label: 'Volume', value: priceText(stats.volume, readSiteConfig().tokenSymbol) },
            ]
          }
          actions={
            <a href="/create" className={buttonStyle({ size: 'small' })}>
              Make one
            </a>
          }
        />
        <TabLinks
          label="Collections"
          link={SiteAnchor}
          tabs={[tabOf('All', undefined), ...collectionTabs.map((tab) => tabOf(labels[tab], tab))]}
        />
        <div className="flex flex-col items-start gap-6 py-8 pb-14">
          <CatalogAnswer of={list} firstPage={hrefWith(path, { tab: query.tab })}>
            {({ items, cursor }) => (
              <>
                <Collections collections={isWhole ? keepTab(items, query.tab) : items} />
                {cursor === undefined ? null : (
                  <a
                    href={hrefWith(path, { tab: query.tab, cursor })}
                    rel="next"
                    className={buttonStyle({ size: 'small' })}
                  >
                    More collections
                  </a>
                )}
              </>
            )}
          </CatalogAnswer>
        </div>
      </div>
      {list.value && <FreshPulls title="Fresh from the box" ground="band" lede="What the last tickets won." />}
    </>
  )
}

const Collections = ({ collections }: { collections: readonly CatalogCollection[] }) =>
  collections.length === 0 ? (
    <EmptyState title="No collection carries this mark today" className="w-full">
      Trending, top and recent are counted again as tickets sell.
    </EmptyState>
  ) : (
    <CollectionGrid
      collections={collections.map((one) => collectionCard(one, marketOf(readSiteConfig().tokenSymbol)))}
      headingLevel={2}
      link={SiteAnchor}
    />
  )
