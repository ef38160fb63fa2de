import { afterEach, expect, test, vi } from 'vitest'
import { formatCount } from './format-count'
import { formatDate, formatExactTime } from './format-time'

afterEach(() => vi.restoreAllMocks())

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
  [-1_234, '-1,234'],
])('formats %i as %s, like English locale data', (value, text) => {
  expect(formatCount(value)).toBe(text)
  expect(formatCount(value)).toBe(value.toLocaleString('en'))
})

test('counts and times load no locale data', () => {
  const used = [
    vi.spyOn(Number.prototype, 'toLocaleString'),
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'DateTimeFormat'),
  ]
  formatCount(1_234)
  formatDate(0)
  formatExactTime(0)
  for (const spy of used) expect(spy).not.toHaveBeenCalled()
})
