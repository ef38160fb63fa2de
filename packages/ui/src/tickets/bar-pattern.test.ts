import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsOf } from './bar-pattern'

test('the same id has the same bars, inside the stub and without overlap', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const bars = barsOf(id)
      expect(barsOf(id)).toEqual(bars)
      bars.forEach(({ x, width }, place) => {
        const next = bars[place + 1]
        expect(x + width).toBeLessThanOrEqual(96)
        if (next) expect(next.x).toBeGreaterThan(x + width)
      })
    }),
  )
})

test('a thousand ids have a thousand patterns', () => {
  const patterns = Array.from({ length: 1_000 }, (_, serial) => JSON.stringify(barsOf(`#${serial}#`)))
  expect(new Set(patterns).size).toBe(1_000)
})
