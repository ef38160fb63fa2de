import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exponential } from './exponential'

test('returns delays of 2, 4, 8, 10 and 10 seconds (spec L136)', () => {
  const schedule = exponential({ firstMs: 2_000, factor: 2, maxMs: 10_000 })
  expect([0, 1, 2, 3, 4, 500].map(schedule)).toEqual([2_000, 4_000, 8_000, 10_000, 10_000, 10_000])
  expect(schedule(5_000)).toBe(10_000)
})

test('property: jitter changes a delay by at most its share', () => {
  fc.assert(
    fc.property(
      fc.nat(40),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (n, jitter, dice) => {
        const pause = exponential({ firstMs: 500, factor: 2, maxMs: 8_000 })(n)
        const jittered = exponential({ firstMs: 500, factor: 2, maxMs: 8_000, jitter, random: () => dice })(n)
        expect(Math.abs(jittered - pause)).toBeLessThanOrEqual(pause * jitter + 1e-6)
      },
    ),
  )
})
