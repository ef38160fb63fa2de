import { expect, test } from 'vitest'
import { filterItems, filterItemsByChoices, filterRankings, keepTab, sortItems } from './reduce-lists'

const item = (name: string, sortPrice: number | undefined, addDate: number, flags = '') => ({
  name,
  sortPrice,
  addDate,
  verified: flags.includes('v'),
  nfsw: flags.includes('n'),
  lazyMinted: flags.includes('l'),
})
const items = [
  item('a', 3, 50, 'v'),
  item('b', undefined, 20, 'nl'),
  item('c', 0, 90, 'vl'),
  item('d', 3, 20),
  item('e', 12.5, 7, 'vn'),
]
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('')

test.each([
  ['Price: Low to High', 'cadeb'],
  ['Price: high to low', 'eadcb'],
  ['Recently Added', 'ebdac'],
  ['Auction Ending Soon', 'cabde'],
])('%s gives %s; equal items keep their order (spec L76)', (sort, expected) => {
  expect(names(sortItems(items, sort))).toBe(expected)
  expect(names(items)).toBe('abcde')
})

test.each(['', 'price: low to high', 'Price: High to Low', 'Recently added', undefined])(
  '%o is no sort: the list stays the same array (spec L76; traps T20, T21)',
  (sort) => expect(sortItems(items, sort)).toBe(items),
)

test.each([
  ['Verified Only', 'ace'],
  ['NFSW Only', 'be'],
  ['Show Lazy Minted', 'bc'],
])('%s keeps %s (spec L77)', (filter, expected) => expect(names(filterItems(items, filter))).toBe(expected))

test.each(['', 'NSFW Only', 'verified only', undefined])(
  '%o is no filter: it shows all (spec L77; trap T15)',
  (filter) => expect(filterItems(items, filter)).toBe(items),
)

const described = [
  { name: 'a', rarity: 'foil', attributes: [{ name: 'season', value: 'spring' }] },
  {
    name: 'b',
    rarity: 'double',
    attributes: [
      { name: 'season', value: 'winter' },
      { name: 'kind', value: 'oak' },
    ],
  },
  { name: 'c', rarity: 'plain' },
  { name: 'd', rarity: 'foil', attributes: [{ name: 'season', value: 'winter' }] },
]
const season = (...values: string[]) => [{ name: 'season', values }]
test.each([
  [{ rarity: 'foil' }, 'ad'],
  [{ rarity: ['foil', 'double'] }, 'abd'],
  [{ rarity: ['foil', 'no such edge'] }, 'ad'],
  [{ rarity: 'no such edge' }, ''],
  [{ attributes: season('spring', 'winter') }, 'abd'],
  [{ attributes: [...season('winter'), { name: 'kind', values: ['oak'] }] }, 'b'],
  [{ rarity: ['foil'], attributes: season('winter') }, 'd'],
])('of edges any, of fields each: %o keeps "%s"', (choices, expected) =>
  expect(names(filterItemsByChoices(described, choices))).toBe(expected),
)
test.each([{}, { rarity: [] }, { attributes: season() }])('%o chooses nothing: the very same list', (choices) =>
  expect(filterItemsByChoices(described, choices)).toBe(described),
)

const flagged = [
  { name: 'a', trending: true, top: true, recent: false },
  { name: 'b', trending: false, top: true, recent: true },
  { name: 'c', trending: false, top: false, recent: false },
]
test.each([
  ['trending', 'a'],
  ['top', 'ab'],
  ['recent', 'b'],
])('the tab %s keeps %s (spec L78)', (tab, expected) => expect(names(keepTab(flagged, tab))).toBe(expected))
test('any other tab keeps the list (spec L78)', () => expect(keepTab(flagged, 'Top')).toBe(flagged))

const ranked = [
  { name: 'a', category: 'Art', blockchain: 'Stokenet', postDate: 'Last 24 Hours' },
  { name: 'b', category: 'Sports', blockchain: 'LocalNet', postDate: 'Last 7 Days' },
  { name: 'c', category: 'Art', blockchain: 'LocalNet', postDate: undefined },
]
test.each([
  ['category', 'Art', 'ac'],
  ['category', 'All Time', ''],
  ['blockchain', 'LocalNet', 'bc'],
  ['postDate', 'Last 7 Days', 'b'],
  ['postDate', 'All', ''],
] as const)('%s %s keeps "%s" (spec L79)', (control, value, expected) =>
  expect(names(filterRankings(ranked, control, value))).toBe(expected),
)
test.each([
  ['category', 'All'],
  ['blockchain', 'All'],
  ['postDate', 'All Time'],
  ['postDate', 'Last Year'],
] as const)('%s %s returns the original list (spec L79; trap T22)', (control, value) =>
  expect(filterRankings(ranked, control, value)).toBe(ranked),
)
