import { array, assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'
import { niceTicks } from './nice-ticks'

test.each([
  [0, [0, 1]],
  [Number.NaN, [0, 1]],
  [1, [0, 0.5, 1]],
  [4, [0, 1, 2, 3, 4]],
  [97, [0, 50, 100]],
  [212, [0, 100, 200, 300]],
  [0.73, [0, 0.2, 0.4, 0.6, 0.8]],
])('%j', (max, ticks) => {
  expect(niceTicks(max)).toEqual(ticks)
})

test('ticks start at zero, have equal steps, reach the maximum and are few', () => {
  assert(
    property(array(double({ min: 1e-6, max: 1e12, noNaN: true }), { minLength: 1 }), (values) => {
      const max = Math.max(...values)
      const ticks = niceTicks(max)
      expect(ticks[0]).toBe(0)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-9))
      expect(ticks.length).toBeLessThanOrEqual(5)
    }),
  )
})
