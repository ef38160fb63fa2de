import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGateway } from '../create-gateway'
import { createFakeFetch, type FakeReply, ledgerStateAt } from '../testing/index'
import { type CallLimitsOptions, createCallLimits } from './call-limits'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fine: FakeReply = { json: { ledger_state: ledgerStateAt(9), items: [] } }

function setUp(own: CallLimitsOptions, reply: () => FakeReply) {
  const states: string[] = []
  const limits = createCallLimits({ onStateChange: (state) => states.push(state), ...own })
  let running = 0
  let most = 0
  const { fetch: respond, exchanges } = createFakeFetch(reply)
  const gateway = createGateway({
    baseUrl: 'http://gateway.test',
    applicationName: 'test',
    retry: { times: 0 },
    limit: limits.limit,
    fetch: async (...request) => {
      running += 1
      most = Math.max(most, running)
      try {
        return await respond(...request)
      } finally {
        running -= 1
      }
    },
  })
  let n = 0
  const ask = (signal?: AbortSignal) => {
    n += 1
    return gateway.getEntityDetails({ addresses: [`resource_${n}`] }, { signal })
  }
  return { ask, limits, states, exchanges, most: () => most }
}

describe('limits of one process', () => {
  test('run a few calls at a time, queue some more and refuse the rest at once', async () => {
    const { ask, exchanges, most, limits } = setUp({ inFlight: 3, queued: 4 }, () => ({ ...fine, afterMs: 100 }))
    const answers = Promise.all(Array.from({ length: 10 }, () => ask()))
    await vi.advanceTimersByTimeAsync(0)
    expect(limits.stats()).toEqual({ inFlight: 3, queued: 4, state: 'closed' })
    await vi.advanceTimersByTimeAsync(1_000)
    const refused = (await answers).filter((answer) => answer.isErr())
    expect(refused.map((answer) => answer._unsafeUnwrapErr())).toEqual(
      Array(3).fill({ kind: 'overloaded', because: 'queue-full' }),
    )
    expect([exchanges.length, most()]).toEqual([7, 3])
  })

  test('a call that is aborted in the queue sends nothing', async () => {
    const { ask, exchanges } = setUp({ inFlight: 1, queued: 5 }, () => ({ ...fine, afterMs: 100 }))
    const first = ask()
    const left = new AbortController()
    const second = ask(left.signal)
    await vi.advanceTimersByTimeAsync(10)
    left.abort()
    expect((await second)._unsafeUnwrapErr().kind).toBe('aborted')
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await first).isOk()).toBe(true)
    expect(exchanges).toHaveLength(1)
  })
})

describe('the circuit', () => {
  test('opens after consecutive failures, lets one call probe, and closes when that succeeds', async () => {
    let down = true
    const { ask, exchanges, states } = setUp({ breakAfter: 3, restMs: 5_000 }, () => (down ? { status: 503 } : fine))
    for (let n = 0; n < 10; n++) await ask()
    expect(exchanges).toHaveLength(3)
    expect((await ask())._unsafeUnwrapErr()).toEqual({ kind: 'overloaded', because: 'circuit-open' })
    await vi.advanceTimersByTimeAsync(5_000)
    await Promise.all([ask(), ask(), ask()])
    expect(exchanges).toHaveLength(4)
    down = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await ask()).isOk()).toBe(true)
    expect((await ask()).isOk()).toBe(true)
    expect(states).toEqual(['open', 'half-open', 'open', 'half-open', 'closed'])
  })

  test('stays closed for a 404, which is an answer', async () => {
    const { ask, exchanges } = setUp({ breakAfter: 3 }, () => ({ status: 404, json: { message: 'no' } }))
    for (let n = 0; n < 10; n++) await ask()
    expect(exchanges).toHaveLength(10)
  })

  test('stays closed when callers abort', async () => {
    const { ask, exchanges, limits } = setUp({ breakAfter: 2 }, () => ({ ...fine, afterMs: 1_000 }))
    for (let n = 0; n < 5; n++) {
      const left = new AbortController()
      const answer = ask(left.signal)
      await vi.advanceTimersByTimeAsync(1)
      left.abort()
      await answer
    }
    expect([exchanges.length, limits.stats().state]).toEqual([5, 'closed'])
  })
})
