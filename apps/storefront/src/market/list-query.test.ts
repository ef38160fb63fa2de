import { expect, test } from 'vitest'
import { hrefOf } from './href-of'
import {
  itemsWanted,
  parseActivityQuery,
  parseCollectionsQuery,
  parseItemsQuery,
  parseRankingsQuery,
} from './list-query'

test('L76, L77: an address holds the literal values (traps T15, T21)', () => {
  expect(parseItemsQuery({ sort: 'Price: high to low', filter: 'NFSW Only', view: 'list' })).toMatchObject({
    sort: 'Price: high to low',
    filter: 'NFSW Only',
    view: 'list',
  })
})

test.each([
  { sort: 'Price: High to Low' },
  { filter: 'NSFW Only' },
  { category: 'art' },
  { view: 'huge' },
  { cursor: 'x'.repeat(201) },
  { sort: '' },
  { collection: '' },
])('what is no value of a control says nothing: %o', (params) =>
  expect(Object.values(parseItemsQuery(params)).filter((value) => value !== undefined)).toEqual([]),
)

test('of a key that comes twice, as two boxes of a form without script, the first counts', () =>
  expect(parseItemsQuery({ filter: ['Verified Only', 'NFSW Only'] }).filter).toBe('Verified Only'))

test('an edge and an owner are asked of the catalog, and a page keeps what is its own', () => {
  const query = parseItemsQuery({ edge: 'foil', owner: 'account_loc1a', collection: 'resource_loc1a', view: 'list' })
  expect(itemsWanted(query)).toMatchObject({ rarity: 'foil', owner: 'account_loc1a', collection: 'resource_loc1a' })
  expect(itemsWanted(query, { owner: 'account_loc1b' })).toMatchObject({ owner: 'account_loc1b' })
  expect(Object.keys(itemsWanted(query))).not.toContain('view')
})

test('L78: a tab', () => {
  expect(parseCollectionsQuery({ tab: 'top' }).tab).toBe('top')
  expect(parseCollectionsQuery({ tab: 'Top' }).tab).toBeUndefined()
})

test.each([
  [{ category: 'Art' }, { name: 'category', value: 'Art' }],
  [{ postDate: 'Last 7 Days' }, { name: 'postDate', value: 'Last 7 Days' }],
  [
    { postDate: 'Last 7 Days', blockchain: 'Stokenet' },
    { name: 'blockchain', value: 'Stokenet' },
  ],
  [{ category: 'Nothing' }, undefined],
])('L79: %o is at most one control (trap T22)', (params, control) =>
  expect(parseRankingsQuery(params).control).toEqual(control),
)

test('kinds of activity', () => {
  expect(parseActivityQuery({ kind: 'Claimed' }).kind).toBe('Claimed')
  expect(parseActivityQuery({ kind: 'claimed' }).kind).toBeUndefined()
})

test('an address is written as it is read', () => {
  expect(hrefOf('/art', {})).toBe('/art')
  expect(hrefOf('/art', { sort: 'Price: Low to High', filter: undefined })).toBe('/art?sort=Price%3A+Low+to+High')
})
