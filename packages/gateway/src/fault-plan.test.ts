import { type FakeClock, fakeClock } from '@lootboxes/ledger/testing'
import { runs } from '@lootboxes/tooling/runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGateway, type GatewayError } from './index'
import { createFakeFetch, type Exchange, type FakeReply, ledgerStateAt } from './testing/index'

const FAULTS: readonly FakeReply[] = [
  { status: 429, text: 'slow down', headers: { 'Retry-After': '1' } },
  { status: 500, json: { message: 'oops', code: 500 } },
  { status: 502, text: '<html>Bad gateway</html>' },
  { text: '<html>Please log in</html>' },
  { dropped: true },
]
const CALLS = runs(300, 3_000)
const LONGEST_CALL_MS = 120_000

/** Deterministic, so that a failing run can be repeated with its seed. */
const dice = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Two pages of holdings per account. One response in five is a fault, and one fault in six is a delay of 3 s. */
const faulty = (random: () => number, clock: FakeClock) =>
  createFakeFetch(({ body }: Exchange): FakeReply => {
    const { address, cursor } = body as { address: string; cursor?: string }
    const right: FakeReply = {
      afterMs: 20,
      json: {
        ledger_state: ledgerStateAt(5),
        address,
        items: [
          {
            aggregation_level: 'Global',
            resource_address: `${address}/${cursor ?? 'first'}`,
            amount: '1',
            last_updated_at_state_version: 1,
          },
        ],
        next_cursor: cursor ? null : 'second',
      },
    }
    if (random() >= 0.2) return right
    return FAULTS[Math.floor(random() * (FAULTS.length + 1))] ?? { ...right, afterMs: 3_000 }
  }, clock)

test('with a fifth of all responses broken, every call ends with the right value or a typed error', {
  timeout: 60_000,
}, async () => {
  const clock = fakeClock()
  const random = dice(42)
  const { fetch, exchanges } = faulty(random, clock)
  const gateway = createGateway({ baseUrl: 'http://gateway.test', applicationName: 'Shop', fetch, clock })
  const failures: GatewayError[] = []
  let right = 0
  const calls = Array.from({ length: CALLS }, async (_, nth) => {
    const address = `account_${nth}`
    const answer = await gateway.getFungibles({ address })
    if (answer.isErr()) return failures.push(answer.error)
    expect(answer.value.items.map((item) => item.resource_address)).toEqual([`${address}/first`, `${address}/second`])
    return right++
  })
  await clock.advance(LONGEST_CALL_MS)
  await Promise.all(calls)
  expect(right + failures.length).toBe(CALLS)
  expect(clock.pending()).toBe(0)
  for (const failure of failures) expect(['response', 'unreachable', 'timed-out']).toContain(failure.kind)
  // A call fails when four responses in a row fail: 0.2⁴, for each of its two pages.
  expect(failures.length).toBeLessThan(CALLS / 50)
  expect(exchanges.length).toBeGreaterThan(CALLS * 2 * 1.1)
})

test('with any sequence of responses, a call with retries ends within its time limit', {
  timeout: 60_000,
}, async () => {
  const reply = fc.oneof(
    fc.constantFrom(...FAULTS),
    fc.record({ afterMs: fc.integer({ min: 0, max: 100_000 }), json: fc.constant({ duplicate: false }) }),
    fc
      .record({ status: fc.integer({ min: 200, max: 599 }), text: fc.string() })
      .filter(({ status }) => ![204, 205, 304].includes(status)),
    fc.record({
      status: fc.constant(429),
      text: fc.constant(''),
      headers: fc.record({ 'Retry-After': fc.string({ unit: 'grapheme-ascii' }) }),
    }),
    fc.record({ json: fc.json().map((text): unknown => JSON.parse(text)) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(reply, { minLength: 1, maxLength: 6 }), async (replies) => {
      const clock = fakeClock()
      let nth = 0
      const { fetch } = createFakeFetch(() => replies[nth++ % replies.length] ?? {}, clock)
      const gateway = createGateway({ baseUrl: 'http://gateway.test', applicationName: 'Shop', fetch, clock })
      let ended: string | undefined
      void gateway.submitTransaction({ notarized_transaction_hex: '4d' }).match(
        () => {
          ended = 'ok'
        },
        (error) => {
          ended = error.kind
        },
      )
      await clock.advance(4 * 10_000 + 3 * 30_000 + 10_000)
      expect(['ok', 'response', 'unreachable', 'timed-out', 'malformed']).toContain(ended)
      expect(clock.pending()).toBe(0)
    }),
    { numRuns: 100 },
  )
})
