import { fakeClock } from '@lootboxes/ledger/testing'
import type { ProgrammaticScryptoSborValue } from '@radixdlt/babylon-gateway-api-sdk'
import type { ResultAsync } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import { createGateway, type Gateway, type GatewayError, type GatewayOptions, RequiredError } from './index'
import { createFakeFetch, type Exchange, type FakeReply, ledgerStateAt } from './testing/index'

type Extra = Partial<Omit<GatewayOptions, 'networkId' | 'baseUrl'>>

function setup(answer: (exchange: Exchange, nth: number) => FakeReply, options: Extra = {}) {
  const clock = fakeClock()
  let inFlight = 0
  let mostInFlight = 0
  let nth = 0
  const fake = createFakeFetch((exchange) => ({ afterMs: 10, ...answer(exchange, nth++) }), clock)
  const fetch: typeof fake.fetch = async (...request) => {
    mostInFlight = Math.max(mostInFlight, ++inFlight)
    try {
      return await fake.fetch(...request)
    } finally {
      inFlight--
    }
  }
  const gateway = createGateway({
    baseUrl: 'http://gateway.test',
    applicationName: 'Shop',
    fetch,
    clock,
    retry: { jitter: 0 },
    ...options,
  })
  const bodies = () => fake.exchanges.map(({ body }) => body as Record<string, unknown>)
  return { clock, gateway, bodies, exchanges: fake.exchanges, mostInFlight: () => mostInFlight }
}

/** The answer after the clock has advanced. */
const soon = async <T>(clock: ReturnType<typeof fakeClock>, answer: PromiseLike<T>, ms = 60_000): Promise<T> => {
  await clock.advance(ms)
  return answer
}

describe('required parameters (spec L128)', () => {
  const { gateway, exchanges } = setup(() => ({}))
  // JavaScript callers have no types to catch a missing field.
  const untyped = gateway as unknown as Record<string, (request?: object) => ReturnType<typeof gateway.getConstruction>>
  test.each([
    ['getEntityDetails', {}, 'addresses'],
    ['getEntityDetails', { addresses: [] }, 'addresses'],
    ['getEntityMetadata', { address: null }, 'address'],
    ['getFungibles', undefined, 'address'],
    ['getNonFungibles', {}, 'address'],
    ['getFungibleVaults', { address: 'a' }, 'resource_address'],
    ['getNonFungibleVaults', { resource_address: 'r' }, 'address'],
    ['getNonFungibleVaultIds', { address: 'a', resource_address: 'r' }, 'vault_address'],
    ['getNonFungibleIds', {}, 'resource_address'],
    ['getNonFungibleData', { resource_address: 'r' }, 'non_fungible_ids'],
    ['getNonFungibleLocation', { non_fungible_ids: ['#1#'] }, 'resource_address'],
    ['getKeyValueStoreData', { key_value_store_address: 'k' }, 'keys'],
    ['getValidatorsUptime', {}, 'validator_addresses'],
    ['getCommittedDetails', {}, 'intent_hash'],
    ['previewTransaction', {}, 'manifest'],
    ['getTransactionStatus', {}, 'intent_hash'],
    ['getSubintentStatus', {}, 'subintent_hash'],
    ['submitTransaction', {}, 'notarized_transaction_hex'],
  ])('%s with %o needs %s and sends nothing without it', async (verb, request, field) => {
    const error = (await untyped[verb]?.(request))?._unsafeUnwrapErr()
    expect(error).toBeInstanceOf(RequiredError)
    expect(error).toMatchObject({ name: 'RequiredError', kind: 'required', field })
    expect(exchanges).toHaveLength(0)
  })
})

type Call = readonly [verb: string, path: string, call: () => ResultAsync<unknown, GatewayError>]

const callsOf = (gateway: Gateway): readonly Call[] => {
  const address = 'account_loc1holder'
  const resource_address = 'resource_loc1ticket'
  return [
    ['getEntityDetails', '/state/entity/details', () => gateway.getEntityDetails({ addresses: [address] })],
    ['getEntityMetadata', '/state/entity/page/metadata', () => gateway.getEntityMetadata({ address })],
    ['getFungibles', '/state/entity/page/fungibles/', () => gateway.getFungibles({ address })],
    ['getNonFungibles', '/state/entity/page/non-fungibles/', () => gateway.getNonFungibles({ address })],
    [
      'getFungibleVaults',
      '/state/entity/page/fungible-vaults/',
      () => gateway.getFungibleVaults({ address, resource_address }),
    ],
    [
      'getNonFungibleVaults',
      '/state/entity/page/non-fungible-vaults/',
      () => gateway.getNonFungibleVaults({ address, resource_address }),
    ],
    [
      'getNonFungibleVaultIds',
      '/state/entity/page/non-fungible-vault/ids',
      () => gateway.getNonFungibleVaultIds({ address, vault_address: 'v', resource_address }),
    ],
    ['getNonFungibleIds', '/state/non-fungible/ids', () => gateway.getNonFungibleIds({ resource_address })],
    [
      'getNonFungibleData',
      '/state/non-fungible/data',
      () => gateway.getNonFungibleData({ resource_address, non_fungible_ids: ['#1#'] }),
    ],
    [
      'getNonFungibleLocation',
      '/state/non-fungible/location',
      () => gateway.getNonFungibleLocation({ resource_address, non_fungible_ids: ['#1#'] }),
    ],
    [
      'getKeyValueStoreData',
      '/state/key-value-store/data',
      () => gateway.getKeyValueStoreData({ key_value_store_address: 'k', keys: [{ key_hex: '5c' }] }),
    ],
    ['getValidators', '/state/validators/list', () => gateway.getValidators()],
    [
      'getValidatorsUptime',
      '/statistics/validators/uptime',
      () => gateway.getValidatorsUptime({ validator_addresses: ['v'] }),
    ],
    ['getGatewayStatus', '/status/gateway-status', () => gateway.getGatewayStatus()],
    ['getNetworkConfiguration', '/status/network-configuration', () => gateway.getNetworkConfiguration()],
    ['streamTransactions', '/stream/transactions', () => gateway.streamTransactions()],
    ['getCommittedDetails', '/transaction/committed-details', () => gateway.getCommittedDetails({ intent_hash: 't' })],
    ['getConstruction', '/transaction/construction', () => gateway.getConstruction()],
    ['previewTransaction', '/transaction/preview', () => gateway.previewTransaction({ manifest: ';' })],
    ['getTransactionStatus', '/transaction/status', () => gateway.getTransactionStatus({ intent_hash: 't' })],
    ['getSubintentStatus', '/transaction/subintent-status', () => gateway.getSubintentStatus({ subintent_hash: 's' })],
    ['submitTransaction', '/transaction/submit', () => gateway.submitTransaction({ notarized_transaction_hex: '4d' })],
  ]
}

describe('endpoints', () => {
  const { gateway, exchanges } = setup(() => ({ json: {}, afterMs: 0 }))
  const calls = callsOf(gateway)

  test.each(calls)('%s posts to %s and validates the response (spec L63, L108 to L111)', async (_, path, call) => {
    expect((await call())._unsafeUnwrapErr()).toMatchObject({ kind: 'malformed', path })
    expect(exchanges.at(-1)).toMatchObject({ method: 'POST', path })
  })

  test('exist for every verb of the gateway', () => {
    const verbs = Object.keys(gateway).filter((name) => !['baseUrl', 'networkId', 'watchTransaction'].includes(name))
    expect(calls.map(([verb]) => verb).sort()).toEqual(verbs.sort())
  })

  test('a request that the SDK cannot encode is malformed and sends nothing', async () => {
    const before = exchanges.length
    const key_json = { kind: 'Hologram', value: '' } as unknown as ProgrammaticScryptoSborValue
    const error = (
      await gateway.getKeyValueStoreData({ key_value_store_address: 'k', keys: [{ key_json }] })
    )._unsafeUnwrapErr()
    expect(error).toMatchObject({ kind: 'malformed', issue: expect.stringContaining('Hologram') })
    expect(exchanges).toHaveLength(before)
  })
})

test('unknown variants and fields of a later Gateway, and values beyond 2⁵³, arrive unchanged', async () => {
  const json = {
    ledger_state: { ...ledgerStateAt(5), state_version: Number.MAX_SAFE_INTEGER, novelty: true },
    address: 'a',
    items: [
      { aggregation_level: 'Hologram', resource_address: 'r', amount: '170141183460469231731.687303715884105727' },
    ],
  }
  const metadata = {
    ...json,
    items: [
      {
        key: 'k',
        value: { raw_hex: '', programmatic_json: { kind: 'Hologram' }, typed: { type: 'Hologram', glow: 1 } },
        is_locked: false,
        last_updated_at_state_version: 1,
      },
    ],
  }
  const { gateway } = setup(({ path }) => ({ json: path.includes('metadata') ? metadata : json, afterMs: 0 }))
  expect((await gateway.getFungibles({ address: 'a' }))._unsafeUnwrap()).toEqual(json)
  expect((await gateway.getEntityMetadata({ address: 'a' }))._unsafeUnwrap()).toEqual(metadata)
})

describe('pages', () => {
  const at = ledgerStateAt(50)
  const metadata = (key: string) => ({
    key,
    value: { raw_hex: '', programmatic_json: {}, typed: { type: 'String', value: key } },
    is_locked: false,
    last_updated_at_state_version: 1,
  })
  const pages = (cursors: readonly (string | undefined)[]) =>
    setup((_, nth) => ({
      json: {
        ledger_state: nth === 0 ? at : ledgerStateAt(50),
        address: 'a',
        total_count: 3,
        items: [metadata(`k${nth}`)],
        next_cursor: cursors[nth],
      },
    }))

  test('are read to the end at the ledger state of the first', async () => {
    const { gateway, clock, bodies } = pages(['one', 'two', undefined])
    const answer = (await soon(clock, gateway.getEntityMetadata({ address: 'a' })))._unsafeUnwrap()
    expect(answer.items.map(({ key }) => key)).toEqual(['k0', 'k1', 'k2'])
    expect(answer.next_cursor ?? undefined).toBeUndefined()
    expect(bodies()).toEqual([
      { address: 'a' },
      { address: 'a', at_ledger_state: { state_version: 50 }, cursor: 'one' },
      { address: 'a', at_ledger_state: { state_version: 50 }, cursor: 'two' },
    ])
  })

  test('maxPages stops early and returns the cursor to continue from', async () => {
    const { gateway, clock, bodies } = pages(['one', 'two', undefined])
    const answer = (
      await soon(clock, gateway.getEntityMetadata({ address: 'a', limit_per_page: 1 }, { maxPages: 2 }))
    )._unsafeUnwrap()
    expect([answer.items.length, answer.next_cursor]).toEqual([2, 'two'])
    expect(bodies()[0]).toEqual({ address: 'a', limit_per_page: 1 })
    const at_ledger_state = { state_version: answer.ledger_state.state_version }
    await soon(clock, gateway.getEntityMetadata({ address: 'a', cursor: 'two', at_ledger_state }))
    expect(bodies()[2]).toEqual({ address: 'a', cursor: 'two', at_ledger_state: { state_version: 50 } })
  })

  test.each([
    ['its own page', ['one', 'one']],
    ['an earlier page', ['one', 'two', 'one']],
  ])('a cursor that leads back to %s ends the call with an error', async (_, cursors) => {
    const { gateway, clock, exchanges } = pages(cursors)
    expect((await soon(clock, gateway.getEntityMetadata({ address: 'a' })))._unsafeUnwrapErr()).toEqual({
      kind: 'repeated-cursor',
      cursor: 'one',
    })
    expect(exchanges).toHaveLength(cursors.length)
  })

  test('one failing page fails the call, because a partial list looks complete', async () => {
    const { gateway, clock } = setup((_, nth) =>
      nth === 0
        ? {
            json: { ledger_state: at, resource_address: 'r', non_fungible_ids: { items: ['#1#'], next_cursor: 'one' } },
          }
        : { status: 400, json: { message: 'no' } },
    )
    expect((await soon(clock, gateway.getNonFungibleIds({ resource_address: 'r' })))._unsafeUnwrapErr()).toMatchObject({
      status: 400,
    })
  })

  test('lists inside a response are read to the end too', async () => {
    const { gateway, clock } = setup(({ path }, nth) => {
      const next_cursor = nth % 2 === 0 ? 'more' : undefined
      return path === '/state/validators/list'
        ? { json: { ledger_state: at, validators: { items: [{ address: `v${nth}` }], next_cursor } } }
        : { json: { ledger_state: at, resource_address: 'r', non_fungible_ids: { items: [`#${nth}#`], next_cursor } } }
    })
    expect(
      (await soon(clock, gateway.getNonFungibleIds({ resource_address: 'r' })))._unsafeUnwrap().non_fungible_ids.items,
    ).toEqual(['#0#', '#1#'])
    expect((await soon(clock, gateway.getValidators()))._unsafeUnwrap().validators.items).toEqual([
      { address: 'v2' },
      { address: 'v3' },
    ])
  })

  test('the stream returns one page per call', async () => {
    const { gateway, clock, bodies } = setup(() => ({ json: { ledger_state: at, items: [], next_cursor: 'older' } }))
    const answer = (
      await soon(
        clock,
        gateway.streamTransactions({
          order: 'Asc',
          manifest_class_filter: { _class: 'General' },
          from_ledger_state: { state_version: 1 },
        }),
      )
    )._unsafeUnwrap()
    expect(answer.next_cursor).toBe('older')
    expect(bodies()).toEqual([
      { order: 'Asc', manifest_class_filter: { class: 'General' }, from_ledger_state: { state_version: 1 } },
    ])
  })
})

describe('batches', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `#${index + 1}#`)
  const nonFungible = (non_fungible_id: string) => ({
    non_fungible_id,
    is_burned: false,
    last_updated_at_state_version: 1,
  })
  const listed = (exchange: Exchange, field: string): string[] =>
    (exchange.body as Record<string, string[]>)[field] ?? []
  const data = (options?: Extra) =>
    setup(
      (exchange, nth) => ({
        json: {
          ledger_state: ledgerStateAt(60 + nth),
          resource_address: 'r',
          non_fungible_id_type: 'Integer',
          non_fungible_ids: listed(exchange, 'non_fungible_ids').map(nonFungible),
        },
      }),
      options,
    )

  test.each([
    [1, 1],
    [29, 1],
    [30, 2],
    [290, 10],
    [1000, 35],
  ])('%i ids go in %i requests of at most 29, four at a time (spec L135)', async (count, requests) => {
    const { gateway, clock, bodies, mostInFlight } = data()
    const answer = (
      await soon(clock, gateway.getNonFungibleData({ resource_address: 'r', non_fungible_ids: ids(count) }))
    )._unsafeUnwrap()
    expect(answer.non_fungible_ids.map((item) => item.non_fungible_id)).toEqual(ids(count))
    expect(bodies()).toHaveLength(requests)
    expect(Math.max(...bodies().map((body) => (body.non_fungible_ids as string[]).length))).toBeLessThanOrEqual(29)
    expect(mostInFlight()).toBe(Math.min(4, Math.max(1, requests - 1)))
    expect(
      bodies()
        .slice(1)
        .every((body) => JSON.stringify(body.at_ledger_state) === '{"state_version":60}'),
    ).toBe(true)
  })

  test('with at_ledger_state the first request runs in parallel too', async () => {
    const { gateway, clock, mostInFlight } = data()
    const answer = gateway.getNonFungibleData({
      resource_address: 'r',
      non_fungible_ids: ids(100),
      at_ledger_state: { state_version: 60 },
    })
    await clock.advance(10)
    expect((await answer)._unsafeUnwrap().non_fungible_ids).toHaveLength(100)
    expect(mostInFlight()).toBe(4)
  })

  test('the batch size is an option', async () => {
    const { gateway, clock, exchanges } = data({ batch: { nonFungibleIds: 100 } })
    await soon(clock, gateway.getNonFungibleData({ resource_address: 'r', non_fungible_ids: ids(250) }))
    expect(exchanges).toHaveLength(3)
  })

  test('repeated ids are sent once', async () => {
    const { gateway, clock, bodies } = data()
    await soon(clock, gateway.getNonFungibleData({ resource_address: 'r', non_fungible_ids: ['#1#', '#2#', '#1#'] }))
    expect(bodies()).toEqual([{ resource_address: 'r', non_fungible_ids: ['#1#', '#2#'] }])
  })

  test('a request has at most 20 addresses, 200 validators or 100 keys (spec L135)', async () => {
    const at = { ledger_state: ledgerStateAt(1) }
    const metadata = { items: [] }
    const { gateway, clock, exchanges } = setup((exchange) => {
      const { addresses, validator_addresses, keys } = exchange.body as Record<string, string[]>
      if (addresses) return { json: { ...at, items: addresses.map((address) => ({ address, metadata })) } }
      if (validator_addresses)
        return {
          json: {
            ...at,
            validators: { items: validator_addresses.map((address) => ({ address, epochs_active_in: 1 })) },
          },
        }
      return {
        json: {
          ...at,
          key_value_store_address: 'k',
          entries: keys?.map(() => ({
            key: { raw_hex: '', programmatic_json: {} },
            value: { raw_hex: '', programmatic_json: {} },
            is_locked: false,
            last_updated_at_state_version: 1,
          })),
        },
      }
    })
    expect((await soon(clock, gateway.getEntityDetails({ addresses: ids(41) })))._unsafeUnwrap().items).toHaveLength(41)
    expect(exchanges).toHaveLength(3)
    expect(
      (await soon(clock, gateway.getValidatorsUptime({ validator_addresses: ids(401) })))._unsafeUnwrap().validators
        .items,
    ).toHaveLength(401)
    expect(exchanges).toHaveLength(6)
    const keys = ids(101).map((value) => ({ key_json: { kind: 'String', value } as const }))
    expect(
      (await soon(clock, gateway.getKeyValueStoreData({ key_value_store_address: 'k', keys })))._unsafeUnwrap().entries,
    ).toHaveLength(101)
    expect(exchanges).toHaveLength(8)
    expect(exchanges[6]).toHaveProperty('body.keys.0', { key_json: { kind: 'String', value: '#1#' } })
  })

  test('one failing batch fails the call and stops the rest', async () => {
    const { gateway, clock, exchanges } = setup((exchange, nth) =>
      nth === 2
        ? { status: 404, json: { message: 'gone' } }
        : {
            json: {
              ledger_state: ledgerStateAt(1),
              resource_address: 'r',
              non_fungible_ids: listed(exchange, 'non_fungible_ids').map(nonFungible),
            },
          },
    )
    const answer = await soon(
      clock,
      gateway.getNonFungibleLocation({ resource_address: 'r', non_fungible_ids: ids(1000) }),
    )
    expect(answer._unsafeUnwrapErr()).toMatchObject({ status: 404 })
    expect(exchanges.length).toBeLessThan(10)
  })
})

describe('equal calls in flight', () => {
  const status = { ledger_state: ledgerStateAt(1), items: [] }

  test('share one request; different calls do not', async () => {
    const { gateway, clock, exchanges } = setup(({ body }) => ({ json: { ...status, ...(body as object) } }))
    const same = [gateway.getFungibles({ address: 'a' }), gateway.getFungibles({ address: 'a' })]
    const other = gateway.getFungibles({ address: 'b' })
    await clock.advance(1_000)
    for (const answer of same) expect((await answer)._unsafeUnwrap().address).toBe('a')
    expect((await other)._unsafeUnwrap().address).toBe('b')
    expect(exchanges).toHaveLength(2)
    await soon(clock, gateway.getFungibles({ address: 'a' }))
    expect(exchanges).toHaveLength(3)
  })

  test('an abort of one caller does not end the request of the other', async () => {
    const { gateway, clock, exchanges } = setup(({ body }) => ({ json: { ...status, ...(body as object) } }))
    const scope = new AbortController()
    const leaving = gateway.getFungibles({ address: 'a' }, { signal: scope.signal })
    const staying = gateway.getFungibles({ address: 'a' })
    scope.abort()
    expect((await leaving)._unsafeUnwrapErr().kind).toBe('aborted')
    expect((await soon(clock, staying)).isOk()).toBe(true)
    expect(exchanges).toHaveLength(1)
  })
})

describe('read your writes', () => {
  const replica = (versions: readonly number[]) =>
    setup((_, nth) => ({
      afterMs: 0,
      json: { ledger_state: ledgerStateAt(versions[Math.min(nth, versions.length - 1)] ?? 0), address: 'a', items: [] },
    }))

  test('repeats the request while the replica is behind', async () => {
    const { gateway, clock, exchanges } = replica([10, 11, 12])
    const answer = gateway.getFungibles({ address: 'a' }, { minStateVersion: 12 })
    await clock.advance(1_500)
    expect((await answer)._unsafeUnwrap().ledger_state.state_version).toBe(12)
    expect(exchanges).toHaveLength(3)
  })

  test('fails after three more reads with the version of the replica', async () => {
    const { gateway, clock, exchanges } = replica([10])
    const answer = await soon(clock, gateway.getFungibles({ address: 'a' }, { minStateVersion: 12 }))
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'stale', wanted: 12, seen: 10 })
    expect(exchanges).toHaveLength(4)
    expect(clock.pending()).toBe(0)
  })

  test('refuses a version the ledger cannot have reached: after one request the first time, without a request later', async () => {
    const { gateway, clock, exchanges } = replica([10])
    const ask = (minStateVersion: number) => soon(clock, gateway.getFungibles({ address: 'a' }, { minStateVersion }))
    const refused = { kind: 'future-state', wanted: 999_999_999, seen: 10 }
    const started = clock.now()
    expect((await gateway.getFungibles({ address: 'a' }, { minStateVersion: 999_999_999 }))._unsafeUnwrapErr()).toEqual(
      refused,
    )
    expect([exchanges.length, clock.now() - started]).toEqual([1, 0])
    expect((await ask(999_999_999))._unsafeUnwrapErr()).toEqual(refused)
    expect(exchanges).toHaveLength(1)
  })

  test('accepts a higher version after an hour without requests', async () => {
    const { gateway, clock, exchanges } = replica([10, 300_000])
    await soon(clock, gateway.getFungibles({ address: 'a' }))
    await clock.advance(3_600_000)
    const answer = await soon(clock, gateway.getFungibles({ address: 'a' }, { minStateVersion: 200_000 }))
    expect([answer.isOk(), exchanges.length]).toEqual([true, 2])
  })

  test('sends one request when the replica is up to date or at_ledger_state is given', async () => {
    const { gateway, clock, exchanges } = replica([10])
    await soon(clock, gateway.getFungibles({ address: 'a' }, { minStateVersion: 10 }))
    await soon(
      clock,
      gateway.getFungibles({ address: 'a', at_ledger_state: { state_version: 9 } }, { minStateVersion: 12 }),
    )
    expect(exchanges).toHaveLength(2)
  })

  test('an abort ends the wait', async () => {
    const { gateway, clock } = replica([10])
    const scope = new AbortController()
    const answer = gateway.getFungibles({ address: 'a' }, { minStateVersion: 12, signal: scope.signal })
    await clock.advance(100)
    scope.abort('bye')
    expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'aborted', cause: 'bye' })
    await clock.advance(0)
    expect(clock.pending()).toBe(0)
  })
})

test('a Date is sent as ISO text, and undefined is not sent', async () => {
  const { gateway, clock, bodies } = setup(() => ({ json: { ledger_state: ledgerStateAt(1), items: [] } }))
  await soon(
    clock,
    gateway.getEntityDetails({
      addresses: ['a'],
      at_ledger_state: { timestamp: new Date(0) },
      opt_ins: { explicit_metadata: ['name'], ancestor_identities: undefined },
    }),
  )
  expect(bodies()).toEqual([
    {
      addresses: ['a'],
      at_ledger_state: { timestamp: '1970-01-01T00:00:00.000Z' },
      opt_ins: { explicit_metadata: ['name'] },
    },
  ])
})
