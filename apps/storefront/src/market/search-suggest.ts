import type { CatalogItem } from '@lootboxes/catalog'
import { collectionName, itemTitle, type SearchSuggestions } from '@lootboxes/ui'
import { boxPath, collectionPath, itemPath, mediaPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalogForCall } from '@/ledger/catalog'
import { raritySynonyms, searchBoxes } from './search-boxes'

const SUGGESTIONS = 4

/** The search puts copies of a kind after all kinds. */
const oneOfEachName = (items: readonly CatalogItem[]): readonly CatalogItem[] =>
  items.filter(({ name }, place) => items.findIndex((one) => one.name === name) === place)

/** The first results of a search, to show while the user types. */
export async function suggestionsFor(query: string): Promise<SearchSuggestions> {
  const { boxes, networkId } = readSiteConfig()
  const listed = searchBoxes(boxes, query, networkId)
  const { value } = await readCatalogForCall('search', {
    query,
    limit: SUGGESTIONS,
    synonyms: raritySynonyms,
    countsItems: false,
  })
  const { items = [], collections = [] } = value ?? {}
  return [
    {
      title: 'Boxes',
      suggestions: (listed.kind === 'boxes' ? listed.boxes : []).slice(0, SUGGESTIONS).map((box) => ({
        key: box.id,
        href: boxPath(box.componentAddress),
        title: box.name,
        picture: box.userImage,
      })),
    },
    {
      title: 'Collections',
      suggestions: collections.map(({ key, title }) => ({
        key,
        href: collectionPath(key),
        title: collectionName({ name: title }),
      })),
    },
    {
      title: 'Items',
      suggestions: oneOfEachName(items).map(({ collection, localId, name, imageUrl, nfsw }) => ({
        key: `${collection.address}:${localId}`,
        href: itemPath(collection.address, localId),
        title: itemTitle(name, localId),
        note: collectionName(collection),
        ...(imageUrl === undefined || nfsw ? {} : { picture: mediaPath(collection.address, localId) }),
      })),
    },
  ].filter(({ suggestions }) => suggestions.length > 0)
}
