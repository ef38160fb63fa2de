// @vitest-environment jsdom
import { fakeClock } from '@lootboxes/ledger/testing'
import { act, cleanup, renderHook } from '@testing-library/react'
import { okAsync } from 'neverthrow'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActivityLog } from '../activity/activity'
import { createFlags } from '../flags/flags'
import type { Session } from '../session/session'
import { createStore } from '../store/create-store'
import { account, box } from '../trade/genesis.fixture'
import { useBuy } from './use-buy'

const create = () => ({
  clock: fakeClock(),
  activity: createActivityLog(),
  flags: createFlags(),
  session$: createStore<Session>({ status: 'restoring' }),
  order: vi.fn(() => okAsync({ intentHash: 'txid_loc1a', committedStateVersion: 1 })),
})
let storefront = create()
vi.mock('../shop/shop-provider', () => ({ useStorefront: () => storefront }))
beforeEach(() => {
  storefront = create()
  storefront.flags.buyModal.show()
})
afterEach(cleanup)

const open = () => renderHook(() => useBuy({ box, soldOut: false, onUnconnected: () => undefined })).result

test('Buy pressed while a stored login is read waits for it, and says nothing about connecting', async () => {
  const shown = open()
  const done = shown.current.buy()
  await act(async () => storefront.clock.advance(500))
  expect(shown.current.message).toBeUndefined()
  storefront.session$.set({ status: 'connected', account: { address: account, label: 'Main' }, persona: undefined })
  await act(() => done)
  expect(storefront.order).toHaveBeenCalledTimes(1)
})

test('a login that never comes back ends in the sentence', async () => {
  const shown = open()
  void shown.current.buy()
  await act(async () => storefront.clock.advance(5000))
  expect(shown.current.message).toBe('Please connect your wallet to continue')
})

test('nothing is sent for a dialog that was closed meanwhile', async () => {
  const shown = open()
  const done = shown.current.buy()
  storefront.flags.buyModal.hide()
  storefront.session$.set({ status: 'connected', account: { address: account, label: 'Main' }, persona: undefined })
  await act(() => done)
  expect(storefront.order).not.toHaveBeenCalled()
})
