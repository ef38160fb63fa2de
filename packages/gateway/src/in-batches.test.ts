import { ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { type Exchange, ledgerStateAt } from './testing/index'
import { type Extra, setup, soon } from './verbs.fixture'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `#${index + 1}#`)
const nonFungible = (non_fungible_id: string) => ({
  non_fungible_id,
  is_burned: false,
  last_updated_at_state_version: 1,
})
const listed = (exchange: Exchange, field: string): string[] => (exchange.body as Record<string, string[]>)[field] ?? []
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

test('joins more items than a function call has arguments', async () => {
  const { gateway, clock } = data({ batch: { nonFungibleIds: 50_000 } })
  const all = ids(200_000)
  const answer = await soon(clock, gateway.getNonFungibleData({ resource_address: 'r', non_fungible_ids: all }))
  expect(answer.map(({ non_fungible_ids }) => non_fungible_ids.length)).toEqual(ok(all.length))
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
