import type { ProductCall } from '@lootboxes/lootbox'
import { err, ok, okAsync } from 'neverthrow'
import { expect, test } from 'vitest'
import { accountOf } from './product-ledger.fixture'
import { createRequestParser } from './request-parser'

function setUp() {
  const asked: unknown[] = []
  const api = {
    question: (_: ProductCall, body: unknown) => {
      asked.push(body)
      return Array.isArray(body)
        ? err({ kind: 'bad-request' as const, fields: [{ path: 'body', message: 'Expected object' }] })
        : ok({ cost: 1, kept: () => undefined, read: () => okAsync([]) })
    },
  }
  return { parseRequest: createRequestParser(api, 'getUnrevealedTickets'), asked }
}

test('the same text is checked once, right or wrong', () => {
  const { parseRequest, asked } = setUp()
  const text = JSON.stringify({ account_address: accountOf(0) })
  expect(parseRequest(text)).toBe(parseRequest(text))
  expect(parseRequest(text).account).toBe(accountOf(0))
  expect(parseRequest('[]')).toBe(parseRequest('[]'))
  expect(parseRequest('[]').question.isErr()).toBe(true)
  expect(asked).toHaveLength(2)
})

test('texts that differ are different questions, be it by a space', () => {
  const { parseRequest, asked } = setUp()
  for (const n of [0, 1]) parseRequest(JSON.stringify({ account_address: accountOf(n) }))
  parseRequest(` ${JSON.stringify({ account_address: accountOf(1) })}`)
  expect(asked.map((body) => body)).toEqual([0, 1, 1].map((n) => ({ account_address: accountOf(n) })))
})

test.each(['', '{', 'undefined', '<html>'])('%j is no JSON', (text) => {
  const { parseRequest, asked } = setUp()
  expect(parseRequest(text).question._unsafeUnwrapErr()).toEqual({
    kind: 'bad-request',
    fields: [{ path: 'body', message: 'Expected JSON' }],
  })
  expect(asked).toEqual([])
})

test('a long text is not remembered, and neither are too many', () => {
  const { parseRequest, asked } = setUp()
  const long = JSON.stringify({ note: 'x'.repeat(5_000) })
  parseRequest(long)
  parseRequest(long)
  expect(asked).toHaveLength(2)
  for (let n = 0; n < 2_001; n += 1) parseRequest(`${n}`)
  parseRequest('0')
  expect(asked).toHaveLength(2 + 2_001 + 1)
})
