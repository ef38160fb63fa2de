// @vitest-environment jsdom
import { parseLocalId } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { MAX_TICKETS_PER_MANIFEST } from '@lootboxes/manifest'
import { act, cleanup, renderHook } from '@testing-library/react'
import { err, ok, type Result } from 'neverthrow'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Holdings, noHoldings } from '../account/holdings'
import { createActivityLog } from '../activity/activity'
import type { CurrentBox } from '../box/current-box'
import { createFlags } from '../flags/flags'
import { createStore } from '../store/create-store'
import { box, component } from '../trade/genesis.fixture'
import type { Committed, Order } from '../trade/trade'
import { useRedeem } from './use-redeem'

const ids = Array.from({ length: MAX_TICKETS_PER_MANIFEST + 1 }, (_, n) => parseLocalId(`#${n}#`)._unsafeUnwrap())
const committed: Committed = { intentHash: 'txid_loc1a', committedStateVersion: 7 }
const create = () => ({
  clock: fakeClock(),
  activity: createActivityLog(),
  flags: createFlags(),
  box$: createStore<CurrentBox | undefined>({ address: component, box, facts: undefined }),
  holdings$: createStore<Holdings>({ ...noHoldings, revealed: ids.map((id) => ({ non_fungible_id: id, loots: [] })) }),
  order: vi.fn<(order: Order) => Promise<Result<Committed, string>>>(),
})
let storefront = create()
vi.mock('../shop/shop-provider', () => ({ useStorefront: () => storefront }))
beforeEach(() => {
  storefront = create()
})
afterEach(cleanup)

const open = () => {
  const shown = renderHook(() => useRedeem({ onMore: () => undefined })).result
  act(() => shown.current.selection.choose(ids))
  return shown
}

test('a second part that fails does not hide what the first one did', async () => {
  storefront.order.mockImplementation(async (order) => {
    if (order.kind === 'buy' || order.ids.length === 1) return err('no')
    storefront.holdings$.set((now) => ({ ...now, revealed: now.revealed.slice(-1) }))
    return ok(committed)
  })
  const shown = open()
  await act(async () => void shown.current.redeem())
  expect(storefront.order).toHaveBeenCalledTimes(2)
  expect(shown.current.message).toBe('Tickets Redeemed Successfully: 100 of 101')
  expect(shown.current.receipts).toEqual(['txid_loc1a'])
  expect(shown.current.selection.chosen).toHaveLength(1)
})

test('nothing done says nothing, and the choice stays', async () => {
  storefront.order.mockResolvedValue(err('no'))
  const shown = open()
  await act(async () => void shown.current.redeem())
  expect(shown.current.message).toBeUndefined()
  expect(shown.current.receipts).toEqual([])
  expect(shown.current.parts).toBe(2)
  expect(shown.current.selection.chosen).toHaveLength(ids.length)
})

test('all of it is said in the words of the spec', async () => {
  storefront.order.mockResolvedValue(ok(committed))
  const shown = open()
  await act(async () => void shown.current.redeem())
  expect(shown.current.message).toBe('Tickets Redeemed Successfully')
})
