import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mirroredCells, seedOf } from './seeded-pattern'

test('seeds are FNV-1a, 32 bit', () => {
  expect(seedOf('')).toBe(0x811c9dc5)
  expect(seedOf('a')).toBe(0xe40c292c)
  expect(seedOf('foobar')).toBe(0xbf9cf968)
})

test('every pattern is symmetric and stays on its grid', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const cells = mirroredCells(seedOf(name)).map(({ x, y }) => `${x} ${y}`)
      expect(new Set(cells).size).toBe(cells.length)
      for (const cell of cells) {
        const [x = -1, y = -1] = cell.split(' ').map(Number)
        expect(x >= 0 && x < 5 && y >= 0 && y < 5).toBe(true)
        expect(cells).toContain(`${4 - x} ${y}`)
      }
    }),
  )
})
