// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Time } from './time'

afterEach(cleanup)

const now = Date.UTC(2026, 10, 20, 12, 33, 5)
const text = (at: number, past: boolean) => render(<Time at={at} now={now} past={past} />).container.textContent

test('a past time is never shown as “in 23 h”: if the clock is wrong, it shows the exact time', () => {
  expect(text(now + 23 * 3_600_000, true)).toBe('21 Nov 2026, 11:33:05 UTC')
  expect(text(now + 23 * 3_600_000, false)).toMatch(/^in 23 h/)
})
test('tolerates a clock that is slightly wrong', () => {
  expect(text(now + 500, true)).toMatch(/^just now/)
  expect(text(now - 125_000, true)).toMatch(/^2 min ago/)
})
