import { collectionCard, Link, Section } from '@lootboxes/ui'
import { RefreshSoon } from '@/client/refresh-soon'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'
import { DeferredExploreShelf } from './deferred-lists'
import { marketOf } from './market'

/** Collections by flag and by category. On `/` the explore entries of the desktop menu open it (trap T23). */
export async function ExploreSection() {
  const { kind, value } = await readCatalog('listCollections', { limit: 60 })
  const market = marketOf(readSiteConfig())
  if (kind === 'unavailable') return <RefreshSoon />
  if (value === undefined || value.items.length === 0) return null
  return (
    <Section
      id="explore"
      title="Collections"
      lede="The items of the boxes, and the collections that visitors created."
      more={<Link href="/collections-wide">All collections</Link>}
    >
      <DeferredExploreShelf
        collections={value.items.map((collection) => ({
          category: collection.category,
          card: collectionCard(collection, market),
          flags: { trending: collection.trending, top: collection.top, recent: collection.recent },
        }))}
      />
    </Section>
  )
}
