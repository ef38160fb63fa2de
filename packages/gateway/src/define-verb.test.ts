import type { ResultAsync } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import { type GatewayError, gatewayErrorText, RequiredError } from './index'
import { ledgerStateAt } from './testing/index'
import { setup, soon } from './verbs.fixture'

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

test('a value that JSON cannot hold is an error, also for a watch, and sends nothing', async () => {
  const { gateway, clock, exchanges } = setup(() => ({}))
  const version = 5n as unknown as number
  const calls: readonly ResultAsync<unknown, GatewayError>[] = [
    gateway.getFungibles({ address: 'a', at_ledger_state: { state_version: version } }),
    gateway.watchTransaction({ transactionIntentHash: 5n as unknown as string, interval: 0 }),
  ]
  for (const call of calls) {
    const error = (await soon(clock, call))._unsafeUnwrapErr()
    expect(error).toMatchObject({ kind: 'malformed', path: '' })
    expect(gatewayErrorText(error)).toMatch(/^The request cannot be encoded \(.*BigInt.*\)\. Nothing was sent\.$/)
  }
  expect(exchanges).toHaveLength(0)
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
