import { ok } from 'neverthrow'
import { describe, expect, test, vi } from 'vitest'
import { dApp } from '../connector/sample-response.fixture'
import { type memoryStorage, storageKeys } from './storage'
import { type PreAuthorizationSettlement, SubintentRequestBuilder } from './subintent-request'
import { benchToolkit } from './toolkit.fixture'
import type { TransactionWatcher } from './transaction-watcher'

const keys = storageKeys(dApp, 2)
const subintentHash = 'subtxid_tdx_2_1one'
const used = 'txid_tdx_2_1user'
const start = 1_767_225_600_000
const ends = start / 1000 + 300

/** A ledger on which the subintent is used from a time on. Its clock can differ from that of the page. */
const ledger = (usedFromMs: number, behindMs = 0) => {
  const queryTimes: number[] = []
  let now = () => start
  const gateway: TransactionWatcher = {
    watchTransaction: () => new Promise<never>(() => {}),
    getSubintentStatus: async () => {
      queryTimes.push(now() - start)
      const state = { proposer_round_timestamp: new Date(now() - behindMs).toISOString() }
      return ok(
        now() - start >= usedFromMs
          ? {
              ledger_state: state,
              subintent_status: 'CommittedSuccess',
              finalized_at_transaction_intent_hash: used,
            }
          : { ledger_state: state, subintent_status: 'Unknown', finalized_at_transaction_intent_hash: null },
      )
    },
  }
  return { gateway, queryTimes, tell: (clock: { now: () => number }) => (now = () => clock.now()) }
}

const open = (usedFromMs: number, own: { behindMs?: number; storage?: ReturnType<typeof memoryStorage> } = {}) => {
  const { gateway, queryTimes, tell } = ledger(usedFromMs, own.behindMs)
  const bench = benchToolkit({
    gateway,
    ...(own.storage ? { storage: own.storage } : {}),
    reply: () => ({
      items: {
        discriminator: 'preAuthorizationResponse',
        response: { signedPartialTransaction: 'ab', subintentHash, expirationTimestamp: ends },
      },
    }),
  })
  tell(bench.clock)
  const settlements: PreAuthorizationSettlement[] = []
  bench.walletApi.preAuthorizationSettlements$.subscribe((settlement) => settlements.push(settlement))
  const item = () => bench.walletApi.getRequestItems()[0]
  return { ...bench, ledgerQueries: queryTimes, settlements, item }
}
/** Waits for the lazily loaded code. */
const loaded = () => vi.dynamicImportSettled()

const request = { subintentManifest: 'YIELD_TO_PARENT;', expiration: { afterDelay: 300 }, label: 'offer' }

describe('a pre-authorization', () => {
  test('is signed, stays pending without a busy button, and succeeds when it is used', async () => {
    const bench = open(10_000)
    const onSubmittedSuccess = vi.fn()
    const sent = bench.walletApi.sendPreAuthorizationRequest({ ...request, onSubmittedSuccess })
    await loaded()
    await bench.clock.advance(0)
    expect(bench.item()).toMatchObject({ type: 'preAuthorizationRequest', status: 'pending', label: 'offer' })
    expect(bench.buttonApi.getStatus()).toBe('pending')
    await bench.clock.advance(90)
    expect((await sent)._unsafeUnwrap()).toEqual({
      signedPartialTransaction: 'ab',
      subintentHash,
      expirationTimestamp: ends,
    })
    expect(bench.lastItems()).toEqual({
      discriminator: 'preAuthorizationRequest',
      request: {
        discriminator: 'subintent',
        version: 1,
        manifestVersion: 2,
        subintentManifest: 'YIELD_TO_PARENT;',
        expiration: { discriminator: 'expireAfterDelay', expireAfterSeconds: 300 },
      },
    })
    expect(bench.item()).toMatchObject({ status: 'pending', showCancel: false, subintentHash })
    expect(bench.buttonApi.getStatus()).toBe('default')
    expect(bench.storage.getItem(keys.preAuthorizations)).toContain(subintentHash)
    await bench.clock.advance(14_000)
    expect(bench.ledgerQueries.map((ms) => Math.round(ms / 1000))).toEqual([2, 6, 14])
    expect(bench.item()).toMatchObject({ status: 'success', transactionIntentHash: used })
    expect(bench.settlements).toEqual([{ subintentHash, status: 'committed', transactionIntentHash: used }])
    expect(onSubmittedSuccess.mock.calls).toEqual([[used]])
    expect(bench.storage.getItem(keys.preAuthorizations)).toBeNull()
  })

  test('without an expiration is refused, and no item stays pending', async () => {
    const bench = open(10_000)
    const { expiration: _, ...incomplete } = request
    const sent = bench.walletApi.sendPreAuthorizationRequest(incomplete as typeof request)
    await loaded()
    await bench.clock.advance(0)
    const { error, message } = (await sent)._unsafeUnwrapErr()
    expect(error).toBe('walletRequestValidation')
    expect(message).toContain('expir')
    expect(bench.item()).toMatchObject({ status: 'fail', error: 'walletRequestValidation' })
  })

  test('expires by the clock of the ledger, not of the page', async () => {
    const bench = open(Number.POSITIVE_INFINITY, { behindMs: 90_000 })
    void bench.walletApi.sendPreAuthorizationRequest(request)
    await loaded()
    await bench.clock.advance(90)
    await bench.clock.advance(310_000)
    expect(bench.item()).toMatchObject({ status: 'pending', subintentHash })
    await bench.clock.advance(150_000)
    expect(bench.item()).toMatchObject({ status: 'fail', error: 'expiredSubintent' })
    expect(bench.settlements).toEqual([{ subintentHash, status: 'expired' }])
    expect(Math.max(...bench.ledgerQueries.map((ms, n) => ms - (bench.ledgerQueries[n - 1] ?? 0)))).toBeLessThan(61_000)
  })

  test('a later page gets the result', async () => {
    const before = open(Number.POSITIVE_INFINITY)
    void before.walletApi.sendPreAuthorizationRequest(request)
    await loaded()
    await before.clock.advance(90)
    before.toolkit.destroy()
    vi.stubGlobal('window', new EventTarget())
    const after = open(1000, { storage: before.storage })
    await loaded()
    await after.clock.advance(2000)
    expect(after.item()).toMatchObject({
      type: 'preAuthorizationRequest',
      status: 'success',
      subintentHash,
      transactionIntentHash: used,
      label: 'offer',
    })
    after.toolkit.destroy()
    vi.unstubAllGlobals()
  })

  test('rejected and cancelled ones end like any request', async () => {
    const bench = open(0)
    bench.setReply(() => ({ error: 'rejectedByUser' }))
    const refused = bench.walletApi.sendPreAuthorizationRequest(request)
    await loaded()
    await bench.clock.advance(90)
    expect((await refused)._unsafeUnwrapErr().error).toBe('rejectedByUser')
    bench.setReply(() => undefined)
    const cancelled = bench.walletApi.sendPreAuthorizationRequest(request)
    await loaded()
    await bench.clock.advance(10)
    const [pending] = bench.walletApi.getRequestItems()
    void bench.walletApi.cancelRequest(pending?.id ?? '')
    await bench.clock.advance(1000)
    expect((await cancelled)._unsafeUnwrapErr().error).toBe('canceledByUser')
    expect(bench.item()).toMatchObject({ status: 'fail', error: 'userCancelledRequest' })
    expect(bench.ledgerQueries).toEqual([])
  })

  test('stays signed with a gateway that cannot report its status', async () => {
    const bench = benchToolkit({
      reply: () => ({
        items: {
          discriminator: 'preAuthorizationResponse',
          response: { signedPartialTransaction: 'ab', subintentHash, expirationTimestamp: ends },
        },
      }),
    })
    void bench.walletApi.sendPreAuthorizationRequest(request)
    await loaded()
    await bench.clock.advance(90)
    expect(bench.walletApi.getRequestItems()[0]).toMatchObject({ status: 'success', subintentHash })
    expect(bench.storage.getItem(keys.preAuthorizations)).toBeNull()
  })
})

test('the builder has the method names of the official toolkit', () => {
  const onSubmittedSuccess = () => {}
  expect(
    SubintentRequestBuilder()
      .manifest('YIELD_TO_PARENT;')
      .setExpiration('atTime', 1_900_000_000)
      .addBlobs('aa')
      .addBlobs('bb', 'cc')
      .message('hello')
      .onSubmittedSuccess(onSubmittedSuccess)
      .toRequest(),
  ).toEqual({
    subintentManifest: 'YIELD_TO_PARENT;',
    expiration: { atTime: 1_900_000_000 },
    blobs: ['aa', 'bb', 'cc'],
    message: 'hello',
    onSubmittedSuccess,
  })
})
