import { expect, test } from 'vitest'
import * as catalog from './index'
import * as lists from './lists'
import * as postgres from './postgres'
import * as react from './react/index'
import * as worker from './worker'

test('public surface', () => {
  expect(Object.keys(catalog).sort()).toMatchInlineSnapshot(`
    [
      "ALL",
      "activityKinds",
      "blockchainOf",
      "catalogErrorText",
      "categories",
      "collectionTabs",
      "createCatalog",
      "createCatalogReader",
      "exportFormats",
      "exportList",
      "exportLists",
      "exportResponse",
      "itemFilters",
      "itemSorts",
      "listResponse",
      "postDates",
      "rankingSorts",
    ]
  `)
  expect(Object.keys(lists).sort()).toMatchInlineSnapshot(`
    [
      "ALL",
      "activityKinds",
      "categories",
      "collectionTabs",
      "filterItems",
      "filterItemsByChoices",
      "filterRankings",
      "hiddenFields",
      "hrefWith",
      "itemFilters",
      "itemSorts",
      "itemsHref",
      "itemsOptions",
      "keepTab",
      "listPage",
      "listedActivity",
      "listedItem",
      "parseActivityQuery",
      "parseActivitySubject",
      "parseCollectionsQuery",
      "parseItemsQuery",
      "parseRankingsQuery",
      "postDates",
      "propertyKey",
      "rankingControls",
      "rankingSorts",
      "rankingsHref",
      "sortItems",
      "withoutCollectionFilters",
    ]
  `)
  expect(Object.keys(postgres).sort()).toMatchInlineSnapshot(`
    [
      "applyMigrations",
      "catalogMigrations",
      "migratePostgres",
      "openPool",
      "runOn",
    ]
  `)
  expect(Object.keys(react).sort()).toEqual([
    'fetchActivity',
    'fetchAlbum',
    'fetchItems',
    'fetchProperties',
    'useItemList',
    'useListQuery',
    'useLiveActivity',
  ])
  expect(Object.keys(worker).sort()).toMatchInlineSnapshot(`
    [
      "isPostgresUrl",
      "serveCatalog",
    ]
  `)
})

test('the literal values of the marketplace', () => {
  expect(catalog.itemSorts).toEqual([
    'Price: Low to High',
    'Price: high to low',
    'Recently Added',
    'Auction Ending Soon',
  ])
  expect(catalog.itemFilters).toEqual(['Verified Only', 'NFSW Only', 'Show Lazy Minted'])
  expect(catalog.collectionTabs).toEqual(['trending', 'top', 'recent'])
})

test('the drawn schema is that of the tables', async () => {
  const { drawSchema } = await import('../scripts/draw-schema')
  const { readFileSync } = await import('node:fs')
  expect(readFileSync(new URL('../docs/schema.md', import.meta.url), 'utf8')).toBe(drawSchema())
})
