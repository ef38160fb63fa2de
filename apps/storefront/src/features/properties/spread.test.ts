import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spread } from './spread'

test('a few are taken as they are, many evenly', () => {
  expect(spread([1, 2, 3], 3)).toEqual([1, 2, 3])
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([0, 2, 4, 6, 8])
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([0, 4, 7])
  expect(spread([], 5)).toEqual([])
})

test('as many as are wanted and there, in order, no two gaps differing by more than one', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 400 }), (length, most) => {
      const picked = spread([...Array(length).keys()], most)
      expect(picked).toHaveLength(Math.min(length, most))
      const gaps = picked.slice(1).map((at, index) => at - (picked[index] ?? 0))
      if (gaps.length > 0) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
    }),
  ))
