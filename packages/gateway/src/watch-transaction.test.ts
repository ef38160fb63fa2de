import { fakeClock } from '@lootboxes/ledger/testing'
import type { TransactionStatus } from '@radixdlt/babylon-gateway-api-sdk'
import { describe, expect, test } from 'vitest'
import { createGateway, type PageVisibility, type WatchProgress } from './index'
import { createFakeFetch, type FakeReply, ledgerStateAt } from './testing/index'

const transactionIntentHash = 'txid_loc1test'
const answering = (status: TransactionStatus, more: object = {}): FakeReply => ({
  json: {
    ledger_state: ledgerStateAt(9),
    status,
    intent_status: status,
    intent_status_description: `It is ${status}`,
    known_payloads: [],
    ...more,
  },
})
const unknown = answering('Unknown')
const pending = answering('Pending')
const success = answering('CommittedSuccess', { committed_state_version: 8 })
const failure = answering('CommittedFailure', { error_message: 'too little money' })

function setup(replies: readonly FakeReply[], visibility?: PageVisibility) {
  const clock = fakeClock()
  const queue = [...replies]
  const last = replies.at(-1) ?? pending
  const times: number[] = []
  const { fetch, exchanges } = createFakeFetch(() => {
    times.push(clock.now())
    return queue.shift() ?? last
  }, clock)
  const { watchTransaction } = createGateway({
    baseUrl: 'http://gateway.test',
    applicationName: 'Shop',
    fetch,
    clock,
    visibility,
  })
  const waits = () => times.map((time, index) => time - (times[index - 1] ?? 0))
  return { clock, watchTransaction, times, waits, exchanges }
}

const committed = {
  status: 'committed',
  transactionIntentHash,
  committedStateVersion: 8,
  transactionStatus: 'CommittedSuccess',
}

describe('wallet-protocol D7 (spec L71, L136)', () => {
  test.each([
    ['G1', [success], [2_000], committed],
    ['G2', [unknown, pending, success], [2_000, 4_000, 8_000], committed],
    [
      'G3',
      [pending, pending, pending, pending, failure],
      [2_000, 4_000, 8_000, 10_000, 10_000],
      { status: 'failed', transactionIntentHash, reason: 'too little money', transactionStatus: 'CommittedFailure' },
    ],
    [
      'G4',
      [answering('Rejected')],
      [2_000],
      { status: 'rejected', transactionIntentHash, reason: 'It is Rejected', transactionStatus: 'Rejected' },
    ],
    [
      'G5',
      [{ dropped: true }, { status: 429, text: '' }, { status: 503, text: '' }, success],
      [2_000, 4_000, 8_000, 10_000],
      committed,
    ],
  ])('%s', async (_, replies, waits, settlement) => {
    const { clock, watchTransaction, ...seen } = setup(replies)
    const watching = watchTransaction({ transactionIntentHash })
    await clock.advance(60_000)
    expect((await watching)._unsafeUnwrap()).toEqual(settlement)
    expect(seen.waits()).toEqual(waits)
    expect(clock.pending()).toBe(0)
  })

  test('G5, a longer Retry-After wins', async () => {
    const { clock, watchTransaction, times } = setup([
      { status: 429, text: '', headers: { 'Retry-After': '15' } },
      pending,
      success,
    ])
    const watching = watchTransaction({ transactionIntentHash })
    await clock.advance(60_000)
    expect((await watching).isOk()).toBe(true)
    expect(times).toEqual([2_000, 17_000, 25_000])
  })

  test('G6', async () => {
    const { clock, watchTransaction, times, waits } = setup([pending])
    const watching = watchTransaction({ transactionIntentHash, timeout: 15_000 })
    await clock.advance(15_000)
    expect((await watching)._unsafeUnwrap()).toEqual({
      status: 'undetermined',
      transactionIntentHash,
      lastSeen: 'pending',
      because: { kind: 'deadline' },
      transactionStatus: 'Pending',
    })
    expect(waits()).toEqual([2_000, 4_000, 8_000])
    await clock.advance(60_000)
    expect(times).toHaveLength(3)
    expect(clock.pending()).toBe(0)
  })
})

test('ten watchers of a transaction share each poll and its settlement', async () => {
  const { clock, watchTransaction, times } = setup([pending, pending, success])
  const watching = Array.from({ length: 10 }, () => watchTransaction({ transactionIntentHash }))
  const other = watchTransaction({ transactionIntentHash: 'txid_loc1other' })
  await clock.advance(13_999)
  expect(times).toEqual([2_000, 2_000, 6_000, 6_000])
  await clock.advance(1)
  for (const watcher of watching) expect((await watcher)._unsafeUnwrap().status).toBe('committed')
  expect((await other).isOk()).toBe(true)
  expect(clock.pending()).toBe(0)
})

test('a later watcher receives the latest progress at once and joins the schedule', async () => {
  const { clock, watchTransaction, times } = setup([pending, success])
  const first = watchTransaction({ transactionIntentHash })
  await clock.advance(3_000)
  const news: WatchProgress[] = []
  const second = watchTransaction({ transactionIntentHash, onProgress: (progress) => news.push(progress) })
  expect(news).toMatchObject([{ polls: 1, answer: { status: 'Pending' } }])
  await clock.advance(3_000)
  expect((await second)._unsafeUnwrap()).toEqual((await first)._unsafeUnwrap())
  expect(times).toEqual([2_000, 6_000])
})

test('an abort ends one watch only, and the last abort stops the polling', async () => {
  const { clock, watchTransaction, times } = setup([pending])
  const scopes = { first: new AbortController(), second: new AbortController() }
  const first = watchTransaction({ transactionIntentHash, signal: scopes.first.signal })
  const second = watchTransaction({ transactionIntentHash, signal: scopes.second.signal })
  await clock.advance(2_000)
  scopes.first.abort('gone')
  expect((await first)._unsafeUnwrapErr()).toEqual({ kind: 'aborted', cause: 'gone' })
  await clock.advance(4_000)
  expect(times).toEqual([2_000, 6_000])
  scopes.second.abort('gone too')
  expect((await second)._unsafeUnwrapErr()).toEqual({ kind: 'aborted', cause: 'gone too' })
  expect(clock.pending()).toBe(0)
  await clock.advance(60_000)
  expect(times).toHaveLength(2)
})

test('a watch after all others have ended starts a new schedule', async () => {
  const { clock, watchTransaction, times } = setup([pending, success])
  const first = watchTransaction({ transactionIntentHash, timeout: 3_000 })
  await clock.advance(3_000)
  expect((await first)._unsafeUnwrap().status).toBe('undetermined')
  const second = watchTransaction({ transactionIntentHash })
  await clock.advance(2_000)
  expect((await second)._unsafeUnwrap().status).toBe('committed')
  expect(times).toEqual([2_000, 5_000])
})

test.each(['CommitPendingOutcomeUnknown', 'LikelyButNotCertainRejection', 'SomethingNew'])(
  'intent_status %s is not final (trap T34)',
  async (intent_status) => {
    const { clock, watchTransaction } = setup([answering('Pending', { intent_status }), success])
    const watching = watchTransaction({ transactionIntentHash })
    await clock.advance(10_000)
    expect((await watching)._unsafeUnwrap().status).toBe('committed')
  },
)

test.each(['Simmering', 'toString', '__proto__'])(
  'an unknown status of a later protocol, %s, keeps polling',
  async (status) => {
    const { clock, watchTransaction } = setup([{ json: { ...(unknown.json as object), status } }, success])
    const watching = watchTransaction({ transactionIntentHash })
    await clock.advance(10_000)
    expect((await watching)._unsafeUnwrap().status).toBe('committed')
  },
)

test('reports the reason of a probable rejection', async () => {
  const doomed = answering('Pending', { intent_status: 'LikelyButNotCertainRejection', error_message: 'no fee locked' })
  const { clock, watchTransaction } = setup([doomed, doomed])
  const news: (string | undefined)[] = []
  void watchTransaction({
    transactionIntentHash,
    timeout: 7_000,
    onProgress: (progress) => news.push('answer' in progress ? progress.errorMessage : 'failed'),
  })
  await clock.advance(2_000)
  expect(news).toEqual(['no fee locked'])
  await clock.advance(5_000)
})

test('a callback that throws stops neither its own watch nor the others', async () => {
  const { clock, watchTransaction } = setup([pending, success])
  const onProgress = () => {
    throw new Error('mistake')
  }
  const both = [watchTransaction({ transactionIntentHash, onProgress }), watchTransaction({ transactionIntentHash })]
  await clock.advance(6_000)
  for (const watching of both) expect((await watching).isOk()).toBe(true)
})

test('a refused request ends the watch: the hash belongs to another network', async () => {
  const refused = { message: 'One or more validation errors occurred', code: 400 }
  const { clock, watchTransaction, times } = setup([{ status: 400, json: refused }])
  const watching = watchTransaction({ transactionIntentHash })
  await clock.advance(60_000)
  expect((await watching)._unsafeUnwrapErr()).toMatchObject({ kind: 'response', status: 400, body: refused })
  expect(times).toEqual([2_000])
})

test('polls again after a malformed response', async () => {
  const { clock, watchTransaction, times } = setup([{ json: { state: 'fine' } }, success])
  const watching = watchTransaction({ transactionIntentHash })
  await clock.advance(10_000)
  expect((await watching)._unsafeUnwrap().status).toBe('committed')
  expect(times).toEqual([2_000, 6_000])
})

test('an unreachable Gateway is undetermined, not failed', async () => {
  const { clock, watchTransaction } = setup([{ dropped: true }])
  const watching = watchTransaction({ transactionIntentHash, timeout: 20_000 })
  await clock.advance(20_000)
  expect((await watching)._unsafeUnwrap()).toMatchObject({
    status: 'undetermined',
    lastSeen: 'unknown',
    because: { kind: 'unreachable' },
    transactionStatus: undefined,
  })
})

test('the default timeout is one hour', async () => {
  const { clock, watchTransaction, times } = setup([pending])
  const watching = watchTransaction({ transactionIntentHash })
  await clock.advance(3_600_000)
  expect((await watching)._unsafeUnwrap().status).toBe('undetermined')
  expect(times.length).toBeGreaterThan(350)
})

test('an empty hash is refused before any request', async () => {
  const { watchTransaction, exchanges } = setup([])
  expect((await watchTransaction({ transactionIntentHash: '' }))._unsafeUnwrapErr()).toMatchObject({
    kind: 'required',
    field: 'intentHash',
  })
  expect(exchanges).toHaveLength(0)
})

test('the hash has a second name', async () => {
  const { clock, watchTransaction, exchanges } = setup([success])
  const watching = watchTransaction({ intentHash: transactionIntentHash })
  await clock.advance(2_000)
  expect((await watching)._unsafeUnwrap()).toEqual(committed)
  expect(exchanges).toMatchObject([{ body: { intent_hash: transactionIntentHash } }])
})

test('a short interval is kept, as a test on a local network needs it', async () => {
  const { clock, watchTransaction, waits } = setup([pending, pending, pending, success])
  const watching = watchTransaction({ transactionIntentHash, interval: 10, maxDelay: 50 })
  await clock.advance(200)
  expect((await watching).isOk()).toBe(true)
  expect(waits()).toEqual([10, 20, 40, 50])
})

test('interval, multiplier and maxDelay set the schedule', async () => {
  const { clock, watchTransaction, waits } = setup([pending, pending, pending, success])
  const watching = watchTransaction({ transactionIntentHash, interval: 100, multiplier: 3, maxDelay: 500 })
  await clock.advance(2_000)
  expect((await watching).isOk()).toBe(true)
  expect(waits()).toEqual([100, 300, 500, 500])
})

test('an interval of 0 polls at once and continues with the default schedule', async () => {
  const { clock, watchTransaction, waits } = setup([pending, pending, success])
  const watching = watchTransaction({ transactionIntentHash, interval: 0 })
  await clock.advance(10_000)
  expect((await watching).isOk()).toBe(true)
  expect(waits()).toEqual([0, 2_000, 4_000])
})

test('pauses have a minimum, whatever the options say', async () => {
  const { clock, watchTransaction, times } = setup([pending])
  const watching = watchTransaction({ transactionIntentHash, interval: 10, multiplier: 0, timeout: 1_000 })
  await clock.advance(1_000)
  expect((await watching)._unsafeUnwrap().status).toBe('undetermined')
  expect(times.length).toBeLessThanOrEqual(10)
})

describe('page visibility', () => {
  const page = () => {
    let hidden = false
    const listeners = new Set<() => void>()
    const visibility: PageVisibility = {
      isHidden: () => hidden,
      onReturn: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    return {
      visibility,
      listeners,
      leave: () => {
        hidden = true
      },
      comeBack: () => {
        hidden = false
        for (const listener of listeners) listener()
      },
    }
  }

  test('polls at once when the user returns, and continues the schedule from there', async () => {
    const { visibility, comeBack, listeners } = page()
    const { clock, watchTransaction, times } = setup([pending, pending, success], visibility)
    const watching = watchTransaction({ transactionIntentHash })
    await clock.advance(3_000)
    comeBack()
    await clock.advance(8_000)
    expect((await watching).isOk()).toBe(true)
    expect(times).toEqual([2_000, 3_000, 11_000])
    expect([listeners.size, clock.pending()]).toEqual([0, 0])
  })

  test('pauses while the page is hidden', async () => {
    const { visibility, leave, comeBack, listeners } = page()
    const { clock, watchTransaction, times } = setup([success], visibility)
    const watching = watchTransaction({ transactionIntentHash })
    leave()
    await clock.advance(600_000)
    expect(times).toEqual([])
    comeBack()
    await clock.advance(0)
    expect((await watching).isOk()).toBe(true)
    expect([times, listeners.size]).toEqual([[600_000], 0])
  })

  test('a hidden page does not make a committed transaction undetermined: the deadline is paused too', async () => {
    const { visibility, leave, comeBack, listeners } = page()
    const { clock, watchTransaction, times } = setup([success], visibility)
    leave()
    const watching = watchTransaction({ transactionIntentHash, timeout: 30_000 })
    await clock.advance(300_000)
    expect(times).toEqual([])
    comeBack()
    await clock.advance(0)
    expect((await watching)._unsafeUnwrap()).toMatchObject({ status: 'committed' })
    expect([times, listeners.size, clock.pending()]).toEqual([[300_000], 0, 0])
  })

  test('a return just before the deadline extends it, so that one poll can finish', async () => {
    const { visibility, leave, comeBack, listeners } = page()
    const { clock, watchTransaction } = setup([pending], visibility)
    leave()
    const watching = watchTransaction({ transactionIntentHash, timeout: 30_000 })
    await clock.advance(29_999)
    comeBack()
    await clock.advance(14_999)
    expect(listeners.size).toBeGreaterThan(0)
    await clock.advance(1)
    expect((await watching)._unsafeUnwrap()).toMatchObject({ status: 'undetermined', lastSeen: 'pending' })
    expect([listeners.size, clock.pending()]).toEqual([0, 0])
  })

  test('a return does not shorten a Retry-After', async () => {
    const { visibility, comeBack } = page()
    const { clock, watchTransaction, times } = setup(
      [{ status: 429, text: '', headers: { 'Retry-After': '3' } }, success],
      visibility,
    )
    const watching = watchTransaction({ transactionIntentHash })
    await clock.advance(3_000)
    comeBack()
    await clock.advance(2_500)
    comeBack()
    await clock.advance(0)
    expect((await watching).isOk()).toBe(true)
    expect(times).toEqual([2_000, 5_500])
  })
})
