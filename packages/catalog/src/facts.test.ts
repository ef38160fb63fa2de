import { addAmounts, formatAmount } from '@lootboxes/ledger'
import { afterEach, describe, expect, test } from 'vitest'
import { createCatalog } from './create-catalog'
import { itemSorts } from './options'
import { createRemoteCatalog } from './remote-catalog'
import { serveCatalog } from './serve-catalog'
import { createTrade } from './testing/random-trade'
import { testWorld } from './testing/test-world'

const DAY_MS = 86_400_000
const close: (() => unknown)[] = []
afterEach(async () => {
  for (const one of close.splice(0).reverse()) await one()
})

/** A devnet without history whose clock the test moves, its accounts and the words to trade with. */
async function trading() {
  const clock = { ms: Date.now() - 30 * DAY_MS }
  const world = await testWorld({ devnet: { history: false, now: () => clock.ms } })
  close.push(world.close)
  const { traders, boxes, manifests: m, send } = createTrade(world.devnet, 1)
  const [main, club] = traders
  if (!main || !club) throw new Error('No accounts.')
  const [box] = boxes
  const commit = async (...parts: readonly string[]) => {
    const record = await send(m.lines(...parts), { signers: [main, club] })
    await world.devnet.idle()
    if (record?.status !== 'CommittedSuccess') throw new Error(record?.error ?? 'rejected')
    return record
  }
  const held = (trader = main) => [...(trader.held.get(box.tickets) ?? [])]
  const catchUp = async () => (await world.catalog.catchUp())._unsafeUnwrap()
  const stats = async () => (await world.catalog.getStats({ box: box.component, days: 3_660 }))._unsafeUnwrap()
  const life = async (localId: string) =>
    (await world.catalog.getItem({ collection: box.tickets, localId }))._unsafeUnwrap().item.life
  return { ...world, clock, main, club, box, m, send, commit, held, catchUp, stats, life }
}

const buy = ({ m, main, box }: Awaited<ReturnType<typeof trading>>, total: number) =>
  m.lines(m.buy(main.account, box, total), m.depositAll(main.account))

describe('openings', () => {
  test('a manifest that reveals one ticket and names 60 others opens one', async () => {
    const world = await trading()
    const { catalog, devnet, main, club, box, m, commit, held, catchUp, stats, life } = world
    await commit(m.buy(club.account, box, 120), m.depositAll(club.account))
    await commit(buy(world, 2))
    await catchUp()
    const [own = ''] = held()
    const others = held(club)
    const items = others.map((id) => ({ id, name: 'Moss', rarity: 'plain', season: 'none' }))
    const attack = await commit(
      m.withdrawIds(main.account, box.tickets, [own]),
      m.spend(box, 'reveal_ticket'),
      m.create(main.account, 'Named after tickets', 'art', items),
    )
    await catchUp()
    expect((await stats()).box).toMatchObject({ sold: 61, opened: 1, revealed: 1 })
    const { items: feed } = (await catalog.listActivity({ kind: 'Revealed' }))._unsafeUnwrap()
    expect(feed.map(({ count, from, things }) => [count, from, things.map(({ localId }) => localId)])).toEqual([
      [1, main.account, [own]],
    ])
    expect((await life(own)).opened?.stateVersion).toBe(attack.stateVersion)
    for (const id of others) {
      const { opened, revealed } = await life(id)
      expect([opened, revealed]).toEqual([undefined, undefined])
    }

    // Their own opening counts when it comes, at its own transaction.
    const later = await commit(
      m.withdrawIds(club.account, box.tickets, others.slice(0, 2)),
      m.spend(box, 'reveal_ticket'),
      m.depositAll(club.account),
    )
    await catchUp()
    expect((await life(others[0] ?? '')).opened?.stateVersion).toBe(later.stateVersion)
    expect((await stats()).opened).toBe(3)
    expect(devnet.ledger.chain.tip().stateVersion).toBeGreaterThan(later.stateVersion)
  })

  test('tickets that pass through a transaction beside an opening are not opened by it', async () => {
    const world = await trading()
    const { main, box, m, commit, held, catchUp, stats } = world
    await commit(buy(world, 10))
    const [own = '', ...others] = held()
    await commit(
      m.withdrawIds(main.account, box.tickets, [own]),
      m.spend(box, 'reveal_ticket'),
      m.withdrawIds(main.account, box.tickets, others),
      m.depositAll(main.account),
    )
    await catchUp()
    expect(await stats()).toMatchObject({ sold: 5, opened: 1, revealed: 1 })
  })

  test('a purchase and a reveal in one transaction count as both', async () => {
    const world = await trading()
    const { catalog, main, box, m, commit, catchUp, stats } = world
    await commit(m.buy(main.account, box, 6), m.spend(box, 'reveal_ticket'), m.depositAll(main.account))
    await catchUp()
    expect(await stats()).toMatchObject({ sold: 3, opened: 3, revealed: 3 })
    const { items } = (await catalog.listActivity({ account: main.account }))._unsafeUnwrap()
    expect(items.map(({ label, count, from, to }) => [label, count, from, to])).toEqual([
      ['Revealed', 3, main.account, box.component],
      ['Bought 3', 3, box.component, main.account],
    ])
  })

  test('a reveal by amount is counted on the day of the reveal', async () => {
    const world = await trading()
    const { clock, main, box, m, commit, catchUp, stats } = world
    await commit(buy(world, 6))
    clock.ms += 3 * DAY_MS
    await commit(m.withdraw(main.account, box.tickets, 2), m.spend(box, 'reveal_ticket'), m.depositAll(main.account))
    await catchUp()
    const { daily, opened } = await stats()
    expect(opened).toBe(2)
    const dayOf = (ms: number) => Math.floor(ms / DAY_MS) * DAY_MS
    expect(daily.map(({ dayMs, sold, opened: one, revealed }) => [dayMs, sold, one, revealed])).toEqual([
      [dayOf(clock.ms - 3 * DAY_MS), 3, 0, 0],
      [dayOf(clock.ms), 0, 2, 2],
    ])
  })
})

describe('money', () => {
  test('a box pays the fees of a failed and of a committed transaction, each on its day, and its balance says so', async () => {
    const world = await trading()
    const { catalog, clock, club, box, m, send, catchUp, stats } = world
    const buyFor = async (total: string) => {
      const record = await send(m.lines(m.buy(club.account, box, total, 'payment', true), m.depositAll(club.account)), {
        signers: [club],
        fee: 'box',
      })
      if (!record) throw new Error('The devnet refused the transaction.')
      return record
    }
    const failed = await buyFor('0.5')
    clock.ms += 2 * DAY_MS
    const [first, second] = [await buyFor('2'), await buyFor('2')]
    expect([failed, first, second].map(({ status }) => status)).toEqual([
      'CommittedFailure',
      'CommittedSuccess',
      'CommittedSuccess',
    ])
    await catchUp()
    const { daily, box: paying } = await stats()
    const [early, late] = [failed.fee.total, addAmounts(first.fee.total, second.fee.total)]
    expect(daily.map(({ sold, fees }) => [sold, fees])).toEqual([
      [0, formatAmount(early)],
      [2, formatAmount(late)],
    ])
    expect(paying?.fees).toBe(formatAmount(addAmounts(early, late)))
    expect((await catalog.check())._unsafeUnwrap().differences).toEqual([])
  })

  test('items in a box have the price on the ledger at the version of the answer', async () => {
    const world = await trading()
    const { catalog, devnet, box, m, send, commit, catchUp, stats } = world
    await commit(buy(world, 4))
    const setPrice = (price: string) =>
      send(m.call(box.component, 'set_price', `Decimal("${price}")`), { signers: [], fee: 'oracle' })
    await setPrice('3.5')
    await catchUp()
    expect((await stats()).box?.price).toBe('3.5')
    const collection = devnet.addresses.lootCreatures
    const prices = () =>
      Promise.all(
        itemSorts.slice(0, 2).map(async (sort) => {
          const { items } = (await catalog.listItems({ collection, sort, limit: 1 }))._unsafeUnwrap()
          return items[0]?.price
        }),
      )
    // The other box still asks for 2.
    expect(await prices()).toEqual(['2', '3.5'])
    const sold = (await catalog.getItem({ collection: box.tickets, localId: '#1#' }))._unsafeUnwrap()
    expect(sold.item.price).toBe('2')
    await setPrice('2')
    await catchUp()
    expect(await prices()).toEqual(['2', '2'])
  })

  test('a purchase beside a top-up is worth what was paid for the tickets', async () => {
    const world = await trading()
    const { main, box, m, commit, catchUp, stats } = world
    await commit(
      m.buy(main.account, box, 4),
      m.withdraw(main.account, m.xrd, 3),
      m.take(m.xrd, 3, 'extra'),
      m.call(box.component, 'top_up_fee_vault', 'Bucket("extra")'),
      m.depositAll(main.account),
    )
    await catchUp()
    expect(await stats()).toMatchObject({ sold: 2, volume: '4' })
  })
})

describe('accounts and sums', () => {
  test('the account that held a ticket redeemed it, even if another account received the loot', async () => {
    const world = await trading()
    const { catalog, main, club, box, m, commit, held, catchUp } = world
    await commit(m.buy(main.account, box, 2), m.spend(box, 'reveal_ticket'), m.depositAll(main.account))
    await commit(
      m.withdrawIds(main.account, box.tickets, held()),
      m.spend(box, 'claim_loot'),
      m.depositAll(club.account),
    )
    await catchUp()
    const accountOf = async (address: string) => (await catalog.getAccount({ address }))._unsafeUnwrap().account
    expect(await accountOf(main.account)).toMatchObject({ tickets: { redeemed: 1 }, bought: 1, itemsHeld: 0, pulls: 1 })
    expect(await accountOf(club.account)).toMatchObject({ tickets: { redeemed: 0 }, bought: 0, itemsHeld: 1, pulls: 0 })
    // Both see it in their activity.
    for (const { account } of [main, club]) {
      const { items } = (await catalog.listActivity({ account, kind: 'Claimed' }))._unsafeUnwrap()
      expect(items).toMatchObject([{ from: box.component, to: club.account, count: 1 }])
    }
  })

  test('figures count items without tickets', async () => {
    const world = await trading()
    const { catalog, commit, catchUp } = world
    await catchUp()
    const before = (await catalog.getStats())._unsafeUnwrap().items
    await commit(buy(world, 8))
    await catchUp()
    expect((await catalog.getStats())._unsafeUnwrap().items).toBe(before)
    const { items } = (await catalog.listCollections({ limit: 100 }))._unsafeUnwrap()
    expect(before).toBe(items.reduce((sum, { supply }) => sum + supply, 0))
  })

  test('an item that is minted and burned by one transaction counts as both', async () => {
    const world = await trading()
    const { catalog, main, m, commit, catchUp } = world
    const item = { id: '#1#', name: 'Moss', rarity: 'plain', season: 'none' }
    await commit(m.create(main.account, 'Short', 'art', [item]))
    await catchUp()
    const [collection] = (await catalog.listCollections({ kinds: ['created'] }))._unsafeUnwrap().items
    const address = collection?.address ?? ''
    const minted = m.mint(main.account, address, [{ ...item, id: '#2#' }])
    await commit(minted.replace(/CALL_METHOD[^;]+"deposit_batch"[^;]+;/, m.burn(address)))
    await catchUp()
    const { collection: after } = (await catalog.getCollection({ address }))._unsafeUnwrap()
    expect(after).toMatchObject({ minted: 2, burned: 1, supply: 1 })
  })
})

describe('a worker', () => {
  test('catches up at the request of a remote catalog, also while it follows the ledger', async () => {
    const world = await trading()
    const { catalog, devnet, commit } = world
    const server = await serveCatalog(catalog, { port: 0 })
    const remote = createRemoteCatalog(server.url)
    const stop = new AbortController()
    const version = async () => (await remote.getStatus())._unsafeUnwrap().asOf.stateVersion
    try {
      ;(await remote.catchUp())._unsafeUnwrap()
      expect(await version()).toBe(devnet.ledger.chain.tip().stateVersion)
      const following = catalog.follow({ signal: stop.signal })
      await commit(buy(world, 2))
      ;(await remote.catchUp())._unsafeUnwrap()
      expect(await version()).toBe(devnet.ledger.chain.tip().stateVersion)
      ;(await remote.rebuild())._unsafeUnwrap()
      expect((await remote.getStatus())._unsafeUnwrap().generation).toBe(2)
      stop.abort()
      await following
    } finally {
      stop.abort()
      await server.close()
    }
  })
})

test('a check reports every wrong field', async () => {
  const world = await trading()
  const { box, main, m, commit, catchUp, options, catalog } = world
  await commit(m.buy(main.account, box, 4), m.spend(box, 'reveal_ticket'), m.depositAll(main.account))
  await catchUp()
  await catalog.close()
  const { openDatabase } = await import('./database/open-database')
  const { sql } = await import('drizzle-orm')
  const database = await openDatabase(options.database)
  const writer = await database.tryWriter()
  await writer?.write(async (run) => {
    await run(
      sql`update catalog.holdings set owner_id = owner_id + 1 where item_id = (select max(item_id) from catalog.holdings)`,
    )
    await run(sql`update catalog.boxes set opened = opened + 60, fees = fees + 1`)
    await run(sql`update catalog.figures set opened = opened + 1, fees = fees + 1 where span = 'day' and opened > 0`)
    await run(sql`update catalog.items set opened_version = opened_version - 1 where opened_version is not null`)
    await run(sql`delete from catalog.items where id = 1`)
    await run(sql`update catalog.item_words set words = 'other' where item_id = 2`)
    await run(sql`delete from catalog.numbers`)
  })
  await database.close()
  const again = createCatalog(options)
  const whats = new Set((await again.check())._unsafeUnwrap().differences.map(({ what }) => what))
  await again.close()
  for (const what of [
    'item owner',
    'box opened',
    'box money',
    'box fees',
    'day opened',
    'day fees',
    'item opened',
    'item',
    'balances',
    'words of items',
    'numbers',
  ])
    expect(whats).toContain(what)
})

test('two prints of a box have two names, and a restart writes a new name into the existing index', async () => {
  const { catchUp, options, catalog } = await trading()
  await catchUp()
  const names = async (one: typeof catalog) => (await one.getStats({}))._unsafeUnwrap().boxes.map(({ title }) => title)
  expect(await names(catalog)).toEqual(['Hug the Eco System, second print', 'Hug the Eco System, first print'])
  await catalog.close()
  const lines: string[] = []
  const again = createCatalog({
    ...options,
    boxes: options.boxes.map((box) => ({ ...box, name: `${box.name}, renamed` })),
    logger: { info: (line) => lines.push(line), warn: (line) => lines.push(line) },
  })
  ;(await again.catchUp())._unsafeUnwrap()
  expect(await names(again)).toEqual([
    'Hug the Eco System, second print, renamed',
    'Hug the Eco System, first print, renamed',
  ])
  expect(lines.join()).not.toContain('from the start')
  await again.close()
})
