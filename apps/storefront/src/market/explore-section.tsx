import { Section } from '@lootboxes/ui'
import { SiteLink } from '@/client/site-link'
import { askCatalog } from '@/ledger/catalog'
import { collectionCard } from './collection-rows'
import { ExploreShelf } from './explore-shelf'

/** Collections by flag and by category; on `/` it is what the desktop menu's explore entries open (trap T23). */
export async function ExploreSection() {
  const asked = await askCatalog((catalog, ask) => catalog.listCollections({ limit: 60 }, ask))
  if (asked.kind !== 'answer' || asked.value.items.length === 0) return null
  return (
    <Section
      id="explore"
      title="Collections"
      lede="What came out of boxes so far, and what visitors made."
      more={<SiteLink href="/collections-wide">All collections</SiteLink>}
    >
      <ExploreShelf
        collections={asked.value.items.map((collection) => ({
          category: collection.category,
          card: collectionCard(collection),
          flags: { trending: collection.trending, top: collection.top, recent: collection.recent },
        }))}
      />
    </Section>
  )
}
