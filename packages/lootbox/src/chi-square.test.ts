import { expect, test } from 'vitest'
import { chiSquareTail } from './chi-square'

test.each([
  [3.841458820694124, 1, 0.05],
  [6.6348966010212145, 1, 0.01],
  [5.991464547107979, 2, 0.05],
  [11.070497693516351, 5, 0.05],
  [23.209251158954356, 10, 0.01],
  [18.307038053275146, 10, 0.05],
  [124.34211340400407, 100, 0.05],
  [1e-9, 3, 1],
])('χ² of %f with %i degrees of freedom has the tail %f (published tables)', (statistic, freedom, tail) => {
  expect(chiSquareTail(statistic, freedom)).toBeCloseTo(tail, 9)
})

test('stays within 0 and 1, and falls', () => {
  expect(chiSquareTail(0, 4)).toBe(1)
  expect(chiSquareTail(1e6, 4)).toBe(0)
  const tails = [0.1, 1, 3, 5, 8, 20, 60].map((statistic) => chiSquareTail(statistic, 5))
  expect(tails).toEqual([...tails].sort((a, b) => b - a))
})
