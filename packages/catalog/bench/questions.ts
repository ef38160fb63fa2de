import type { ResultAsync } from 'neverthrow'
import type { Catalog } from '../src/catalog'
import type { CatalogError } from '../src/catalog-error'
import type { ListItemsOptions } from '../src/read/list-items'
import { createRandom } from '../src/testing/random'
import type { SyntheticLedger } from '../src/testing/start-synthetic'

export type Question = () => ResultAsync<unknown, CatalogError>

/** The queries of a benchmark by name. Their choices are random, so that equal queries are rare. */
export function createQuestions(
  catalog: Catalog,
  { loot, created, box, account }: SyntheticLedger,
): Readonly<Record<string, Question>> {
  const random = createRandom(1)
  const [collection = ''] = loot
  const some = (list: readonly string[], most: number) =>
    list.filter(() => random.next() < most / list.length).slice(0, most)
  const fields = [
    { name: 'season', all: ['spring', 'summer', 'autumn', 'winter'] },
    { name: 'habitat', all: ['meadow', 'wood', 'pond', 'dune', 'cliff', 'hedge', 'bog'] },
    { name: 'maker', all: Array.from({ length: 40 }, (_, at) => `Maker ${at + 1}`) },
  ]
  const attributes = (count: number) =>
    fields.slice(0, count).map(({ name, all }) => ({ name, values: [random.pick(all) ?? '', ...some(all, 2)] }))
  const range = () => {
    const from = random.whole(1_000)
    return [{ name: 'weight', values: [`${from}..${from + random.whole(500)}`] }, ...attributes(1)]
  }
  /** Its own next page, so that every answer is one page deeper in the list. */
  const paged = (options: ListItemsOptions) => {
    let cursor: string | undefined
    return () =>
      catalog.listItems({ ...options, cursor }).map((page) => {
        cursor = page.cursor
        return page
      })
  }
  const suggestions = ['m', 'mo', 'fe', 'sp', 'fern fo', 'wint', 'maker 1', 'bur', '123']
  const sort = () => random.pick(['Price: Low to High', 'Price: high to low', 'Recently Added', undefined])
  return {
    'listItems: first page': () => catalog.listItems({ sort: sort() }),
    'listItems: lazily minted': () => catalog.listItems({ sort: sort(), filter: 'Show Lazy Minted' }),
    'listItems: verified, none': () => catalog.listItems({ sort: sort(), filter: 'Verified Only' }),
    'listItems: category': () => catalog.listItems({ sort: sort(), category: 'Art' }),
    'listItems: collection': () => catalog.listItems({ sort: sort(), collection: created[0] ?? '' }),
    'listItems: owner': () => catalog.listItems({ sort: sort(), owner: account }),
    'listItems: two attributes': () => catalog.listItems({ sort: sort(), collection, attributes: attributes(2) }),
    'listItems: three attributes': () => catalog.listItems({ sort: sort(), collection, attributes: attributes(3) }),
    'listItems: three attributes, lazily minted, rarity': () =>
      catalog.listItems({
        sort: sort(),
        collection,
        attributes: attributes(3),
        rarity: ['foil', 'plain'],
        filter: 'Show Lazy Minted',
      }),
    'listItems: a range of numbers, one attribute': () =>
      catalog.listItems({ sort: sort(), collection, attributes: range() }),
    'listItems: the next page of all': paged({ sort: 'Price: Low to High' }),
    'listItems: the next page of two attributes': paged({
      sort: 'Recently Added',
      collection,
      attributes: attributes(2),
    }),
    'countItems: a collection': () => catalog.countItems({ collection }),
    'countItems: two attributes': () => catalog.countItems({ collection, attributes: attributes(2) }),
    'countItems: three attributes and a rarity': () =>
      catalog.countItems({ collection, attributes: attributes(3), rarity: ['foil', 'plain'] }),
    'countItems: a range of numbers, one attribute': () => catalog.countItems({ collection, attributes: range() }),
    getItem: () => catalog.getItem({ collection, localId: `#${2 + 2 * random.whole(500)}#` }),
    listCollections: () => catalog.listCollections({ tab: 'top' }),
    getCollection: () => catalog.getCollection({ address: collection }),
    listHolders: () => catalog.listHolders({ collection }),
    'listActivity: all': () => catalog.listActivity(),
    'listActivity: box, kind': () => catalog.listActivity({ box, kind: 'Bought' }),
    'listActivity: account': () => catalog.listActivity({ account }),
    listPulls: () => catalog.listPulls({ box }),
    listRankings: () => catalog.listRankings({ sort: 'holders', postDate: 'Last 24 Hours' }),
    getAccount: () => catalog.getAccount({ address: account }),
    'search: suggestions for one letter to two words': () =>
      catalog.search({ query: random.pick(suggestions) ?? '', limit: 4, countsItems: false }),
    'search: a word in a twelfth of all': () => catalog.search({ query: 'moss' }),
    'search: a mistyped word': () => catalog.search({ query: 'mosss' }),
    'search: two words': () => catalog.search({ query: 'fern foil' }),
    'getStats: all': () => catalog.getStats(),
    'getStats: box': () => catalog.getStats({ box }),
  }
}
