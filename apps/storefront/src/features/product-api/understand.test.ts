import type { ProductCall } from '@lootboxes/lootbox'
import { err, ok, okAsync } from 'neverthrow'
import { expect, test } from 'vitest'
import { accountOf } from './product-ledger.fixture'
import { createUnderstand } from './understand'

function setUp() {
  const asked: unknown[] = []
  const api = {
    question: (_: ProductCall, body: unknown) => {
      asked.push(body)
      return Array.isArray(body)
        ? err({ kind: 'bad-request' as const, fields: [{ path: 'body', message: 'Expected object' }] })
        : ok({ kept: () => undefined, read: () => okAsync([]) })
    },
  }
  return { understand: createUnderstand(api, 'getUnrevealedTickets'), asked }
}

test('the same text is checked once, right or wrong', () => {
  const { understand, asked } = setUp()
  const text = JSON.stringify({ account_address: accountOf(0) })
  expect(understand(text)).toBe(understand(text))
  expect(understand(text).account).toBe(accountOf(0))
  expect(understand('[]')).toBe(understand('[]'))
  expect(understand('[]').question.isErr()).toBe(true)
  expect(asked).toHaveLength(2)
})

test('texts that differ are different questions, be it by a space', () => {
  const { understand, asked } = setUp()
  for (const n of [0, 1]) understand(JSON.stringify({ account_address: accountOf(n) }))
  understand(` ${JSON.stringify({ account_address: accountOf(1) })}`)
  expect(asked.map((body) => body)).toEqual([0, 1, 1].map((n) => ({ account_address: accountOf(n) })))
})

test.each(['', '{', 'undefined', '<html>'])('%j is no JSON', (text) => {
  const { understand, asked } = setUp()
  expect(understand(text).question._unsafeUnwrapErr()).toEqual({
    kind: 'bad-request',
    fields: [{ path: 'body', message: 'Expected JSON' }],
  })
  expect(asked).toEqual([])
})

test('a long text is not remembered, and neither are too many', () => {
  const { understand, asked } = setUp()
  const long = JSON.stringify({ note: 'x'.repeat(5_000) })
  understand(long)
  understand(long)
  expect(asked).toHaveLength(2)
  for (let n = 0; n < 2_001; n += 1) understand(`${n}`)
  understand('0')
  expect(asked).toHaveLength(2 + 2_001 + 1)
})
