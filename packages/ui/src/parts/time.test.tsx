// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Time } from './time'

afterEach(cleanup)

const now = Date.UTC(2026, 10, 20, 12, 33, 5)
const text = (at: number, past: boolean) => render(<Time at={at} now={now} past={past} />).container.textContent

test('what is past is not “in 23 h”: the clock is behind, so the exact time is printed', () => {
  expect(text(now + 23 * 3_600_000, true)).toBe('21 Nov 2026, 11:33:05 UTC')
  expect(text(now + 23 * 3_600_000, false)).toMatch(/^in 23 h/)
})
test('a clock that is a little behind is forgiven', () => {
  expect(text(now + 500, true)).toMatch(/^just now/)
  expect(text(now - 125_000, true)).toMatch(/^2 min ago/)
})
