import { expect, test } from 'vitest'
import * as catalog from './index'
import * as lists from './lists'
import * as react from './react/index'
import * as worker from './worker'

test('public surface', () => {
  expect(Object.keys(catalog).sort()).toMatchInlineSnapshot(`
    [
      "ALL",
      "ExportFailed",
      "activityKinds",
      "blockchainOf",
      "catalogErrorText",
      "categories",
      "collectionKinds",
      "collectionTabs",
      "createCatalog",
      "exportFormats",
      "exportList",
      "exportLists",
      "exportResponse",
      "itemFilters",
      "itemSorts",
      "postDateOf",
      "postDates",
      "rankingSorts",
      "ticketStatuses",
    ]
  `)
  expect(Object.keys(lists).sort()).toMatchInlineSnapshot(`
    [
      "ALL",
      "activeFilters",
      "activityKinds",
      "categories",
      "collectionTabs",
      "filterItems",
      "filterRankings",
      "hrefWith",
      "isSameSelection",
      "itemFilters",
      "itemSorts",
      "itemsHref",
      "itemsOptions",
      "itemsParams",
      "keepTab",
      "listPage",
      "narrowItems",
      "noFilters",
      "parseActivityQuery",
      "parseActivitySubject",
      "parseCollectionsQuery",
      "parseItemsQuery",
      "parseRankingsQuery",
      "postDates",
      "propertyKey",
      "rankingControls",
      "rankingSorts",
      "selectedFilters",
      "sortItems",
      "toggleItemFilter",
      "withoutCollectionFilters",
    ]
  `)
  expect(Object.keys(react).sort()).toEqual(['fetchActivity', 'fetchItems', 'useListPages', 'useListQuery'])
  expect(Object.keys(worker).sort()).toMatchInlineSnapshot(`
    [
      "isPostgresUrl",
      "migratePostgres",
      "openDatabase",
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
