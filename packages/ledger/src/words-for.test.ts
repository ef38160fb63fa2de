import { expect, test } from 'vitest'
import { addressErrorText, shortenAddress } from './address'
import { amountErrorText, parseAmount } from './amount'
import { localIdErrorText, parseLocalId } from './local-id'
import { parseAddress } from './parse-address'
import { parseTransactionId } from './transaction-id'
import { clip, wordsFor } from './words-for'

type Trouble = { kind: 'rain'; mm: number } | { kind: 'snow'; cm: number }

test('returns the sentence of the error kind', () => {
  const say = wordsFor<Trouble>({ rain: (e) => `${e.mm} mm of rain`, snow: (e) => `${e.cm} cm of snow` })
  expect([say({ kind: 'rain', mm: 3 }), say({ kind: 'snow', cm: 5 })]).toEqual(['3 mm of rain', '5 cm of snow'])
})

test('clip truncates long text', () => {
  expect(clip('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`)
  expect(clip('short')).toBe('short')
})

test.each([
  [5, '5 (number)'],
  [5n, '5 (bigint)'],
  [Symbol('x'), 'Symbol(x) (symbol)'],
  [undefined, 'undefined'],
  [null, 'null'],
  [['#1#'], 'object'],
  [new String('#1#'), 'object'],
  [Object.create(null), 'object'],
])('%o is no text: each parser names it in its error', (value, text) => {
  const given = value as string
  expect(addressErrorText(parseAddress(given)._unsafeUnwrapErr())).toBe(`“${shortenAddress(text)}” is not an address.`)
  expect(amountErrorText(parseAmount(given)._unsafeUnwrapErr())).toBe(`“${text}” is not an amount.`)
  expect(localIdErrorText(parseLocalId(given)._unsafeUnwrapErr())).toBe(`“${text}” is not the id of a non-fungible.`)
  expect(parseTransactionId(given)._unsafeUnwrapErr()).toEqual({ kind: 'not-a-transaction-id', text })
})
