import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Amount,
  addAmounts,
  amountErrorText,
  amountOf,
  displayAmount,
  formatAmount,
  isLedgerAmount,
  MAX_AMOUNT,
  MIN_AMOUNT,
  parseAmount,
  subtractAmounts,
  times,
  truncateAmount,
  ZERO,
} from './amount'

const amount = (text: string): Amount => parseAmount(text)._unsafeUnwrap()

describe('parseAmount', () => {
  test.each([
    ['0', 0n],
    ['-0', 0n],
    ['2', 2_000_000_000_000_000_000n],
    ['9989.9', 9_989_900_000_000_000_000_000n],
    ['0.000000000000000001', 1n],
    ['-1.5', -1_500_000_000_000_000_000n],
    ['1.500', 1_500_000_000_000_000_000n],
  ])('parses %s to %d attos', (text, attos) => {
    expect(amount(text)).toBe(attos)
  })

  test.each(['', ' 1', '1 ', '+1', '1e3', '01', '.5', '1.', '1,000', '0x10', '١', 'NaN', '--1', '1\n'])(
    'rejects %j',
    (text) => {
      expect(parseAmount(text)._unsafeUnwrapErr()).toEqual({ kind: 'not-an-amount', text })
    },
  )

  test('accepts at most 18 decimals and amounts within the bounds of the ledger', () => {
    expect(parseAmount(`0.${'0'.repeat(18)}1`)._unsafeUnwrapErr().kind).toBe('too-many-decimals')
    const largest = '3138550867693340381917894711603833208051.177722232017256447'
    expect(amount(largest)).toBe(MAX_AMOUNT)
    expect(parseAmount(largest.replace(/7$/, '8'))._unsafeUnwrapErr().kind).toBe('amount-out-of-range')
    expect(amount(`-${largest.replace(/7$/, '8')}`)).toBe(MIN_AMOUNT)
    expect(parseAmount('9'.repeat(100_000))._unsafeUnwrapErr().kind).toBe('amount-out-of-range')
    expect(isLedgerAmount(times(MAX_AMOUNT, 2n))).toBe(false)
    expect(amountErrorText({ kind: 'amount-out-of-range', text: '9'.repeat(500) }).length).toBeLessThan(100)
  })
})

test('arithmetic is exact', () => {
  expect(times(amount('0.1'), 3n)).toBe(amount('0.3'))
  expect(addAmounts()).toBe(ZERO)
  expect(addAmounts(amount('0.1'), amount('0.2'), amount('-0.3'))).toBe(ZERO)
  expect(subtractAmounts(amountOf(1), amount('0.9'))).toBe(amount('0.1'))
  expect(amountOf(2)).toBe(amountOf(2n))
})

test.each([1.5, NaN, Infinity, 1e21, '5', undefined])('amountOf(%j) throws and names parseAmount', (value) => {
  expect(() => amountOf(value as number)).toThrow(new RangeError(`${value} is no safe integer: use parseAmount.`))
})

test.each([
  ['1204.5', { unit: 'XRD' }, '1,204.5 XRD'],
  ['0', { unit: 'XRD' }, '0 XRD'],
  ['1234567', {}, '1,234,567'],
  ['9991.21345678', { unit: 'XRD' }, '9,991.2134 XRD'],
  ['0.00001', {}, '<0.0001'],
  ['-1234.5678', { maxDigits: 2 }, '-1,234.56'],
  ['0.999', { maxDigits: 2 }, '0.99'],
  ['1.001', { maxDigits: 2 }, '1'],
  ['0.001', { maxDigits: 2, unit: 'XRD' }, '<0.01 XRD'],
  ['-0.001', { maxDigits: 2 }, '>-0.01'],
  ['0.5', { maxDigits: 0 }, '<1'],
  ['0.000000000000000001', { maxDigits: 18 }, '0.000000000000000001'],
])('displayAmount %s %o returns %s', (text, options, shown) => {
  expect(displayAmount(amount(text), options)).toBe(shown)
})

const anyAmount = fc.bigInt({ min: MIN_AMOUNT, max: MAX_AMOUNT }).map((attos) => attos as Amount)

test('property: parseAmount and formatAmount are inverse', () => {
  fc.assert(
    fc.property(anyAmount, (a) => {
      expect(amount(formatAmount(a))).toBe(a)
      expect(formatAmount(a)).toMatch(/^-?(0|[1-9]\d*)(\.\d{0,17}[1-9])?$/)
    }),
  )
})

test('property: displayAmount never shows more than the amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: MAX_AMOUNT }), fc.integer({ min: 0, max: 18 }), (attos, maxDigits) => {
      const shown = displayAmount(attos as Amount, { maxDigits }).replaceAll(',', '')
      if (!shown.startsWith('<')) {
        expect(amount(shown)).toBeLessThanOrEqual(attos)
        expect(truncateAmount(attos as Amount, maxDigits)).toBe(amount(shown))
      } else expect(amount(shown.slice(1))).toBeGreaterThan(attos)
    }),
  )
})
