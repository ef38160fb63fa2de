// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MarketHead } from './catalog-answer'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  router.refresh.mockClear()
})

const asOf = { stateVersion: 7, ledgerAtMs: 1, ageMs: 500, reached: true, catchingUp: false }

test.each([
  ['refreshes until the catalog has counted the figures', undefined, 2],
  ['with its figures stays as it is', [{ label: 'Drawn', value: 225 }], 0],
])('the head of a market page %s', (_, figures, refreshes) => {
  render(<MarketHead title="Rankings" asOf={asOf} figures={figures} />)
  vi.advanceTimersByTime(9_000)
  expect(router.refresh).toHaveBeenCalledTimes(refreshes)
})
