import type { CatalogCollection } from '@lootboxes/catalog'
import {
  type CollectionTab,
  collectionTabs,
  hrefWith,
  keepTab,
  parseCollectionsQuery,
  type SearchParams,
} from '@lootboxes/catalog/lists'
import { ButtonLink, CollectionGrid, collectionCard, EmptyState, priceText, TabLinks } from '@lootboxes/ui'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'
import { CatalogAnswer, MarketHead } from './catalog-answer'
import { describedPage } from './described-page'
import { FreshPulls } from './fresh-pulls'
import { emptyTabs, marketOf } from './market'

const path = '/collections-wide'
const ROWS = 60

export const collectionsMetadata = () =>
  describedPage({
    title: 'Collections',
    description: 'Every collection: the items of the boxes, and what visitors created.',
    path,
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
        <MarketHead
          title="Collections"
          under={{ label: 'Explore', href: '/collection/explore_collection' }}
          lede="The items of the boxes, and the collections that visitors created."
          asOf={list.value?.asOf}
          figures={
            stats && [
              { label: 'Collections', value: all.value?.total ?? '…' },
              { label: 'Items', value: stats.items },
              { label: 'Collectors', value: stats.accounts },
              { label: 'Volume', value: priceText(stats.volume, readSiteConfig().tokenSymbol) },
            ]
          }
          actions={
            <ButtonLink size="small" href="/create">
              Make one
            </ButtonLink>
          }
        />
        <TabLinks
          label="Collections"
          tabs={[tabOf('All', undefined), ...collectionTabs.map((tab) => tabOf(labels[tab], tab))]}
        />
        <div className="flex flex-col items-start gap-6 py-8 pb-14">
          <CatalogAnswer of={list} firstPage={hrefWith(path, { tab: query.tab })}>
            {({ items, cursor }) => (
              <>
                <Collections tab={query.tab} collections={isWhole ? keepTab(items, query.tab) : items} />
                {cursor === undefined ? null : (
                  <ButtonLink size="small" href={hrefWith(path, { tab: query.tab, cursor })} rel="next">
                    More collections
                  </ButtonLink>
                )}
              </>
            )}
          </CatalogAnswer>
        </div>
      </div>
      {list.value && <FreshPulls title="Fresh from the box" ground="band" lede="What the last tickets revealed." />}
    </>
  )
}

type CollectionsProps = { tab: CollectionTab | undefined; collections: readonly CatalogCollection[] }

const Collections = ({ tab, collections }: CollectionsProps) =>
  collections.length === 0 ? (
    <EmptyState title="No collection in this list" className="w-full">
      {tab === undefined ? 'There is no collection yet.' : emptyTabs[tab]}
    </EmptyState>
  ) : (
    <CollectionGrid
      collections={collections.map((one) => collectionCard(one, marketOf(readSiteConfig())))}
      headingLevel={2}
    />
  )
