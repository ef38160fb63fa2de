// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoReceiptPage } from './no-receipt-page'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  router.refresh.mockClear()
})

test.each([
  ['the ledger did not answer: the page refreshes', 'no-answer', 2],
  ['the ledger has no such transaction: the page stays', 'not-committed', 0],
] as const)('%s', (_, reason, refreshes) => {
  render(<NoReceiptPage id="txid_loc1abc" reason={reason} />)
  vi.advanceTimersByTime(9_000)
  expect(router.refresh).toHaveBeenCalledTimes(refreshes)
})
