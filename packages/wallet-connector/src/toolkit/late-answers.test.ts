// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { dApp, sampleResponse } from '../connector/sample-response.fixture'
import { storageKeys } from './storage'
import { benchToolkit } from './toolkit.fixture'

const keys = storageKeys(dApp, 2)
const hash = 'txid_tdx_2_1vectorintenthash'
const manifest = { transactionManifest: 'DROP_ALL_PROOFS;' }

describe('trap T38: cancelled too late', () => {
  const cancelled = async (options: Parameters<typeof benchToolkit>[0] = {}) => {
    const bench = benchToolkit({ reply: () => undefined, ...options })
    const sent = bench.walletApi.sendTransaction(manifest)
    const [interaction] = bench.interactions
    const [item] = bench.walletApi.getRequestItems()
    if (!interaction || !item) throw new Error('no request was sent')
    void bench.walletApi.cancelRequest(item.id)
    expect((await sent)._unsafeUnwrapErr().error).toBe('canceledByUser')
    expect(bench.walletApi.getRequestItems()).toMatchObject([{ status: 'fail', error: 'userCancelledRequest' }])
    const approve = (on = bench) => on.answer(interaction, { items: sampleResponse(interaction.items) })
    return { bench, item, approve }
  }

  test('a success of the wallet reopens the same item', async () => {
    const { bench, item, approve } = await cancelled({ words: { [hash]: ['Pending', 'CommittedSuccess'] } })
    approve()
    const [open, ...others] = bench.walletApi.getRequestItems()
    expect(others).toEqual([])
    expect(open).toMatchObject({ id: item.id, status: 'pending', showCancel: false, transactionIntentHash: hash })
    expect(open).not.toHaveProperty('error')
    expect(bench.buttonApi.getStatus()).toBe('pending')
    expect(bench.storage.getItem(keys.requests)).toBeNull()
    await bench.clock.advance(6000)
    expect(bench.walletApi.getRequestItems()).toEqual([
      {
        id: item.id,
        type: 'sendTransaction',
        status: 'success',
        timestamp: item.timestamp,
        showCancel: false,
        interactionId: bench.interactions[0]?.interactionId,
        transactionIntentHash: hash,
        supersededError: 'userCancelledRequest',
      },
    ])
    expect(bench.storage.getItem(keys.journal)).toBeNull()
  })

  test.each([
    ['CommittedFailure', 'transactionNotSuccessful'],
    ['Rejected', 'transactionNotSuccessful'],
  ] as const)('what the ledger then says counts, %s too', async (word, error) => {
    const { bench, item, approve } = await cancelled({ words: { [hash]: [word] } })
    approve()
    await bench.clock.advance(2000)
    expect(bench.walletApi.getRequestItems()).toMatchObject([
      { id: item.id, status: 'fail', error, transactionStatus: word },
    ])
  })

  test('a second response, of any wallet, changes nothing', async () => {
    const { bench, approve } = await cancelled()
    approve()
    approve()
    await bench.clock.advance(2000)
    const settled = bench.walletApi.getRequestItems()
    expect(settled).toMatchObject([{ status: 'success' }])
    approve()
    await bench.clock.advance(2000)
    expect(bench.walletApi.getRequestItems()).toEqual(settled)
    expect(bench.questions).toHaveLength(1)
  })

  test('the next page finds the item', async () => {
    const { bench, item, approve } = await cancelled()
    bench.toolkit.destroy()
    const next = benchToolkit({ storage: bench.storage, words: { [hash]: ['CommittedSuccess'] } })
    approve(next)
    await next.clock.advance(2000)
    expect(next.walletApi.getRequestItems()).toMatchObject([
      { id: item.id, status: 'success', supersededError: 'userCancelledRequest' },
    ])
  })

  test('a reload before the final state keeps the data of the item', async () => {
    const { bench, item, approve } = await cancelled({ words: { [hash]: ['Pending'] } })
    approve()
    bench.toolkit.destroy()
    const next = benchToolkit({ storage: bench.storage, words: { [hash]: ['CommittedSuccess'] } })
    await next.clock.advance(2000)
    expect(next.walletApi.getRequestItems()).toMatchObject([
      { id: item.id, status: 'success', transactionIntentHash: hash, supersededError: 'userCancelledRequest' },
    ])
  })
})

describe('a response without an item', () => {
  const sentAs = (label: string) => {
    const bench = benchToolkit({ reply: () => undefined, words: { [hash]: ['Pending', 'CommittedSuccess'] } })
    void bench.walletApi.sendTransaction({ ...manifest, label })
    const [interaction] = bench.interactions
    if (!interaction) throw new Error('no request was sent')
    return { bench, approve: (on = bench) => on.answer(interaction, { items: sampleResponse(interaction.items) }) }
  }
  const row = { type: 'sendTransaction', status: 'success', transactionIntentHash: hash, label: 'buy' }

  test('reloaded, then signed: the result has the label of the request', async () => {
    const { bench, approve } = sentAs('buy')
    const next = benchToolkit({ storage: bench.storage, clock: bench.clock })
    expect(next.walletApi.getRequestItems()).toEqual([])
    approve(next)
    await next.clock.advance(6000)
    expect(next.walletApi.getRequestItems()).toMatchObject([{ ...row, supersededError: 'requestAborted' }])
    expect(next.storage.getItem(keys.labels)).toBeNull()
  })

  test('disconnected, then signed: the result is reported with its label', async () => {
    const { bench, approve } = sentAs('buy')
    bench.disconnect()
    await bench.clock.advance(0)
    expect(bench.walletApi.getRequestItems()).toEqual([])
    approve()
    await bench.clock.advance(6000)
    expect(bench.walletApi.getRequestItems()).toMatchObject([row])
  })

  test('disconnected during the request, then signed: the result is reported with its label', async () => {
    const { bench, approve } = sentAs('buy')
    bench.say({ eventType: 'receivedByWallet', interactionId: bench.interactions[0]?.interactionId })
    bench.disconnect()
    approve()
    await bench.clock.advance(6000)
    expect(bench.walletApi.getRequestItems()).toMatchObject([{ ...row, supersededError: 'requestAborted' }])
    expect(bench.storage.getItem(keys.labels)).toBeNull()
  })

  test('signed, then disconnected: the result is reported after the commit', async () => {
    const { bench, approve } = sentAs('buy')
    approve()
    await bench.clock.advance(0)
    bench.disconnect()
    expect(bench.walletApi.getRequestItems()).toEqual([])
    expect(bench.buttonApi.getStatus()).toBe('default')
    await bench.clock.advance(6000)
    expect(bench.walletApi.getRequestItems()).toMatchObject([row])
    expect(bench.storage.getItem(keys.journal)).toBeNull()
  })

  test('a rejected request leaves no label in storage', async () => {
    const { bench } = sentAs('buy')
    expect(bench.storage.getItem(keys.labels)).toContain('buy')
    const [interaction] = bench.interactions
    if (interaction) bench.answer(interaction, { error: 'rejectedByUser' })
    await bench.clock.advance(0)
    expect(bench.storage.getItem(keys.labels)).toBeNull()
  })
})
