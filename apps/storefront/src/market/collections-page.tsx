import { collectionTabs, keepTab } from '@lootboxes/catalog/lists'
import { buttonStyle, CollectionCard, EmptyState, PageHead, TabLinks } from '@lootboxes/ui'
import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { SiteAnchor } from '@/client/site-link'
import { readSiteConfig } from '@/config/read-site-config'
import { askCatalog } from '@/ledger/catalog'
import { collectionCard } from './collection-rows'
import { FreshPulls } from './fresh-pulls'
import { hrefOf } from './href-of'
import { priceText } from './item-rows'
import { parseCollectionsQuery, type SearchParams } from './list-query'
import { Counted, Silent } from './silent'

const path = '/collections-wide'
const ROWS = 60

export const collectionsMetadata = (): Metadata => ({
  title: 'Collections',
  description: 'Every collection on this ledger: what came out of boxes, and what visitors made.',
  alternates: { canonical: path },
})

const labels = { trending: 'Trending', top: 'Top', recent: 'Recent' } as const

/** `/collections-wide`: every collection, by the flags of the spec (L51, L78). */
export async function CollectionsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { tab, cursor } = parseCollectionsQuery(await searchParams)
  const [whole, stats] = await Promise.all([
    askCatalog((catalog, ask) => catalog.listCollections({ limit: ROWS, cursor }, ask)),
    askCatalog((catalog, ask) => catalog.getStats({ days: 1 }, ask)),
  ])
  // A list that is here whole has its tabs counted and kept here; of a longer one the catalog is asked.
  const isWhole = whole.kind === 'answer' && whole.value.cursor === undefined && cursor === undefined
  const list =
    isWhole || tab === undefined || whole.kind === 'silent'
      ? whole
      : await askCatalog((catalog, ask) => catalog.listCollections({ tab, limit: ROWS, cursor }, ask))
  if (list.kind === 'stale-cursor') redirect(hrefOf(path, { tab }))
  const rows = list.kind === 'answer' ? list.value.items : []
  const shown = isWhole ? keepTab(rows, tab) : rows
  const { tokenSymbol } = readSiteConfig()
  return (
    <>
      <div className="wrap">
        <PageHead
          title="Collections"
          crumbs={[{ label: 'Explore', href: '/collection/explore_collection' }, { label: 'Collections' }]}
          link={SiteAnchor}
          lede="What came out of boxes, and what visitors made. Trending sold most tickets in the last 24 hours."
          counted={list.kind === 'answer' ? <Counted asOf={list.value.asOf} /> : undefined}
          figures={
            stats.kind === 'answer'
              ? [
                  {
                    label: 'Collections',
                    value: whole.kind === 'answer' ? whole.value.total.toLocaleString('en') : '…',
                  },
                  { label: 'Items', value: stats.value.items.toLocaleString('en') },
                  { label: 'Accounts', value: stats.value.accounts.toLocaleString('en') },
                  { label: 'Volume', value: priceText(stats.value.volume, tokenSymbol) },
                ]
              : []
          }
          actions={
            <Link href="/create" className={buttonStyle({ size: 'small' })}>
              Make one
            </Link>
          }
        />
        <TabLinks
          label="Collections"
          link={SiteAnchor}
          tabs={[
            { label: 'All', href: path, current: tab === undefined, count: isWhole ? rows.length : undefined },
            ...collectionTabs.map((one) => ({
              label: labels[one],
              href: hrefOf(path, { tab: one }),
              current: tab === one,
              count: isWhole ? keepTab(rows, one).length : undefined,
            })),
          ]}
        />
        <div className="flex flex-col items-start gap-6 py-8 pb-14">
          {list.kind !== 'answer' ? (
            <Silent why={list.kind === 'silent' ? list.why : 'The catalog does not answer.'} />
          ) : shown.length === 0 ? (
            <EmptyState title="No collection carries this mark today" className="w-full">
              Trending, top and recent are counted anew as tickets sell.
            </EmptyState>
          ) : (
            <ul className="grid w-full list-none grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] sm:gap-5">
              {shown.map((collection) => (
                <li key={collection.address}>
                  <CollectionCard
                    {...collectionCard(collection)}
                    link={SiteAnchor}
                    headingLevel={2}
                    className="h-full"
                  />
                </li>
              ))}
            </ul>
          )}
          {list.kind === 'answer' && list.value.cursor !== undefined ? (
            <Link
              href={hrefOf(path, { tab, cursor: list.value.cursor })}
              rel="next"
              className={buttonStyle({ size: 'small' })}
            >
              More collections
            </Link>
          ) : null}
        </div>
      </div>
      {list.kind === 'answer' ? (
        <FreshPulls title="Fresh from the box" ground="band" lede="What the last tickets won." />
      ) : null}
    </>
  )
}
