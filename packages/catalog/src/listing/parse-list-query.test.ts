import { expect, test } from 'vitest'
import { hrefWith } from './href-with'
import { itemsOptions, itemsParams, withoutCollectionFilters } from './items-query'
import { parseActivityQuery, parseCollectionsQuery, parseItemsQuery, parseRankingsQuery } from './parse-list-query'

test('parses the literal values of sort and filter (spec L76, L77; traps T15, T21)', () => {
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
])('ignores a value that the control does not have: %o', (params) =>
  expect(parseItemsQuery(params)).toEqual({ edge: [], properties: [] }),
)

test('parses several edges and several values of several data fields', () => {
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
  const href = hrefWith('/collection/avatar_1', itemsParams(query))
  expect(href).toBe(
    '/collection/avatar_1?edge=foil&edge=double&property.season=winter&property.season=autumn&property.kind=oak&property.__proto__=x',
  )
  expect(itemsOptions(query)).toMatchObject({ rarity: ['foil', 'double'], attributes: query.properties })
})

test.each([
  [{ edge: ['', 'x'.repeat(201), 'foil'] }, { edge: ['foil'], properties: [] }],
  [{ edge: '' }, { edge: [], properties: [] }],
  [
    { 'property.': 'x', [`property.${'x'.repeat(201)}`]: 'x', 'property.season': '' },
    { edge: [], properties: [] },
  ],
])('ignores the invalid parameters of %o', (params, expected) => expect(parseItemsQuery(params)).toEqual(expected))

test('caps the number of values and of data fields', () => {
  const many = Array.from({ length: 500 }, (_, at) => `v${at}`)
  const query = parseItemsQuery({ edge: many, ...Object.fromEntries(many.map((name) => [`property.${name}`, many])) })
  expect(query.edge).toHaveLength(24)
  expect(query.properties).toHaveLength(8)
  expect(query.properties[0]?.values).toHaveLength(24)
})

test('drops edges and data fields from a list of several collections', () => {
  const params = { edge: 'foil', 'property.season': 'winter' }
  expect(withoutCollectionFilters(parseItemsQuery(params))).toMatchObject({ edge: [], properties: [] })
  expect(withoutCollectionFilters(parseItemsQuery({ ...params, collection: 'resource_loc1a' }))).toMatchObject({
    edge: ['foil'],
    properties: [{ name: 'season', values: ['winter'] }],
  })
})

test('uses the first value of a key that occurs twice, as in a form without scripts', () =>
  expect(parseItemsQuery({ filter: ['Verified Only', 'NFSW Only'] }).filter).toBe('Verified Only'))

test('passes edge and owner to the catalog; fixed values of the page win', () => {
  const query = parseItemsQuery({ edge: 'foil', owner: 'account_loc1a', collection: 'resource_loc1a', view: 'list' })
  expect(itemsOptions(query)).toMatchObject({ rarity: ['foil'], owner: 'account_loc1a', collection: 'resource_loc1a' })
  expect(itemsOptions(query, { owner: 'account_loc1b' })).toMatchObject({ owner: 'account_loc1b' })
  expect(Object.keys(itemsOptions(query))).not.toContain('view')
})

test('parses a tab (spec L78)', () => {
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
])('%o gives at most one control of the rankings (spec L79; trap T22)', (params, control) =>
  expect(parseRankingsQuery(params).control).toEqual(control),
)

test('parses the kind of activity', () => {
  expect(parseActivityQuery({ kind: 'Claimed' }).kind).toBe('Claimed')
  expect(parseActivityQuery({ kind: 'claimed' }).kind).toBeUndefined()
})

test('leaves undefined parameters out of an address', () => {
  expect(hrefWith('/art', {})).toBe('/art')
  expect(hrefWith('/art', { sort: 'Price: Low to High', filter: undefined })).toBe('/art?sort=Price%3A+Low+to+High')
})
