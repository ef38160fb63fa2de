import { describe, expect, test } from 'vitest'
import { formatDate, formatExactTime, formatRelativeTime, timeLeft } from './format-time'

const now = Date.UTC(2026, 10, 20, 12, 33, 5)
const ago = (seconds: number) => formatRelativeTime(now - seconds * 1_000, now)

describe('formatRelativeTime', () => {
  test.each([
    [0, 'just now'],
    [1, '1 s ago'],
    [59, '59 s ago'],
    [60, '1 min ago'],
    [3_599, '59 min ago'],
    [3_600, '1 h ago'],
    [86_399, '23 h ago'],
    [86_400, '1 d ago'],
    [30 * 86_400 - 1, '29 d ago'],
    [30 * 86_400, '21 Oct 2026'],
    [-90, 'in 1 min'],
  ])('formats %i seconds ago as %s', (seconds, words) => expect(ago(seconds)).toBe(words))
})

test('exact times are in UTC in every time zone', () => {
  expect(formatDate(now)).toBe('20 Nov 2026')
  expect(formatExactTime(now)).toBe('20 Nov 2026, 12:33:05 UTC')
})

test('the remaining time counts down to zero and stays there', () => {
  expect(timeLeft(now + 90_061_000, now)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
  expect(timeLeft(now + 1, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
  expect(timeLeft(now - 5_000, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
