import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCount } from './number-stepper'

test.each([
  ['3', 3],
  ['0', 0],
  ['', 0],
  ['-1', 1],
  ['-0.4', 1],
  ['-0', 0],
  ['1.9', 1],
  ['abc', 0],
  ['1e3', 1000],
  ['Infinity', 0],
])('%s counts as %i (spec L85)', (text, count) => expect(parseCount(text)).toBe(count))

test('for any input, the count is an integer and not negative', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const count = parseCount(text)
      expect(Number.isInteger(count) && count >= 0).toBe(true)
    }),
  )
})
