import { expect, test } from 'vitest'
import { matchesValue, parseRange, rangeValue } from './range-value'

test.each([
  ['10..50', { min: 10, max: 50 }],
  ['10..', { min: 10 }],
  ['..-2.5', { max: -2.5 }],
])('%s is a range', (value, range) => {
  expect(parseRange(value)).toEqual(range)
  expect(rangeValue(range)).toBe(value)
})

test.each(['..', '10', 'a..b', '1...2', ''])('%j is none', (value) => expect(parseRange(value)).toBeUndefined())

test('a value matches itself, and a range that contains it', () => {
  expect(['7', '10', '50', '50.5', 'ten'].filter((value) => matchesValue(value, '10..50'))).toEqual(['10', '50'])
  expect(matchesValue('oak', 'oak')).toBe(true)
})
