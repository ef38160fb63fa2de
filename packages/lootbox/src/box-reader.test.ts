import { amountOf } from '@lootboxes/ledger'
import { describe, expect, test } from 'vitest'
import { createBoxReader } from './box-reader'
import { createProductApi } from './create-product-api'
import { createFairnessReader } from './fairness-reader'
import { component, config, createLedger, ids, lootOf, mint, named, string, tickets, tuple } from './ledger.fixture'
import type { OddsLine } from './odds'

type Vault = { at: number; resource: string; ids: string[]; version?: number; cursor?: string }
const own = (n: number) => ({ kind: 'Own', value: mint('non-fungible-vault', n) })
const u64 = (value: number) => ({ kind: 'U64', value: String(value) })
const drawing = (name: string, rarity: string) =>
  tuple(
    'Loot',
    named('name', string(name)),
    named('rarity', string(rarity)),
    named('key_image_url', string('ipfs://x')),
  )

const stateOf = (sold: number, pool: readonly number[] | undefined) =>
  tuple(
    'Lootbox',
    named('price', { kind: 'Decimal', value: '2' }),
    named('max_tickets', u64(10)),
    named('tickets_sold', u64(sold)),
    ...(pool ? [named('pool', { kind: 'Array', element_kind: 'Own', elements: pool.map(own) })] : []),
    named('reserved', { kind: 'Array', element_kind: 'Own', elements: [own(9)] }),
    named('open', { kind: 'Bool', value: true }),
  )

const held = (vaults: readonly Vault[]) => ({
  total_count: vaults.length,
  items: vaults.map(({ at, resource, ids: all, version = 1, cursor }) => ({
    aggregation_level: 'Vault',
    resource_address: resource,
    vaults: {
      total_count: 1,
      items: [
        {
          vault_address: mint('non-fungible-vault', at),
          total_count: all.length,
          last_updated_at_state_version: version,
          items: all,
          ...(cursor === undefined ? {} : { next_cursor: cursor }),
        },
      ],
    },
  })),
})

const setUp = (vaults: readonly Vault[], state: object = stateOf(3, [1, 2])) => {
  const ledger = createLedger()
  const show = (list: readonly Vault[], now: object) =>
    ledger.describe(component, {
      details: { details: { type: 'Component', state: now }, non_fungible_resources: held(list) },
    })
  show(vaults, state)
  ledger.describe(tickets, { details: { details: { type: 'NonFungibleResource', total_minted: '4' } } })
  for (const { resource, ids: all } of vaults)
    for (const id of all)
      ledger.write(resource, id, { data: drawing(id === '#1#' ? 'Rare' : 'Plain', id === '#1#' ? 'foil' : 'plain') })
  return { ledger, show, api: createProductApi(ledger.gateway, config) }
}
const pool: Vault[] = [
  { at: 1, resource: lootOf(1), ids: ids(4) },
  { at: 2, resource: lootOf(2), ids: ['#7#'] },
  { at: 9, resource: lootOf(1), ids: ids(50, 100) },
]

describe('odds', () => {
  test('what is left of each kind over all that is left in the pool; what is reserved does not count', async () => {
    const { api, ledger } = setUp(pool)
    const { stateVersion, value } = (await api.getOdds(component))._unsafeUnwrap()
    expect(stateVersion).toBe(1_000)
    expect(value?.total).toBe(5)
    expect(value?.lines.map(({ name, rarity, left, share }) => [name, rarity, left, share])).toEqual(
      expect.arrayContaining([
        ['Rare', 'foil', 1, 0.2],
        ['Plain', 'plain', 3, 0.6],
        ['Plain', 'plain', 1, 0.2],
      ]),
    )
    expect(value?.lines.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    // The box; two collections in the pool; the history; the reserved items, in two batches.
    expect(ledger.count()).toBe(1 + 2 + 1 + 2)
  })

  test('one call while nothing changes, and none for pieces seen before after a draw', async () => {
    const { api, ledger, show } = setUp(pool)
    await api.getOdds(component)
    ledger.count()
    await api.getOdds(component)
    expect(ledger.count()).toBe(1)
    show([{ at: 1, resource: lootOf(1), ids: ids(3, 2), version: 2 }, ...pool.slice(1)], stateOf(4, [1, 2]))
    ledger.advance(1_001)
    expect((await api.getOdds(component))._unsafeUnwrap().value?.total).toBe(4)
    // The box, and the history since.
    expect(ledger.count()).toBe(2)
  })

  test('a pool of more than a page is read to its end, once', async () => {
    const all = ids(150)
    const { api, ledger, show } = setUp([])
    ledger.put(component, lootOf(3), all, () => drawing('Plain', 'plain'))
    const first = { at: 1, resource: lootOf(3), ids: all.slice(0, 100), cursor: '100' }
    show([first], stateOf(3, [1]))
    expect((await api.getOdds(component))._unsafeUnwrap().value?.lines).toMatchObject([{ left: 150, share: 1 }])
    expect(ledger.count()).toBe(1 + 1 + 6 + 1)
    await api.getOdds(component)
    expect(ledger.count()).toBe(1)
  })

  test('an empty pool has no odds; a component without the field has unknown ones', async () => {
    expect((await setUp([], stateOf(10, [])).api.getOdds(component))._unsafeUnwrap().value).toEqual({
      lines: [],
      total: 0,
    })
    expect((await setUp(pool, stateOf(10, undefined)).api.getOdds(component))._unsafeUnwrap().value).toBeUndefined()
  })
})

describe('what is used up stays in the odds, at zero', () => {
  const none = (lines: readonly OddsLine[] | undefined) =>
    lines?.filter(({ left }) => left === 0).map(({ name, rarity, share }) => [name, rarity, share])
  const foil = (ledger: ReturnType<typeof createLedger>, id: string) =>
    ledger.write(lootOf(1), id, { data: drawing('Gone', 'foil') })

  test('while its last piece waits to be claimed', async () => {
    const { api, ledger } = setUp(pool)
    foil(ledger, '#120#')
    const { value } = (await api.getOdds(component))._unsafeUnwrap()
    expect(value?.total).toBe(5)
    expect(none(value?.lines)).toEqual([['Gone', 'foil', 0]])
    expect(value?.lines.at(-1)?.name).toBe('Gone')
  })

  test('when its last piece has left, as the history shows, and not when it was put back or never inside', async () => {
    const { api, ledger } = setUp(pool)
    for (const id of ['#900#', '#901#', '#902#']) foil(ledger, id)
    ledger.write(lootOf(1), '#901#', { data: drawing('Returned', 'foil') })
    ledger.write(lootOf(1), '#902#', { data: drawing('Elsewhere', 'foil') })
    ledger.commit(10, component, lootOf(1), { removed: ['#900#', '#901#'] })
    ledger.commit(11, component, lootOf(1), { added: ['#901#'] })
    ledger.commit(12, mint('component', 77), lootOf(1), { removed: ['#902#'] })
    ledger.commit(13, component, tickets, { removed: ['#1#'] })
    expect(none((await api.getOdds(component))._unsafeUnwrap().value?.lines)).toEqual([['Gone', 'foil', 0]])
  })

  test('of an empty box everything is listed, and nothing is likely', async () => {
    const { api } = setUp([
      { at: 1, resource: lootOf(1), ids: [] },
      { at: 9, resource: lootOf(1), ids: ids(3) },
    ])
    const { value } = (await api.getOdds(component))._unsafeUnwrap()
    expect(value?.total).toBe(0)
    expect(none(value?.lines)).toEqual([
      ['Plain', 'plain', 0],
      ['Rare', 'foil', 0],
    ])
  })

  test('odds do not fail with the history, and the next answer has it', async () => {
    const { api, ledger } = setUp(pool)
    foil(ledger, '#900#')
    ledger.commit(10, component, lootOf(1), { removed: ['#900#'] })
    ledger.refuse('/stream/transactions')
    const first = (await api.getOdds(component))._unsafeUnwrap().value
    expect([first?.total, none(first?.lines)]).toEqual([5, []])
    expect(none((await api.getOdds(component))._unsafeUnwrap().value?.lines)).toEqual([['Gone', 'foil', 0]])
  })

  test('odds and fairness read one history and look at pieces once, whoever asks', async () => {
    const { ledger } = setUp(pool)
    const box = config.lootboxes[0] ?? expect.fail()
    expect((await createBoxReader(ledger.gateway, config)(box)).isOk()).toBe(true)
    ledger.count()
    expect((await createFairnessReader(ledger.gateway, config)(box))._unsafeUnwrap().sample).toBe(50)
    expect(ledger.count()).toBe(1)
  })
})

describe('supply', () => {
  test('from the component’s state', async () => {
    expect((await setUp(pool).api.getSupply(component))._unsafeUnwrap()).toEqual({
      stateVersion: 1_000,
      value: { sold: 3, max: 10, left: 7, isOpen: true, price: amountOf(2) },
    })
  })

  test('without a count there, what was minted; without a limit, no limit', async () => {
    const { api } = setUp([], tuple('Other'))
    expect((await api.getSupply(component))._unsafeUnwrap().value).toEqual({
      sold: 4,
      max: undefined,
      left: undefined,
      isOpen: undefined,
      price: undefined,
    })
  })

  test('never less than nothing left', async () => {
    expect((await setUp([], stateOf(12, [])).api.getSupply(component))._unsafeUnwrap().value.left).toBe(0)
  })
})

describe('the price', () => {
  const priced = (own: object) => setUp(pool, own).api.getBox(component)
  test('of the ledger is held against the configured one', async () => {
    expect((await setUp(pool).api.getBox(component))._unsafeUnwrap().price).toEqual({
      status: 'agreed',
      price: amountOf(2),
    })
    const other = tuple('Box', named('price', { kind: 'Decimal', value: '4' }))
    expect((await priced(other))._unsafeUnwrap().price).toEqual({
      status: 'price-mismatch',
      configured: amountOf(2),
      ledger: amountOf(4),
    })
    expect((await priced(tuple('Box')))._unsafeUnwrap().price).toEqual({ status: 'configured', price: amountOf(2) })
  })
})

test('an unlisted box is not read, one without state is unreadable', async () => {
  const { api, ledger } = setUp(pool)
  const address = mint('component', 50)
  expect((await api.getBox(address))._unsafeUnwrapErr()).toEqual({ kind: 'unlisted', address })
  expect(ledger.count()).toBe(0)
  const bare = createProductApi(createLedger().gateway, config)
  expect((await bare.getBox(component))._unsafeUnwrapErr()).toEqual({
    kind: 'unreadable',
    what: 'the lootbox hug',
    missing: 'state',
  })
})

test('loot safety is read for every collection of the box, once', async () => {
  const { api, ledger } = setUp(pool)
  const rule = (type: string) => ({ resolution: 'Explicit', explicit_rule: { type } })
  const entry = (name: string, type: string) => ({ role_key: { name, module: 'Main' }, assignment: rule(type) })
  ledger.describe(lootOf(1), {
    details: {
      details: {
        type: 'NonFungibleResource',
        role_assignments: {
          owner: { rule: { type: 'DenyAll' }, updater: 'None' },
          entries: [entry('recaller', 'Protected'), entry('minter', 'DenyAll')],
        },
        non_fungible_data_mutable_fields: [],
      },
    },
  })
  const sheet = (await api.getLootSafety(component))._unsafeUnwrap()
  expect(sheet.collections.map(({ resource, recall, mint: power }) => [resource, recall, power])).toEqual([
    [lootOf(1), 'somebody', 'never'],
    [lootOf(2), 'unknown', 'unknown'],
  ])
})

describe('fairness', () => {
  const many: Vault[] = [
    { at: 1, resource: lootOf(1), ids: ids(60, 1) },
    { at: 9, resource: lootOf(1), ids: ids(20, 61) },
  ]

  test('drawn is what is reserved and what was claimed; what was put back was not', async () => {
    const { api, ledger } = setUp(many, stateOf(3, [1]))
    for (const id of ids(20, 81)) ledger.write(lootOf(1), id, { data: drawing('Plain', 'plain') })
    ledger.commit(10, component, lootOf(1), { removed: ids(21, 80) })
    ledger.commit(11, component, lootOf(1), { added: ['#80#'] })
    ledger.commit(12, mint('component', 77), lootOf(1), { removed: ids(20, 1) })
    ledger.count()
    const fairness = (await api.getFairness(component))._unsafeUnwrap()
    expect(fairness).toMatchObject({ sample: 40, stateVersion: 1_000 })
    expect(fairness.rows).toEqual([
      { key: 'foil', published: 0.01, observed: 0, draws: 0 },
      { key: 'plain', published: 0.99, observed: 1, draws: 40 },
    ])
  })

  test('history is read page by page and only once', async () => {
    const { api, ledger } = setUp(many, stateOf(3, [1]))
    for (let n = 0; n < 250; n += 1) ledger.commit(100 + n, component, lootOf(1), { removed: [`#${1_000 + n}#`] })
    for (const id of ids(250, 1_000)) ledger.write(lootOf(1), id, { data: drawing('Plain', 'plain') })
    expect((await api.getFairness(component))._unsafeUnwrap().sample).toBe(270)
    const streamed = ledger.calls.filter(({ path }) => path === '/stream/transactions')
    expect(streamed).toHaveLength(3)
    ledger.count()
    expect((await api.getFairness(component))._unsafeUnwrap().sample).toBe(270)
    expect(ledger.count()).toBe(1)
    ledger.advance(1_001)
    ledger.commit(1_001, component, lootOf(1), { removed: ['#2000#'] })
    ledger.write(lootOf(1), '#2000#', { data: drawing('Plain', 'plain') })
    expect((await api.getFairness(component))._unsafeUnwrap().sample).toBe(271)
  })
})
