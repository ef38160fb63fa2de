import { addAmounts, formatAmount, parseAmount } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatalogError } from './catalog-error'
import { testWorld, type World } from './testing/test-world'

let world: World
beforeAll(async () => {
  // The clock stands, because every answer has the age of its items in seconds.
  const nowMs = Date.now()
  world = await testWorld({ own: { now: () => nowMs } })
  ;(await world.catalog.catchUp())._unsafeUnwrap()
})
afterAll(() => world.close())

/** Exact: fees have eighteen digits. */
const sumOf = (amounts: readonly string[]): string =>
  formatAmount(addAmounts(...amounts.map((amount) => parseAmount(amount)._unsafeUnwrap())))

const value = async <T>(answer: ResultAsync<T, CatalogError>): Promise<T> => (await answer)._unsafeUnwrap()

test('the index of a devnet with six days of trade equals the ledger', async () => {
  const report = await value(world.catalog.check())
  expect(report.differences).toEqual([])
  expect(report).toMatchObject({ collections: 4, boxes: 2, items: 1_920 })
})

describe('collections', () => {
  test('of loot: their flags and the fields that lists are sorted and filtered by (spec L51)', async () => {
    const { items, total, asOf } = await value(world.catalog.listCollections())
    expect(total).toBe(2)
    expect(items.map(({ name }) => name)).toEqual(['Eco Creatures', 'Eco Plants'])
    expect(items[0]).toMatchObject({
      kind: 'loot',
      verified: true,
      nfsw: false,
      category: 'Collectibles',
      blockchain: 'LocalNet',
      recent: true,
      top: true,
      trending: expect.any(Boolean),
      postDate: 'Last 24 Hours',
    })
    const listed = await value(world.catalog.listItems({ sort: 'Price: Low to High', limit: 1 }))
    expect(listed.items[0]).toMatchObject({
      sortPrice: 2,
      verified: true,
      nfsw: false,
      lazyMinted: expect.any(Boolean),
      drawn: expect.any(Boolean),
    })
    expect(listed.items[0]?.addDate).toBeGreaterThan(0)
    expect(items[0]?.samples).toHaveLength(4)
    expect(asOf).toMatchObject({ reached: true, catchingUp: false })
  })
  test('no burned item is a sample', async () => {
    const { items } = await value(world.catalog.listCollections({ kinds: ['ticket'] }))
    const used = items.filter(({ burned, supply }) => burned > 0 && supply > 0)
    expect(used.length).toBeGreaterThan(0)
    for (const { address: collection, samples } of used) {
      expect(samples.length).toBeGreaterThan(0)
      for (const { localId } of samples)
        expect((await value(world.catalog.getItem({ collection, localId }))).item).toMatchObject({ burned: false })
    }
  })

  test('of tickets if `kinds` names them', async () => {
    const { items } = await value(world.catalog.listCollections({ kinds: ['ticket'] }))
    expect(items.map(({ sold, box }) => [sold, box])).toEqual([
      [412, world.devnet.addresses.hugOpen],
      [254, world.devnet.addresses.hugSoldOut],
    ])
  })
})

describe('items', () => {
  test('pages list every item once, in order, with one total', async () => {
    const keys = new Set<string>()
    let cursor: string | undefined
    let lastPrice = 0
    for (;;) {
      const page = await value(world.catalog.listItems({ sort: 'Price: Low to High', limit: 100, cursor }))
      expect(page.total).toBe(1_254)
      for (const { collection, localId, sortPrice } of page.items) {
        keys.add(`${collection.address}:${localId}`)
        expect(sortPrice ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(lastPrice)
        lastPrice = sortPrice ?? Number.POSITIVE_INFINITY
      }
      cursor = page.cursor
      if (cursor === undefined) break
    }
    expect(keys.size).toBe(1_254)
  })
  test('an item with its history', async () => {
    const claimed = await value(world.catalog.listActivity({ kind: 'Claimed', limit: 1 }))
    const thing = claimed.items[0]?.things[0]
    if (!thing) throw new Error('Nothing was claimed.')
    const { item } = await value(world.catalog.getItem(thing))
    expect(item.lazyMinted).toBe(false)
    const { printed, bought, opened, revealed, claimed: taken } = item.life
    const order = [printed, bought, opened, revealed, taken].map((event) => event?.stateVersion ?? 0)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order.every((at) => at > 0)).toBe(true)
    expect(bought?.transactionIntentHash).toMatch(/^txid_loc1/)
    expect(item.odds?.share).toBeGreaterThan(0)
    expect(item.ticket?.owner).toBe(item.owner)
    expect(item.price).toBe('2')
  })
  test('the copies of an item are those of its box, although another box has some', async () => {
    const { lootCreatures: collection, hugOpen, hugSoldOut } = world.devnet.addresses
    const { items } = await value(world.catalog.listItems({ collection, limit: 1 }))
    const { item } = await value(world.catalog.getItem({ collection, localId: items[0]?.localId ?? '' }))
    const printed = async (box: string) =>
      (await value(world.catalog.getStats({ box }))).box?.kinds.find(({ name }) => name === item.name)?.printed ?? 0
    const [first, second] = await Promise.all([printed(hugSoldOut), printed(hugOpen)])
    expect(Math.min(first, second)).toBeGreaterThan(0)
    expect(item.copies).toBe(item.box?.address === hugOpen ? second : first)
  })
})

test('the choice of items after a reveal is a kind of activity, and names the tickets and their items', async () => {
  const { items, total } = await value(world.catalog.listActivity({ kind: 'Drawn', limit: 100 }))
  expect(total).toBeGreaterThan(0)
  for (const { kind, method, things } of items) {
    expect([kind, method]).toEqual(['Drawn', 'draw'])
    expect(new Set(things.map((thing) => thing.kind))).toEqual(new Set(['loot', 'ticket']))
  }
})

test('activity is labelled as the storefront labels it', async () => {
  const { items } = await value(world.catalog.listActivity({ kind: 'Bought', limit: 5 }))
  for (const { label, count, amount } of items) {
    expect(label).toBe(`Bought ${count}`)
    expect(Number(amount)).toBe(count * 2)
  }
})

test('a rank is a place, a filter is exact, and unknown ones reset', async () => {
  const all = await value(world.catalog.listRankings({ sort: 'volume' }))
  expect(all.items.map(({ rank }) => rank)).toEqual([1, 2])
  expect((await value(world.catalog.listRankings({ category: 'Art' }))).items).toEqual([])
  expect((await value(world.catalog.listRankings({ postDate: 'Last Year' }))).total).toBe(2)
  expect((await value(world.catalog.listRankings({ postDate: 'Last 7 Days' }))).total).toBe(
    all.items.filter(({ postDate }) => postDate === 'Last 7 Days').length,
  )
})

test('an account has its tickets, its loot and its pulls', async () => {
  const { items } = await value(world.catalog.listHolders({ collection: world.devnet.addresses.lootCreatures }))
  const address = items[0]?.address ?? ''
  const { account } = await value(world.catalog.getAccount({ address }))
  expect(account).toMatchObject({ known: true })
  expect(account.pulls).toBe((await value(world.catalog.listPulls({ account: address }))).total)
  expect(account.itemsHeld).toBe((await value(world.catalog.listItems({ owner: address }))).total)
  expect(account.ticketsHeld).toBe((await value(world.catalog.listItems({ owner: address, tickets: true }))).total)
  expect(account.tickets.redeemed + account.ticketsHeld).toBe(account.bought)
})

test('an album has every kind of a box, with the copies an account holds and has drawn', async () => {
  const { hugOpen, lootCreatures } = world.devnet.addresses
  const stats = (await value(world.catalog.getStats({ box: hugOpen }))).box
  const { items } = await value(world.catalog.listHolders({ collection: lootCreatures }))
  for (const { address } of items.slice(0, 3)) {
    const { album } = await value(world.catalog.getAlbum({ account: address, box: hugOpen }))
    expect(album.kinds.map(({ name, left }) => [name, left])).toEqual(
      stats?.kinds.map(({ name, left }) => [name, left]),
    )
    for (const { collection, localId, description } of album.kinds.filter(({ owned }) => owned > 0))
      expect(description).toBe((await value(world.catalog.getItem({ collection, localId }))).item.description)
    const sum = (of: 'owned' | 'waiting') => album.kinds.reduce((all, kind) => all + kind[of], 0)
    const { account } = await value(world.catalog.getAccount({ address }))
    expect(sum('owned')).toBe(account.itemsHeld)
    expect(account.boxes.includes(hugOpen)).toBe(account.itemsHeld + account.ticketsHeld > 0)
    const pulls = (await value(world.catalog.listPulls({ account: address, limit: 100 }))).items
    for (const { item: won, claimed } of pulls.slice(0, 5))
      expect((await value(world.catalog.getItem(won))).item.drawn).toBe(!claimed)
    expect(sum('waiting')).toBe(pulls.filter(({ claimed }) => !claimed).length)
  }
  const { album } = await value(world.catalog.getAlbum({ account: 'account_loc1nobody', box: hugOpen }))
  expect(album.kinds.every(({ owned, waiting, localId }) => owned + waiting === 0 && localId !== '')).toBe(true)
})

test('the album of a box with tagged loot shows no picture of it (trap T15)', async () => {
  // Pictures of a world that is no file are addresses.
  const genesis = JSON.parse(
    JSON.stringify(world.devnet.genesis.world).replaceAll('"art/', '"https://pictures.example/'),
  ) as typeof world.devnet.genesis.world
  const collections = Object.fromEntries(
    Object.entries(genesis.collections).map(([name, collection]) => [name, { ...collection, tags: ['nsfw'] }]),
  )
  const tagged = await testWorld({ devnet: { genesis: { ...genesis, collections }, history: false } })
  try {
    ;(await tagged.catalog.catchUp())._unsafeUnwrap()
    const kindsOf = async ({ catalog, devnet }: World) =>
      (await value(catalog.getAlbum({ account: 'account_loc1nobody', box: devnet.addresses.hugOpen }))).album.kinds
    expect((await kindsOf(world)).every(({ hasPicture }) => hasPicture)).toBe(true)
    expect((await kindsOf(tagged)).map(({ hasPicture }) => hasPicture)).toEqual((await kindsOf(world)).map(() => false))
  } finally {
    await tagged.close()
  }
})

describe('search', () => {
  const search = async (query: string, limit?: number) => value(world.catalog.search({ query, limit }))

  test('a synonym finds what the word itself does not', async () => {
    const foil = await search('foil')
    expect(foil.totals.items).toBeGreaterThan(0)
    expect((await search('legendary')).totals.items).toBe(0)
    const synonyms = { legendary: 'foil', plants: "| ' :*" }
    expect((await value(world.catalog.search({ query: 'Legendary', synonyms }))).totals).toEqual(foil.totals)
    expect((await value(world.catalog.search({ query: 'plants', synonyms }))).totals).toEqual(
      (await search('plants')).totals,
    )
  })

  test('suggestions are the first results, without a count of the items', async () => {
    const all = await search('pu', 4)
    expect(all.totals.items).toBeGreaterThan(4)
    const { items, totals } = await value(world.catalog.search({ query: 'pu', limit: 4, countsItems: false }))
    expect(items).toEqual(all.items)
    expect(totals).toEqual({ ...all.totals, items: 4 })
  })

  test('finds by name, by the beginning of a word, and jumps to addresses', async () => {
    expect((await search('creat eco')).collections.map(({ title }) => title)).toEqual(['Eco Creatures'])
    expect((await search('lunam')).items[0]?.name).toBe('Lunamuff')
    const { hugOpen } = world.devnet.addresses
    expect((await search(` ${hugOpen} `)).jump).toEqual({ kind: 'box', address: hugOpen })
    expect((await search("' & ! | ( \\ :*")).items).toEqual([])
  })

  test('counts every match, and pages through them', async () => {
    const { items } = await value(world.catalog.listItems({ limit: 100 }))
    const name = items[0]?.name ?? ''
    const found = await search(name, 2)
    expect(found.items).toHaveLength(2)
    expect(found.totals.items).toBeGreaterThan(2)
    const rest = await value(world.catalog.search({ query: name, limit: 100, offset: 2 }))
    expect(rest.items).toHaveLength(found.totals.items - 2)
    expect(rest.items.map(({ localId }) => localId)).not.toContain(found.items[0]?.localId)
  })

  test('one item of each kind comes before the other copies', async () => {
    const { items, totals } = await search('foil', 100)
    const names = items.map(({ name }) => name)
    const kinds = new Set(names).size
    expect(kinds).toBeGreaterThan(1)
    expect(totals.items).toBeGreaterThan(kinds)
    expect(new Set(names.slice(0, kinds)).size).toBe(kinds)
  })

  test('finds items by the values of their properties', async () => {
    const { counts } = await value(world.catalog.countItems({ collection: world.devnet.addresses.lootCreatures })).then(
      ({ attributes }) => ({ counts: attributes.find(({ name }) => name === 'kind')?.values ?? [] }),
    )
    const kind = counts[0]
    const { items, totals } = await search(kind?.value ?? '')
    expect(totals.items).toBeGreaterThanOrEqual(kind?.items ?? 1)
    // The answer says which property has the word, except where the name has it.
    expect(items.at(-1)?.matched).toEqual({ name: 'kind', value: kind?.value })
    expect((await search('lunam')).items[0]?.matched).toBeUndefined()
  })

  test('a mistyped word is replaced with the most similar known one, and the answer says so', async () => {
    const found = await search('lunamfuf')
    expect(found).toMatchObject({ correctedTo: 'lunamuff' })
    expect(found.items[0]?.name).toBe('Lunamuff')
    expect(await search('qzqzqz')).toMatchObject({ correctedTo: undefined, items: [] })
  })

  test('letters inside a word are no match', async () => {
    expect((await search('old')).boxes).toEqual([])
  })
})

test('figures by day add up to the sums', async () => {
  const { hugSoldOut } = world.devnet.addresses
  const { box, daily, sold } = await value(world.catalog.getStats({ box: hugSoldOut }))
  expect(box).toMatchObject({ soldOut: true, sold: 254, maxTickets: 254 })
  expect(box?.daysToSellOut).toBeGreaterThan(0)
  expect(Number(box?.fees), 'the box paid for the members of its club').toBeGreaterThan(0)
  expect(box?.kinds.reduce((all, { printed }) => all + printed, 0)).toBe(254)
  expect(daily.reduce((all, day) => all + day.sold, 0)).toBe(sold)
  expect(sumOf(daily.map(({ fees }) => fees))).toBe(box?.fees)
  const all = await value(world.catalog.getStats({}))
  expect(sumOf(all.daily.map(({ fees }) => fees))).toBe(sumOf(all.boxes.map(({ fees }) => fees)))
})

describe('input that would fail in the database is the caller’s mistake', () => {
  /** A cursor of this build and of one of the lists, with keys that the caller chose. */
  const forged = async (list: string, ...keys: readonly unknown[]) => {
    const { generation } = await value(world.catalog.getStatus())
    return Buffer.from(JSON.stringify([generation, list, ...keys])).toString('base64url')
  }
  const refused = { kind: 'bad-request', field: 'cursor' }

  test.each(['Infinity', '1.5', '99999999999999', '-', '', '1e3', null])(
    'the cursor key %j in place of a number',
    async (key) => {
      const { addresses } = world.devnet
      const { catalog } = world
      const answers = [
        catalog.listItems({ cursor: await forged('items mixed', '1', key) }),
        catalog.listItems({ collection: addresses.lootCreatures, cursor: await forged('items id', key) }),
        catalog.listItems({ sort: 'Price: Low to High', cursor: await forged('items price_up', '2', key) }),
        catalog.listRankings({ sort: 'volume', cursor: await forged('collections volume', '-2', key, '1') }),
        catalog.listActivity({ cursor: await forged('activity', '5', key) }),
        catalog.listHolders({ collection: addresses.hugOpenTickets, cursor: await forged('holders', '1', key) }),
        catalog.listPulls({ box: addresses.hugOpen, cursor: await forged('pulls', '1', key) }),
      ]
      for (const answer of answers) expect((await answer)._unsafeUnwrapErr()).toEqual(refused)
    },
  )

  test('a cursor with a key too many, or none', async () => {
    for (const keys of [[], [1], [1, 2, 3]])
      expect(
        (await world.catalog.listItems({ cursor: await forged('items mixed', ...keys) }))._unsafeUnwrapErr(),
      ).toEqual(refused)
  })

  test('a NUL byte in a text', async () => {
    const { catalog } = world
    const answers = [
      catalog.listItems({ collection: 'a\0b' }),
      catalog.listItems({ category: '\0' }),
      catalog.getItem({ collection: '\0', localId: '#1#' }),
      catalog.listActivity({ box: '\0' }),
      catalog.getAccount({ address: '\0' }),
    ]
    for (const answer of answers) expect((await answer)._unsafeUnwrapErr()).toMatchObject({ kind: 'bad-request' })
  })
})

test('unknown collections and cursors are errors; an unknown account is empty', async () => {
  expect((await world.catalog.getCollection({ address: 'resource_loc1nothing' }))._unsafeUnwrapErr()).toMatchObject({
    kind: 'not-found',
  })
  expect((await world.catalog.listItems({ cursor: 'nonsense' }))._unsafeUnwrapErr()).toMatchObject({
    kind: 'bad-cursor',
  })
  const { account } = await value(world.catalog.getAccount({ address: 'account_loc1nobody' }))
  expect(account).toMatchObject({ known: false, bought: 0, boxes: [] })
})
