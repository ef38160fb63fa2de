import { describe, expect, test } from 'vitest'
import * as wire from './index'

const issues = (parsed: {
  success: boolean
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined
}) => parsed.error?.issues.map(({ path }) => path.join('.'))

describe('limits of the Gateway', () => {
  test.each([
    ['addresses', 20, (addresses: string[]) => wire.StateEntityDetailsRequest.safeParse({ addresses })],
    [
      'non_fungible_ids',
      100,
      (non_fungible_ids: string[]) =>
        wire.StateNonFungibleDataRequest.safeParse({ resource_address: 'r', non_fungible_ids }),
    ],
    [
      'validator_addresses',
      200,
      (validator_addresses: string[]) => wire.ValidatorsUptimeRequest.safeParse({ validator_addresses }),
    ],
  ])('%s: 1 to %i', (field, most, parse) => {
    expect(parse(Array(most).fill('x')).success).toBe(true)
    expect(issues(parse(Array(most + 1).fill('x')))).toEqual([field])
    expect(issues(parse([]))).toEqual([field])
  })

  test('a page has at most 100 items', () => {
    const parse = (limit_per_page: number) =>
      wire.StateNonFungibleIdsRequest.safeParse({ resource_address: 'r', limit_per_page })
    expect([1, 100, 101, 0, 1.5].map((limit) => parse(limit).success)).toEqual([true, true, false, false, false])
  })

  test('a stream request has at most ten filters: each list element counts, and the kind counts as one', () => {
    const parse = (count: number, more: object) =>
      wire.StreamTransactionsRequest.safeParse({ manifest_resources_filter: Array(count).fill('r'), ...more }).success
    expect([parse(10, {}), parse(11, {}), parse(10, { kind_filter: 'All' }), parse(9, { kind_filter: 'All' })]).toEqual(
      [true, false, false, true],
    )
    expect(parse(9, { events_filter: [{ event: 'Deposit' }, { event: 'Withdrawal' }] })).toBe(false)
  })
})

describe('ledger state', () => {
  test.each([
    [{ state_version: 1 }, true],
    [{ timestamp: '2026-11-20T12:00:00Z' }, true],
    [{ epoch: 1 }, true],
    [{ epoch: 1, round: 2 }, true],
    [{ state_version: 1, epoch: null, round: null }, true],
    [{}, false],
    [{ round: 2 }, false],
    [{ state_version: 0 }, false],
    [{ state_version: 1, epoch: 1 }, false],
    [{ state_version: 1, round: 1 }, false],
    [{ timestamp: 'yesterday' }, false],
  ])('%o: %s', (selector, right) => {
    expect(wire.LedgerStateSelector.safeParse(selector).success).toBe(right)
  })

  test('a cursor requires a state version, except in the stream', () => {
    const page = { address: 'a', cursor: 'next' }
    const refused = wire.StateEntityFungiblesPageRequest.safeParse(page)
    expect(refused.error?.issues).toMatchObject([
      {
        path: ['at_ledger_state'],
        message: 'AtLedgerState.StateVersion is required if cursor is provided',
      },
    ])
    expect(
      wire.StateEntityFungiblesPageRequest.safeParse({ ...page, at_ledger_state: { state_version: 1 } }).success,
    ).toBe(true)
    expect(wire.StateEntityFungiblesPageRequest.safeParse({ ...page, at_ledger_state: { epoch: 1 } }).success).toBe(
      false,
    )
    expect(wire.StreamTransactionsRequest.safeParse({ cursor: 'next' }).success).toBe(true)
  })
})

test('null means absent, and unknown fields are ignored', () => {
  const parsed = wire.StateEntityFungiblesPageRequest.parse({
    address: 'a',
    cursor: null,
    at_ledger_state: null,
    opt_ins: null,
    novelty: 1,
  })
  expect(parsed).toEqual({ address: 'a', cursor: null, at_ledger_state: null, opt_ins: null })
})

test.each([
  [{ key_hex: '5c' }, true],
  [{ key_json: { kind: 'String', value: 'k' } }, true],
  [{}, false],
  [{ key_hex: '5c', key_json: { kind: 'String', value: 'k' } }, false],
  [{ key_hex: '5' }, false],
])('key %o: %s', (key, right) => {
  expect(wire.StateKeyValueStoreDataRequest.safeParse({ key_value_store_address: 's', keys: [key] }).success).toBe(
    right,
  )
})

test('a submission consists of hexadecimal bytes (spec L111)', () => {
  const parse = (notarized_transaction_hex: string) =>
    wire.TransactionSubmitRequest.safeParse({ notarized_transaction_hex }).success
  expect(['4d22', '4D22', '4d2', '', 'zz'].map(parse)).toEqual([true, true, false, false, false])
})

test('every path is exact, four with a trailing slash (spec L108 to L111; trap T42)', () => {
  expect(
    Object.values(wire.endpoints)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    '/state/entity/details',
    '/state/entity/page/fungible-vaults/',
    '/state/entity/page/fungibles/',
    '/state/entity/page/metadata',
    '/state/entity/page/non-fungible-vault/ids',
    '/state/entity/page/non-fungible-vaults/',
    '/state/entity/page/non-fungibles/',
    '/state/key-value-store/data',
    '/state/non-fungible/data',
    '/state/non-fungible/ids',
    '/state/non-fungible/location',
    '/state/validators/list',
    '/statistics/validators/uptime',
    '/status/gateway-status',
    '/status/network-configuration',
    '/stream/transactions',
    '/transaction/committed-details',
    '/transaction/construction',
    '/transaction/preview',
    '/transaction/status',
    // Not in the specification: added with pre-authorizations.
    '/transaction/subintent-status',
    '/transaction/submit',
  ])
})
