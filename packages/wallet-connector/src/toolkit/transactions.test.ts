import { err, ok, type Result } from 'neverthrow'
import { describe, expect, test, vi } from 'vitest'
import { dApp, sampleResponse } from '../connector/sample-response.fixture'
import type { RequestItem } from './request-items'
import { memoryStorage, storageKeys } from './storage'
import { benchToolkit, type LedgerStatus, type ToolkitBench } from './toolkit.fixture'

const keys = storageKeys(dApp, 2)
const hash = 'txid_tdx_2_1vectorintenthash'
const manifest = { transactionManifest: 'DROP_ALL_PROOFS;' }

/** The times of the queries to the ledger, from the wallet's response. */
const timesOfQuestions = (bench: ToolkitBench) => {
  const start = bench.clock.now() + 90
  const times: number[] = []
  const push = bench.questions.push.bind(bench.questions)
  bench.questions.push = (...all) => {
    times.push(bench.clock.now() - start)
    return push(...all)
  }
  return times
}

describe('a transaction', () => {
  test('T39 commits: reports the hash once, the item succeeds, the journal is empty (spec L69, L116)', async () => {
    const bench = benchToolkit({ words: { [hash]: ['Pending', 'CommittedSuccess'] } })
    const onTransactionId = vi.fn()
    const settlements: unknown[] = []
    bench.walletApi.settlements$.subscribe((settlement) => settlements.push(settlement))
    const sent = bench.walletApi.sendTransaction({ ...manifest, onTransactionId })
    await bench.clock.advance(90)
    expect(onTransactionId.mock.calls).toEqual([[hash]])
    expect(bench.walletApi.getRequestItems()[0]).toMatchObject({
      type: 'sendTransaction',
      status: 'pending',
      transactionIntentHash: hash,
      showCancel: false,
    })
    expect(bench.storage.getItem(keys.journal)).toContain(hash)
    await bench.clock.advance(6000)
    expect((await sent)._unsafeUnwrap()).toMatchObject({ status: 'CommittedSuccess', transactionIntentHash: hash })
    expect(bench.walletApi.getRequestItems()[0]).toMatchObject({ status: 'success' })
    expect(bench.storage.getItem(keys.journal)).toBeNull()
    expect(onTransactionId).toHaveBeenCalledTimes(1)
    expect(settlements).toMatchObject([{ status: 'committed', committedStateVersion: 7 }])
  })

  test('keeps its label, also after a reload, and reports each change', async () => {
    const bench = benchToolkit({ words: { [hash]: ['Pending', 'CommittedSuccess'] } })
    const steps: unknown[] = []
    const onItem = vi.fn(({ status, progress, transactionIntentHash }: RequestItem) => {
      steps.push([status, progress, transactionIntentHash])
      throw new Error('error of the page')
    })
    void bench.walletApi.sendTransaction({ ...manifest, label: 'buy', onItem })
    await bench.clock.advance(90)
    expect(JSON.parse(bench.storage.getItem(keys.journal) ?? '')).toMatchObject([{ label: 'buy' }])
    bench.toolkit.destroy()
    const next = benchToolkit({ storage: bench.storage, clock: bench.clock })
    await next.clock.advance(2000)
    expect(next.walletApi.getRequestItems()).toMatchObject([{ status: 'success', label: 'buy' }])
    expect(steps).toContainEqual(['pending', undefined, undefined])
    expect(steps).toContainEqual(['pending', 'extension', undefined])
    expect(steps.at(-1)).toEqual(['pending', 'extension', hash])
  })

  test.each([
    ['T40 fails on the ledger', 'CommittedFailure', 'out of funds'],
    ['G4 is rejected', 'Rejected', 'expired'],
  ] as const)(
    'that %s fails with hash and status, and its item has every field (spec L49, L71)',
    async (_, word, message) => {
      const bench = benchToolkit({ words: { [hash]: [word] } })
      const timestamp = bench.clock.now()
      const sent = bench.walletApi.sendTransaction(manifest)
      await bench.clock.advance(2090)
      expect((await sent)._unsafeUnwrapErr()).toMatchObject({
        error: 'transactionNotSuccessful',
        transactionIntentHash: hash,
        status: word,
        message,
      })
      const item = {
        id: expect.any(String),
        type: 'sendTransaction',
        status: 'fail',
        timestamp,
        showCancel: false,
        error: 'transactionNotSuccessful',
        transactionIntentHash: hash,
        interactionId: bench.interactions[0]?.interactionId,
        transactionStatus: word,
      }
      expect(bench.walletApi.getRequestItems()).toEqual([item])
      expect(JSON.parse(bench.storage.getItem(keys.requests) ?? '')).toEqual([item])
      expect(bench.storage.getItem(keys.journal)).toBeNull()
    },
  )

  test.each<[string, readonly LedgerStatus[], readonly number[]]>([
    ['G1', ['CommittedSuccess'], [2000]],
    ['G2', ['Unknown', 'Pending', 'CommittedSuccess'], [2000, 6000, 14_000]],
    ['G3', ['Pending', 'Pending', 'Pending', 'Pending', 'CommittedFailure'], [2000, 6000, 14_000, 24_000, 34_000]],
  ])('%s is polled after 2, 4, 8, 10, 10 seconds until it is final (spec L71, L136)', async (_, words, times) => {
    const bench = benchToolkit({ words: { [hash]: words } })
    const queryTimes = timesOfQuestions(bench)
    void bench.walletApi.sendTransaction(manifest)
    await bench.clock.advance(60_000)
    expect(queryTimes).toEqual(times)
  })

  test('G6 without a response of the ledger it is undetermined, not failed, and is still watched', async () => {
    const bench = benchToolkit({ words: { [hash]: ['Pending', 'Pending', 'Pending', 'Pending', 'CommittedSuccess'] } })
    const queryTimes = timesOfQuestions(bench)
    const sent = bench.walletApi.sendTransaction({ ...manifest, timeout: 15_000 })
    await bench.clock.advance(15_090)
    expect((await sent)._unsafeUnwrapErr()).toMatchObject({
      error: 'failedToPollSubmittedTransaction',
      status: 'undetermined',
      transactionIntentHash: hash,
      settlement: { status: 'undetermined', because: { kind: 'deadline' } },
    })
    expect(queryTimes).toEqual([2000, 6000, 14_000])
    expect(bench.walletApi.getRequestItems()[0]).toMatchObject({
      status: 'pending',
      error: 'failedToPollSubmittedTransaction',
    })
    expect(bench.buttonApi.getStatus()).toBe('default')
    await bench.clock.advance(60_000)
    expect(bench.walletApi.getRequestItems()[0]).toMatchObject({ status: 'success' })
    expect(bench.walletApi.getRequestItems()[0]).toMatchObject({ error: undefined })
    expect(bench.clock.pending()).toBe(0)
  })

  test('C8 a Gateway error ends the wait, without a query every second', async () => {
    const watchTransaction = vi.fn(async () => err({ kind: 'response', status: 400 }))
    const bench = benchToolkit({ gateway: { watchTransaction } })
    const sent = bench.walletApi.sendTransaction(manifest)
    await bench.clock.advance(90)
    expect((await sent)._unsafeUnwrapErr()).toMatchObject({
      error: 'failedToPollSubmittedTransaction',
      jsError: { kind: 'response', status: 400 },
    })
    await bench.clock.advance(60_000)
    expect(watchTransaction).toHaveBeenCalledTimes(2)
    expect(bench.storage.getItem(keys.journal)).toContain(hash)
  })

  test('a watcher that ignores its signal does not block the result', async () => {
    const bench = benchToolkit({ gateway: { watchTransaction: () => new Promise<never>(() => {}) } })
    const stop = new AbortController()
    const all = [
      bench.walletApi.sendTransaction({ ...manifest, signal: stop.signal }),
      bench.walletApi.sendTransaction(manifest),
    ]
    await bench.clock.advance(90)
    stop.abort()
    expect((await all[0])?._unsafeUnwrapErr().status).toBe('undetermined')
    bench.toolkit.destroy()
    expect((await all[1])?._unsafeUnwrapErr().status).toBe('undetermined')
    expect(bench.storage.getItem(keys.journal)).toContain(hash)
  })

  test('C7 watching one does not delay other responses', async () => {
    const bench = benchToolkit({ words: { [hash]: ['Pending'] } })
    void bench.walletApi.sendTransaction(manifest)
    await bench.clock.advance(3000)
    const other = bench.buttonApi.connect()
    await bench.clock.advance(90)
    expect((await other).isOk()).toBe(true)
    bench.toolkit.destroy()
  })

  test('a rejection by the wallet is a failed item without a stored hash (spec L69, L126)', async () => {
    const bench = benchToolkit({ reply: () => ({ error: 'rejectedByUser' }) })
    const sent = bench.walletApi.sendTransaction(manifest)
    await bench.clock.advance(90)
    expect((await sent)._unsafeUnwrapErr()).toMatchObject({ error: 'rejectedByUser', message: 'user rejected request' })
    expect(bench.walletApi.getRequestItems()[0]).toMatchObject({ status: 'fail', error: 'rejectedByUser' })
    expect(bench.storage.getItem(keys.journal)).toBeNull()
  })

  test('ten in one tick all resolve', async () => {
    let sequence = 0
    const bench = benchToolkit({
      reply: ({ items }) => ({ items: sampleResponse(items, `txid_tdx_2_1number${++sequence}`) }),
    })
    const all = Promise.all(Array.from({ length: 10 }, () => bench.walletApi.sendTransaction(manifest)))
    await bench.clock.advance(2090)
    const results = await all
    expect(new Set(results.map((one) => one._unsafeUnwrap().transactionIntentHash)).size).toBe(10)
    expect(bench.walletApi.getRequestItems().map(({ status }) => status)).toEqual(Array(10).fill('success'))
  })
})

describe('cancelling', () => {
  test('moves the item to fail with the code of the user’s cancel (spec L69)', async () => {
    const bench = benchToolkit({ reply: () => undefined })
    const requested = bench.buttonApi.connect()
    const [item] = bench.walletApi.getRequestItems()
    expect(item).toMatchObject({ status: 'pending', showCancel: true })
    expect((await bench.walletApi.cancelRequest(item?.id ?? ''))._unsafeUnwrap()).toBe('requestCancelSuccess')
    expect((await requested)._unsafeUnwrapErr().error).toBe('canceledByUser')
    expect(bench.walletApi.getRequestItems()[0]).toMatchObject({ status: 'fail', error: 'userCancelledRequest' })
    expect((await bench.walletApi.cancelRequest(item?.id ?? ''))._unsafeUnwrapErr()).toBe('requestCancelFail')
  })

  test('works while the challenge is being fetched', async () => {
    const bench = benchToolkit()
    bench.walletApi.provideChallengeGenerator(() => bench.clock.sleep(500).then(() => '1'.repeat(64)))
    bench.walletApi.setRequestData({ toDataRequest: () => ({ persona: { withProof: true } }) })
    const requested = bench.walletApi.sendRequest()
    void bench.walletApi.cancelRequest(bench.walletApi.getRequestItems()[0]?.id ?? '')
    await bench.clock.advance(500)
    expect((await requested)._unsafeUnwrapErr().error).toBe('canceledByUser')
    expect(bench.sent).toEqual([])
  })

  test('fails for a transaction that the wallet has received, whose success still counts', async () => {
    const bench = benchToolkit({ reply: () => undefined })
    const sent = bench.walletApi.sendTransaction(manifest)
    const [interaction] = bench.interactions
    if (!interaction) throw new Error('no request was sent')
    bench.say({ eventType: 'receivedByWallet', interactionId: interaction.interactionId })
    const [item] = bench.walletApi.getRequestItems()
    expect(item?.showCancel).toBe(false)
    const cancelled = bench.walletApi.cancelRequest(item?.id ?? '')
    await bench.clock.advance(1000)
    expect((await cancelled)._unsafeUnwrapErr()).toBe('requestCancelFail')
    bench.answer(interaction, { items: sampleResponse(interaction.items) })
    await bench.clock.advance(2000)
    expect((await sent).isOk()).toBe(true)
  })
})

describe('request items', () => {
  test('are newest first; finished ones are stored under a key of dApp and network, pending ones are not (spec L69)', async () => {
    const storage = memoryStorage()
    const bench = benchToolkit({ storage })
    const first = bench.buttonApi.connect()
    expect(storage.getItem(keys.requests)).toBeNull()
    await bench.clock.advance(90)
    await first
    const second = bench.walletApi.sendTransaction(manifest)
    expect(bench.walletApi.getRequestItems().map(({ type }) => type)).toEqual(['sendTransaction', 'loginRequest'])
    expect(JSON.parse(storage.getItem(keys.requests) ?? '[]')).toMatchObject([
      { type: 'loginRequest', status: 'success' },
    ])
    await bench.clock.advance(3000)
    await second
    const reloaded = benchToolkit({ storage })
    expect(reloaded.walletApi.getRequestItems()).toEqual(bench.walletApi.getRequestItems())
    expect(keys.requests).toContain(`${dApp}:2:`)
    expect(benchToolkit({ storage, networkId: 240 }).walletApi.getRequestItems()).toEqual([])
  })

  test('T45 after a reload an open request is missing and a late response changes nothing (spec L69)', async () => {
    const storage = memoryStorage()
    const before = benchToolkit({ storage, reply: () => undefined })
    void before.buttonApi.connect()
    const late = before.interactions[0]
    const after = benchToolkit({ storage })
    expect(after.walletApi.getRequestItems()).toEqual([])
    const orphans: unknown[] = []
    after.connector.orphanResponse$.subscribe((orphan) => orphans.push(orphan))
    if (late) after.answer(late, { items: sampleResponse(late.items) })
    expect(orphans).toHaveLength(1)
    expect(after.walletApi.getWalletData().persona).toBeUndefined()
  })

  test('drops broken stored items and keeps the others unchanged (spec L49)', () => {
    const storage = memoryStorage()
    const good = { id: 'a', type: 'dataRequest', status: 'fail', timestamp: 5, showCancel: false, error: 'x' }
    storage.setItem(keys.requests, JSON.stringify([good, { id: 1 }, null, { ...good, id: 'b', status: 'pending' }]))
    expect(benchToolkit({ storage }).walletApi.getRequestItems()).toEqual([good])
  })

  test('the history has a maximum length', async () => {
    const bench = benchToolkit({ reply: () => ({ error: 'rejectedByUser' }) })
    for (let n = 0; n < 60; n++) {
      const requested = bench.buttonApi.connect()
      await bench.clock.advance(90)
      await requested
    }
    expect(JSON.parse(bench.storage.getItem(keys.requests) ?? '[]')).toHaveLength(50)
  })
})

describe('the journal', () => {
  test('trap T13: a reload before the final state loses nothing', async () => {
    const storage = memoryStorage()
    const before = benchToolkit({ storage, words: { [hash]: ['Pending'] } })
    void before.walletApi.sendTransaction(manifest)
    await before.clock.advance(1000)
    before.toolkit.destroy()

    const after = benchToolkit({ storage, words: { [hash]: ['Pending', 'CommittedSuccess'] } })
    const settlements: unknown[] = []
    after.walletApi.settlements$.subscribe((settlement) => settlements.push(settlement))
    expect(after.walletApi.getRequestItems()).toEqual([])
    await after.clock.advance(6000)
    expect(settlements).toMatchObject([{ status: 'committed', transactionIntentHash: hash }])
    expect(after.walletApi.getRequestItems()).toMatchObject([
      { type: 'sendTransaction', status: 'success', transactionIntentHash: hash, showCancel: false },
    ])
    expect(storage.getItem(keys.journal)).toBeNull()
  })

  test('lists open transactions and ignores invalid content in storage', () => {
    const storage = memoryStorage()
    const entry = { transactionIntentHash: hash, itemId: 'a', addedAt: 1_767_225_600_000 }
    const ancient = { transactionIntentHash: 'txid_tdx_2_1old', itemId: 'b', addedAt: 0 }
    storage.setItem(keys.journal, JSON.stringify([entry, ancient, 'x', null]))
    const seen: unknown[] = []
    benchToolkit({ storage, words: { [hash]: ['Pending'] } }).walletApi.openTransactions$.subscribe((open) =>
      seen.push(open),
    )
    expect(seen).toEqual([[entry]])
  })
})

describe('the connect button', () => {
  const recorded = (bench: ToolkitBench) => {
    const statuses: string[] = []
    bench.buttonApi.status$.subscribe((status) => statuses.push(status))
    return statuses
  }

  test('T43 is pending, then shows the result for 2 seconds (spec L70)', async () => {
    const bench = benchToolkit()
    const statuses = recorded(bench)
    void bench.buttonApi.connect()
    await bench.clock.advance(90)
    expect(statuses).toEqual(['default', 'pending', 'success'])
    await bench.clock.advance(1999)
    expect(statuses).toHaveLength(3)
    await bench.clock.advance(1)
    expect(statuses).toEqual(['default', 'pending', 'success', 'default'])
  })

  test('T44 shows an error for 2 seconds, then pending while another request is open (spec L70)', async () => {
    const bench = benchToolkit({ reply: () => undefined })
    const statuses = recorded(bench)
    void bench.buttonApi.connect()
    void bench.buttonApi.connect()
    const [first] = bench.interactions
    if (first) bench.answer(first, { error: 'rejectedByUser' })
    await bench.clock.advance(2000)
    expect(statuses).toEqual(['default', 'pending', 'error', 'pending'])
    bench.toolkit.destroy()
  })

  test('trap T54: a new request during the two seconds is shown immediately', async () => {
    const bench = benchToolkit()
    const statuses = recorded(bench)
    void bench.buttonApi.connect()
    await bench.clock.advance(500)
    bench.setReply(() => undefined)
    void bench.buttonApi.connect()
    expect(statuses).toEqual(['default', 'pending', 'success', 'pending'])
    await bench.clock.advance(3000)
    expect(statuses).toHaveLength(4)
    bench.toolkit.destroy()
  })

  test('returns to default after a disconnect', async () => {
    const onDisconnect = vi.fn()
    const bench = benchToolkit({ reply: () => undefined, onDisconnect })
    const requested = bench.buttonApi.connect()
    const statuses = recorded(bench)
    bench.buttonApi.disconnect()
    expect((await requested)._unsafeUnwrapErr().error).toBe('canceledByUser')
    await bench.clock.advance(0)
    expect(statuses).toEqual(['pending', 'default'])
    expect(bench.walletApi.getRequestItems()).toEqual([])
    expect(onDisconnect).toHaveBeenCalledTimes(1)
  })
})

describe('the dApp’s name', () => {
  const details = (address: string, name: unknown) => ({
    items: [
      {
        address,
        metadata: { items: [{ key: 'name', value: { typed: { type: 'String', value: name } } }] },
      },
    ],
  })
  const requested = (answer: Result<unknown, unknown>) => {
    const getEntityDetails = vi.fn(async () => answer)
    const bench = benchToolkit({ gateway: { watchTransaction: async () => err('unused'), getEntityDetails } })
    return { bench, getEntityDetails }
  }

  test('comes from the metadata of the definition and is read once (spec L112)', async () => {
    const { bench, getEntityDetails } = requested(ok(details(dApp, 'Baller')))
    expect(await bench.gatewayApi.getDAppName()).toBe('Baller')
    expect(await bench.gatewayApi.getDAppName()).toBe('Baller')
    expect(getEntityDetails.mock.calls).toEqual([[{ addresses: [dApp] }]])
  })

  test.each([
    ['no metadata', ok(details(dApp, undefined))],
    ['a blank name', ok(details(dApp, ' '))],
    ['another entity', ok(details('account_other', 'Evil'))],
    ['nonsense', ok('nonsense')],
    ['an error', err('offline')],
  ])('is “Unnamed dApp” with %s (spec L112)', async (_, answer) => {
    expect(await requested(answer).bench.gatewayApi.getDAppName()).toBe('Unnamed dApp')
  })

  test('is “Unnamed dApp” without a Gateway that reads entities (spec L112)', async () => {
    expect(await benchToolkit().gatewayApi.getDAppName()).toBe('Unnamed dApp')
  })
})

test('checkTransaction settles a transaction after its wait has ended', async () => {
  const bench = benchToolkit({ words: { [hash]: ['Pending', 'Pending', 'CommittedSuccess'] } })
  const sent = bench.walletApi.sendTransaction({ ...manifest, timeout: 7000 })
  await bench.clock.advance(7090)
  expect((await sent)._unsafeUnwrapErr()).toMatchObject({ status: 'undetermined' })
  const checked = bench.walletApi.checkTransaction(hash)
  await bench.clock.advance(1)
  expect(await checked).toMatchObject({ status: 'committed' })
  expect(bench.walletApi.getRequestItems()[0]).toMatchObject({ status: 'success' })
})
