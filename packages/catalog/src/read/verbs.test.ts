import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Catalog } from '../catalog'
import { createCatalog } from '../create-catalog'
import { openDatabase } from '../database/open-database'
import type { Run } from '../database/run'
import { exportList, exportLists } from '../export-list'
import { categories, itemFilters, itemSorts, postDates } from '../options'
import { filterItems, filterItemsByChoices, filterRankings, type ItemChoices, sortItems } from '../reduce-lists'
import { createRemoteCatalog } from '../remote-catalog'
import { serveCatalog } from '../serve-catalog'
import { readPosition } from '../sync/position'
import { createTrade } from '../testing/random-trade'
import { freshPostgres } from '../testing/test-postgres'
import { testWorld, type World } from '../testing/test-world'
import type { CatalogItem } from './item-row'
import type { CatalogCollection } from './list-collections'
import type { ListItemsOptions } from './list-items'
import { runQuery } from './query'
import { createVerbs } from './verbs'

let world: World
beforeAll(async () => {
  world = await testWorld({ devnet: { history: false } })
  await createTrade(world.devnet, 51).run(150)
  ;(await world.catalog.catchUp())._unsafeUnwrap()
})
afterAll(() => world.close())

/** A whole list, page by page. */
async function all(catalog: Catalog, options: ListItemsOptions): Promise<{ items: CatalogItem[]; total: number }> {
  const items: CatalogItem[] = []
  let cursor: string | undefined
  let total = 0
  do {
    const page = (await catalog.listItems({ ...options, limit: 100, cursor }))._unsafeUnwrap()
    items.push(...page.items)
    ;({ cursor, total } = page)
  } while (cursor !== undefined)
  return { items, total }
}

const nameOf = ({ collection, localId }: CatalogItem) => `${collection.address}:${localId}`
/** The marketplace's reducers, of items whose age is counted from one moment. */
const reduced = (items: readonly CatalogItem[], filter: string, sort: string): readonly CatalogItem[] =>
  sortItems(
    filterItems(
      items.map((item) => ({ ...item, addDate: -item.mintedAtMs })),
      filter,
    ),
    sort,
  )

test('every sort with every filter equals the reducers on the whole list', async () => {
  const { items: unsorted } = await all(world.catalog, {})
  const { items: catalogued } = await all(world.catalog, { sort: 'Auction Ending Soon' })
  for (const sort of [...itemSorts, 'Something else'])
    for (const filter of [...itemFilters, 'Anything']) {
      const page = await all(world.catalog, { sort, filter })
      const expected = reduced(sort === 'Something else' ? unsorted : catalogued, filter, sort)
      expect(page.items.map(nameOf), `${sort}, ${filter}`).toEqual(expected.map(nameOf))
      expect(page.total, `total of ${sort}, ${filter}`).toBe(expected.length)
    }
})

test('an unsorted list begins with the first item of each collection', async () => {
  const { items } = await all(world.catalog, {})
  const collections = new Set(items.map(({ collection }) => collection.address))
  expect(collections.size).toBeGreaterThan(2)
  const first = items.slice(0, collections.size).map(({ collection }) => collection.address)
  expect(new Set(first)).toEqual(collections)
})

test('collection, category, owner and rarity filter by their fields', async () => {
  const { items } = await all(world.catalog, { sort: 'Auction Ending Soon' })
  const some = items.find(({ collection }) => collection.kind === 'created')
  if (!some) throw new Error('Nothing was created.')
  const won = items.find(({ collection, lazyMinted }) => collection.kind === 'loot' && !lazyMinted)
  const [drawn, holder] = [won?.collection.address, won?.owner]
  const holds: [ListItemsOptions, (item: CatalogItem) => boolean][] = [
    [{ collection: some.collection.address }, ({ collection }) => collection.address === some.collection.address],
    [{ category: some.category }, ({ category }) => category === some.category],
    [{ owner: some.owner }, ({ owner }) => owner === some.owner],
    ...['foil', 'plain', 'no such edge'].flatMap((rarity): typeof holds => [
      [{ collection: drawn, rarity }, (item) => item.collection.address === drawn && item.rarity === rarity],
      [
        { collection: drawn, rarity, filter: 'Show Lazy Minted' },
        (item) => item.collection.address === drawn && item.rarity === rarity && item.lazyMinted,
      ],
      [
        { collection: drawn, rarity, owner: holder },
        (item) => item.collection.address === drawn && item.rarity === rarity && item.owner === holder,
      ],
    ]),
    [{ owner: some.owner, filter: 'NFSW Only' }, ({ owner, nfsw }) => owner === some.owner && nfsw],
  ]
  for (const [options, isWanted] of holds) {
    const page = await all(world.catalog, { ...options, sort: 'Auction Ending Soon' })
    const expected = reduced(items.filter(isWanted), 'none', 'Auction Ending Soon')
    expect(page.items.map(nameOf)).toEqual(expected.map(nameOf))
    expect(page.total).toBe(expected.length)
  }
})

/** A collection's items with what their own data says. */
async function withAttributes(collection: string) {
  const { items } = await all(world.catalog, { collection })
  const described = []
  // One after another: a query waits ten seconds for a connection at most.
  for (const { localId } of items)
    described.push((await world.catalog.getItem({ collection, localId }))._unsafeUnwrap().item)
  return described
}
type Described = Awaited<ReturnType<typeof withAttributes>>

/** Any edges and values of a collection's items, some that none of them has, and none at all. */
const anyChoices = (items: Described): fc.Arbitrary<ItemChoices> => {
  const fields = new Map<string, string[]>([['no such field', ['x']]])
  for (const { name, value } of items.flatMap(({ attributes }) => attributes))
    fields.set(name, [...(fields.get(name) ?? []), value])
  return fc.record(
    {
      rarity: fc.oneof(
        fc.constantFrom(...items.map(({ rarity }) => rarity)),
        fc.array(fc.constantFrom(...items.map(({ rarity }) => rarity), 'no such edge'), { maxLength: 3 }),
      ),
      attributes: fc.array(
        fc.constantFrom(...fields).chain(([name, values]) =>
          fc.record({
            name: fc.constant(name),
            values: fc.array(fc.constantFrom(...values, 'no such value'), { maxLength: 4 }),
          }),
        ),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: [] },
  )
}

test('several rarities and values of several fields equal the reducers on the whole collection', async () => {
  const collections: string[] = [world.devnet.addresses.lootCreatures]
  const created = (await all(world.catalog, {})).items.find(({ collection }) => collection.kind === 'created')
  if (created) collections.push(created.collection.address)
  for (const collection of collections) {
    const items = await withAttributes(collection)
    expect(items.some(({ attributes }) => attributes.length > 0)).toBe(true)
    await fc.assert(
      fc.asyncProperty(
        anyChoices(items),
        fc.constantFrom(...itemSorts, 'none'),
        fc.constantFrom(...itemFilters, 'none'),
        async (choices, sort, filter) => {
          const page = await all(world.catalog, { collection, ...choices, sort, filter })
          const expected = reduced(filterItemsByChoices(items, choices), filter, sort)
          expect(page.items.map(nameOf)).toEqual(expected.map(nameOf))
          expect(page.total).toBe(expected.length)

          const counts = (await world.catalog.countItems({ collection, ...choices, filter }))._unsafeUnwrap()
          expect(counts.filters).toEqual(
            Object.fromEntries(
              itemFilters.map((one) => [one, filterItems(filterItemsByChoices(items, choices), one).length]),
            ),
          )
          const besideEdges = filterItems(filterItemsByChoices(items, { ...choices, rarity: [] }), filter)
          for (const { rarity, items: left } of counts.rarities)
            expect(left, rarity).toBe(besideEdges.filter((item) => item.rarity === rarity).length)
          for (const { name, values } of counts.attributes) {
            const others = choices.attributes?.filter((one) => one.name !== name)
            const beside = filterItems(filterItemsByChoices(items, { ...choices, attributes: others }), filter)
            for (const { value, items: left } of values)
              expect(left, `${name} ${value}`).toBe(
                filterItemsByChoices(beside, { attributes: [{ name, values: [value] }] }).length,
              )
          }
        },
      ),
      { numRuns: 40 },
    )
  }
})

test('a field with useful values is counted with each value, the most frequent first', async () => {
  const collection = world.devnet.addresses.lootCreatures
  const items = await withAttributes(collection)
  const { attributes } = (await world.catalog.countItems({ collection }))._unsafeUnwrap()
  expect(attributes.length).toBeGreaterThan(0)
  expect(attributes.map(({ name }) => name)).not.toContain('rarity')
  for (const { name, values, all: count } of attributes) {
    const fieldValues = items.flatMap((item) =>
      item.attributes.filter((one) => one.name === name).map(({ value }) => value),
    )
    expect(count).toBe(new Set(fieldValues).size)
    expect(new Set(values.map(({ value }) => value)).size).toBe(Math.min(60, count))
    expect(values.map((one) => one.items)).toEqual(values.map((one) => one.items).toSorted((a, b) => b - a))
    expect(Math.max(...values.map((one) => one.items))).toBeGreaterThan(1)
  }
  expect((await world.catalog.countItems())._unsafeUnwrap().attributes).toEqual([])
})

test('a field of many numbers has a range, and a range filters as the reducers do', async () => {
  const collection = world.devnet.addresses.lootCreatures
  const items = await withAttributes(collection)
  const { attributes } = (await world.catalog.countItems({ collection }))._unsafeUnwrap()
  const field = attributes.find(({ range }) => range !== undefined)
  const { min = 0, max = 0 } = field?.range ?? {}
  expect(max).toBeGreaterThan(min)
  const middle = Math.round((min + max) / 2)
  for (const value of [`${min}..${middle}`, `${middle}..`, `..${min}`]) {
    const chosen = [{ name: field?.name ?? '', values: [value] }]
    const { total } = (await world.catalog.listItems({ collection, attributes: chosen }))._unsafeUnwrap()
    expect(total, value).toBe(filterItemsByChoices(items, { attributes: chosen }).length)
    expect(total, value).toBeGreaterThan(0)
  }
})

test('counts of each filter and category equal the reducers', async () => {
  const { items } = await all(world.catalog, {})
  const some = items.find(({ collection }) => collection.kind === 'created')?.collection.address
  const drawn = items.find(({ collection }) => collection.kind === 'loot')?.collection.address
  for (const within of [
    {},
    { category: 'Art' },
    { filter: 'Show Lazy Minted' },
    { collection: some },
    { collection: drawn },
  ]) {
    const counted = (await world.catalog.countItems(within))._unsafeUnwrap()
    const here = items.filter(
      ({ collection }) => within.collection === undefined || collection.address === within.collection,
    )
    const ofCategory = here.filter(({ category }) => within.category === undefined || category === within.category)
    const ofFilter = filterItems(here, within.filter)
    const edges = new Set(within.collection === undefined ? [] : here.map(({ rarity }) => rarity))
    expect(new Map(counted.rarities.map(({ rarity, items: count }) => [rarity, count]))).toEqual(
      new Map([...edges].map((edge) => [edge, ofFilter.filter(({ rarity }) => rarity === edge).length])),
    )
    expect(counted.filters).toEqual(
      Object.fromEntries(itemFilters.map((filter) => [filter, filterItems(ofCategory, filter).length])),
    )
    expect(counted.categories).toEqual(
      Object.fromEntries(
        categories.map((name, at) => [
          name,
          at === 0 ? ofFilter.length : ofFilter.filter(({ category }) => category === name).length,
        ]),
      ),
    )
  }
})

test('getItem counts the items of its collection, and those with the same value of a field', async () => {
  const { items } = await all(world.catalog, {})
  const collection = items.find((one) => one.collection.kind === 'created')?.collection.address ?? ''
  const found = new Map(
    await Promise.all(
      items
        .filter((one) => one.collection.address === collection)
        .map(async ({ localId }) => {
          const { item } = (await world.catalog.getItem({ collection, localId }))._unsafeUnwrap()
          return [localId, item] as const
        }),
    ),
  )
  for (const { supply } of found.values()) expect(supply).toBe(found.size)
  const fields = [...found.values()].flatMap(({ attributes }) => attributes)
  expect(fields.length).toBeGreaterThan(0)
  for (const { name, value, alike } of fields)
    expect(alike, `${name} ${value}`).toBe(
      fields.filter((other) => other.name === name && other.value === value).length,
    )
})

test('rankings are filtered by exact values, and each control has its own reset values', async () => {
  const rank = async (options: Parameters<Catalog['listRankings']>[0]) =>
    (await world.catalog.listRankings({ limit: 100, ...options }))._unsafeUnwrap()
  const { items } = await rank({})
  const addresses = (list: readonly CatalogCollection[]) => list.map(({ address }) => address)
  for (const category of new Set(items.map((one) => one.category)))
    expect(addresses((await rank({ category })).items)).toEqual(addresses(filterRankings(items, 'category', category)))
  for (const postDate of postDates)
    expect(addresses((await rank({ postDate })).items), postDate).toEqual(
      addresses(filterRankings(items, 'postDate', postDate)),
    )
  expect((await rank({ category: 'All', blockchain: 'All' })).total).toBe(items.length)
  expect((await rank({ blockchain: 'LocalNet' })).total).toBe(items.length)
  expect((await rank({ blockchain: 'Radix Mainnet' })).total).toBe(0)
})

test('daily sales equal the figures, oldest first and today last', async () => {
  const { items } = (await world.catalog.listRankings({ limit: 100, days: 30 }))._unsafeUnwrap()
  expect(items.some(({ sold }) => sold > 0)).toBe(true)
  for (const { address, daily = [], sold } of items) {
    expect(daily).toHaveLength(30)
    const stats = (await world.catalog.getStats({ collection: address, days: 3_000 }))._unsafeUnwrap()
    const today = Math.floor(Date.now() / 86_400_000) * 86_400_000
    const byDay = new Map(stats.daily.map((day) => [day.dayMs, day.sold]))
    expect(daily).toEqual(daily.map((_, at) => byDay.get(today - (29 - at) * 86_400_000) ?? 0))
    expect(stats.daily.reduce((sum, day) => sum + day.sold, 0)).toBe(sold)
  }
})

test('activity pages list every row once, newest first, and the totals count the rows', async () => {
  for (const kind of [undefined, 'Bought', 'Transfer', 'Minted']) {
    const seen: string[] = []
    let cursor: string | undefined
    let total = 0
    do {
      const page = (await world.catalog.listActivity({ kind, limit: 17, cursor }))._unsafeUnwrap()
      seen.push(...page.items.map(({ id }) => id))
      ;({ cursor, total } = page)
    } while (cursor !== undefined)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(total)
    const versions = seen.map((id) => Number(id.split('-')[0]))
    expect(versions).toEqual(versions.toSorted((a, b) => b - a))
  }
})

describe('over HTTP', () => {
  test('a worker returns the same answers and errors, and refuses requests that other sites could send', async () => {
    const server = await serveCatalog(world.catalog, { port: 0 })
    const remote = createRemoteCatalog(server.url)
    const strip = (answer: object) => ({ ...JSON.parse(JSON.stringify(answer)), asOf: undefined })
    const here = (await world.catalog.listCollections())._unsafeUnwrap()
    expect(strip((await remote.listCollections())._unsafeUnwrap())).toEqual(strip(here))
    const box = world.devnet.addresses.hugOpen
    const { album } = (await remote.getAlbum({ box }))._unsafeUnwrap()
    expect(album.kinds.length).toBeGreaterThan(2)
    expect(album.kinds.filter(({ owned, waiting }) => owned + waiting > 0)).toEqual([])
    expect((await remote.getItem({ collection: 'resource_x', localId: '#1#' }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'not-found',
    })
    expect((await remote.check())._unsafeUnwrap().differences).toEqual([])
    const body = JSON.stringify({ options: {} })
    const foreign = await fetch(`${server.url}/verbs/listItems`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body,
    })
    const plain = await fetch(`${server.url}/verbs/listItems`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
    })
    expect([foreign.status, plain.status]).toEqual([404, 404])
    await server.close()
    expect((await remote.listItems())._unsafeUnwrapErr()).toMatchObject({ kind: 'unavailable' })
  })
})

describe('exports', () => {
  const text = async (parts: AsyncIterable<string>) => {
    let whole = ''
    for await (const part of parts) whole += part
    return whole
  }
  test('every list as CSV has a header and a line for each row', async () => {
    const { hugOpen, lootCreatures } = world.devnet.addresses
    const of = { pulls: { box: hugOpen }, holders: { collection: lootCreatures } }
    for (const list of exportLists) {
      const options = list in of ? of[list as keyof typeof of] : {}
      const csv = await text(exportList(world.catalog, { list, format: 'csv', options }))
      const rows = JSON.parse(await text(exportList(world.catalog, { list, format: 'json', options }))) as unknown[]
      expect(csv.trimEnd().split('\r\n'), list).toHaveLength(rows.length + 1)
    }
  })
})

describe.skipIf(inject('postgresMissing') !== '')(`plans on PostgreSQL ${inject('postgresMissing')}`, () => {
  /** Tables that grow with the ledger. The others have a row for each box, collection or kind. */
  const large = [
    'items',
    'item_words',
    'known_words',
    'numbers',
    'traits',
    'holdings',
    'balances',
    'draws',
    'transactions',
    'activity',
    'activity_subjects',
    'activity_items',
    'figures',
    'entities',
  ]

  type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }
  const indexes = (plan: Plan): string[] => [plan['Index Name'] ?? '', ...(plan.Plans ?? []).flatMap(indexes)]
  const scans = (plan: Plan): string[] => [
    ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
    ...(plan.Plans ?? []).flatMap(scans),
  ]

  test('no verb scans a growing table, and every index of items serves a verb', async () => {
    const where = await freshPostgres(inject('postgres'))
    const catalog = createCatalog({ ...world.options, database: where })
    ;(await catalog.catchUp())._unsafeUnwrap()
    await catalog.close()
    const database = await openDatabase(where)
    const found: string[] = []
    const used = new Set<string>()
    let statements = 0
    const explaining = {
      ...database,
      read: <T>(work: (run: Run) => Promise<T>) =>
        database.read(async (run) => {
          // So small an index is scanned for good reason; where there is no other way, the planner still has to.
          await run(sql`set local enable_seqscan = off`)
          return work(async (query) => {
            const [row] = await run<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (format json) ${query}`)
            const whole = row?.['QUERY PLAN'][0].Plan
            statements += 1
            for (const name of whole ? indexes(whole) : []) used.add(name)
            for (const table of whole ? scans(whole) : []) if (large.includes(table)) found.push(table)
            return run(query)
          })
        }),
    }
    const verbs = createVerbs(
      (how, query) => runQuery(() => Promise.resolve(explaining), how, Date.now, query),
      'LocalNet',
    )
    const { items } = (await verbs.listItems({ limit: 1 }))._unsafeUnwrap()
    const [item] = items
    if (!item) throw new Error('No item.')
    const collection = item.collection.address
    const owner =
      (await verbs.listHolders({ collection: world.devnet.addresses.hugOpenTickets }))._unsafeUnwrap().items[0]
        ?.address ?? ''
    const { hugOpen: box } = world.devnet.addresses
    const second = { limit: 1 }
    const chosen = [{ name: 'kind', values: ['oak', 'fern'] }]
    const questions = [
      ...[undefined, ...itemSorts].flatMap((sort) =>
        [undefined, ...itemFilters].map((filter) => () => verbs.listItems({ sort, filter })),
      ),
      ...[undefined, ...itemSorts].flatMap((sort) => [
        () => verbs.listItems({ sort, collection }),
        () => verbs.listItems({ sort, category: 'Art' }),
        () => verbs.listItems({ sort, owner }),
      ]),
      async () =>
        verbs.listItems({
          ...second,
          cursor: (await verbs.listItems({ ...second, sort: itemSorts[0] }))._unsafeUnwrap().cursor,
          sort: itemSorts[0],
        }),
      ...[undefined, ...itemSorts].map(
        (sort) => () => verbs.listItems({ sort, collection, rarity: ['foil', 'double'], attributes: chosen }),
      ),
      () => verbs.listItems({ collection, attributes: [{ name: 'serial', values: ['10..20'] }] }),
      () => verbs.countItems({ collection }),
      () => verbs.countItems({ collection, filter: itemFilters[2], rarity: 'foil', attributes: chosen }),
      () => verbs.getItem({ collection, localId: item.localId }),
      () => verbs.getCollection({ address: collection }),
      () => verbs.listHolders({ collection }),
      () => verbs.listCollections({ tab: 'trending' }),
      () => verbs.listRankings({ sort: 'holders' }),
      () => verbs.listActivity(),
      () => verbs.listActivity({ kind: 'Bought' }),
      () => verbs.listActivity({ box }),
      () => verbs.listActivity({ box, kind: 'Bought' }),
      () => verbs.listActivity({ account: owner }),
      () => verbs.listActivity({ item: { collection, localId: item.localId } }),
      () => verbs.listPulls({ box }),
      () => verbs.listPulls({ account: owner }),
      () => verbs.getAccount({ address: owner }),
      () => verbs.getAlbum({ account: owner, box }),
      () => verbs.search({ query: 'moss' }),
      () => verbs.search({ query: 'lunamfuf' }),
      () => verbs.getStats(),
      () => verbs.getStats({ box }),
      () => verbs.getStats({ collection }),
    ]
    for (const question of questions) (await question())._unsafeUnwrap()
    expect(await database.read(readPosition)).toBeDefined()
    const all = await database.read((run) =>
      run<{ name: string }>(
        sql`select indexname as name from pg_indexes where schemaname = 'catalog' and tablename = 'items'`,
      ),
    )
    await database.close()
    // The worker looks for tickets that wait for their draw; every other index of items serves a verb.
    expect(all.map(({ name }) => name).filter((name) => !used.has(name))).toEqual(['items_waiting'])
    expect(statements).toBeGreaterThan(questions.length)
    expect(found).toEqual([])
  })
})
