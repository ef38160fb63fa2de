import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './pagination'

const printed = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((number) => number ?? '…')
    .join(' ')

test.each([
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [1, 12, '1 2 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [5, 12, '1 … 4 5 6 … 12'],
  [12, 12, '1 … 11 12'],
])('page %i of %i prints %s', (page, pages, words) => expect(printed(page, pages)).toBe(words))

test('a gap always stands for two pages or more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (one, other) => {
      const [page, pages] = [Math.min(one, other), Math.max(one, other)]
      const numbers = pageNumbers(page, pages)
      expect(numbers).toContain(page)
      numbers.forEach((number, index) => {
        if (number !== undefined) return
        expect((numbers[index + 1] ?? 0) - (numbers[index - 1] ?? 0)).toBeGreaterThan(2)
      })
    }),
  )
})
