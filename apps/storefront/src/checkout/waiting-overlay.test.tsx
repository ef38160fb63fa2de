// @vitest-environment jsdom

import { buyOrder } from '@lootboxes/lootbox/client'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account, box } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { WaitingOverlay } from './waiting-overlay'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('while a transaction is pending the overlay says so; 12 seconds after the signature it adds that the ledger may be away (spec L28)', async () => {
  const { client, clock, wrapper } = openPage({ login: account })
  const wait = (ms: number) =>
    act(async () => {
      await clock.advance(ms)
      vi.advanceTimersByTime(1000)
    })
  const order = buyOrder(box, 1)
  const startedAt = clock.now()
  const asked = { order, account, startedAt }
  client.orderState$.set({ step: 'asking-club', ...asked })
  render(<WaitingOverlay />, { wrapper })
  expect(screen.getByRole('heading').textContent).toBe('Check your wallet to complete the transaction')
  act(() =>
    client.orderState$.set({ step: 'awaiting-wallet', ...asked, progress: 'sent', canCancel: true, lockFee: false }),
  )
  await wait(60_000)
  act(() => client.orderState$.set({ step: 'confirming', ...asked, transactionIntentHash: 'txid_loc1a' }))
  await wait(10_000)
  expect(screen.getByText('Signed. Waiting for the ledger, which usually takes seconds.')).toBeDefined()
  await wait(3_000)
  expect(screen.queryByText(/usually takes seconds/)).toBeNull()
  expect(
    screen.getByText(
      'Signed. This takes longer than usual: the ledger may be away. This page keeps asking, and closing it loses nothing.',
    ),
  ).toBeDefined()
  expect(screen.getByText('Check your wallet to complete the transaction')).toBeDefined()
})
