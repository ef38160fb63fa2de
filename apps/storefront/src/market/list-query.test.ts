import { expect, test } from 'vitest'
import { hrefOf } from './href-of'
import { itemsParams } from './items-params'
import {
  beyondCollections,
  itemsWanted,
  parseActivityQuery,
  parseCollectionsQuery,
  parseItemsQuery,
  parseRankingsQuery,
} from './list-query'

test('an address holds the literal values of sort and filter (spec L76, L77; traps T15, T21)', () => {
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
  expect(parseItemsQuery(params)).toEqual({ edge: [], properties: [] }),
)

test('several edges, and several values of several fields of the items’ own data', () => {
  const params = {
    edge: ['foil', 'double', 'foil'],
    'property.season': ['winter', 'autumn'],
    'property.kind': 'oak',
    'property.__proto__': 'x',
  }
  const query = parseItemsQuery(params)
  expect(query).toMatchObject({
    edge: ['foil', 'double'],
    properties: [
      { name: 'season', values: ['winter', 'autumn'] },
      { name: 'kind', values: ['oak'] },
      { name: '__proto__', values: ['x'] },
    ],
  })
  const href = hrefOf('/collection/avatar_1', itemsParams(query))
  expect(href).toBe(
    '/collection/avatar_1?edge=foil&edge=double&property.season=winter&property.season=autumn&property.kind=oak&property.__proto__=x',
  )
  expect(itemsWanted(query)).toMatchObject({ rarity: ['foil', 'double'], attributes: query.properties })
})

test.each([
  [{ edge: ['', 'x'.repeat(201), 'foil'] }, { edge: ['foil'], properties: [] }],
  [{ edge: '' }, { edge: [], properties: [] }],
  [
    { 'property.': 'x', [`property.${'x'.repeat(201)}`]: 'x', 'property.season': '' },
    { edge: [], properties: [] },
  ],
])('of %o what does not fit is not heard', (params, expected) => expect(parseItemsQuery(params)).toEqual(expected))

test('an address that names more than a filter takes is heard to its first few', () => {
  const many = Array.from({ length: 500 }, (_, at) => `v${at}`)
  const query = parseItemsQuery({ edge: many, ...Object.fromEntries(many.map((name) => [`property.${name}`, many])) })
  expect(query.edge).toHaveLength(24)
  expect(query.properties).toHaveLength(8)
  expect(query.properties[0]?.values).toHaveLength(24)
})

test('edges and fields are a collection’s: a list of several has neither', () => {
  const said = { edge: 'foil', 'property.season': 'winter' }
  expect(beyondCollections(parseItemsQuery(said))).toMatchObject({ edge: [], properties: [] })
  expect(beyondCollections(parseItemsQuery({ ...said, collection: 'resource_loc1a' }))).toMatchObject({
    edge: ['foil'],
    properties: [{ name: 'season', values: ['winter'] }],
  })
})

test('of a key that comes twice, as two boxes of a form without script, the first counts', () =>
  expect(parseItemsQuery({ filter: ['Verified Only', 'NFSW Only'] }).filter).toBe('Verified Only'))

test('an edge and an owner are asked of the catalog, and a page keeps what is its own', () => {
  const query = parseItemsQuery({ edge: 'foil', owner: 'account_loc1a', collection: 'resource_loc1a', view: 'list' })
  expect(itemsWanted(query)).toMatchObject({ rarity: ['foil'], owner: 'account_loc1a', collection: 'resource_loc1a' })
  expect(itemsWanted(query, { owner: 'account_loc1b' })).toMatchObject({ owner: 'account_loc1b' })
  expect(Object.keys(itemsWanted(query))).not.toContain('view')
})

test('an address holds a tab (spec L78)', () => {
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
])('%o is at most one control of the rankings (spec L79; trap T22)', (params, control) =>
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
