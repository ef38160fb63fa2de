// @vitest-environment jsdom
import { amountOf, xrdAddress } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Holdings, noHoldings } from '../account/holdings'
import type { Session } from '../session/session'
import { createStore } from '../store/create-store'
import { account, component } from '../trade/genesis.fixture'
import type { Trade, TriableOrder } from '../trade/trade'
import { settledMs } from './ask-forecast'
import type { Forecast } from './forecast'
import { useForecast } from './use-forecast'

const tickets = (count: bigint): TriableOrder => ({
  kind: 'buy',
  component,
  token: xrdAddress(240),
  price: amountOf(2),
  count,
})
const connected: Session = { status: 'connected', account: { address: account, label: 'Main' }, persona: undefined }
const works: Forecast = { outcome: 'works', fee: amountOf(1) }

const create = () => ({
  shop: {},
  clock: fakeClock(),
  session$: createStore<Session>(connected),
  holdings$: createStore<Holdings>(noHoldings),
  trade$: createStore<Trade>({ step: 'idle' }),
})
let storefront = create()
const read = vi.hoisted(() => vi.fn())
vi.mock('../shop/shop-provider', () => ({ useStorefront: () => storefront }))
vi.mock('./read-forecast', () => ({ readForecast: read }))
beforeEach(() => {
  storefront = create()
  read.mockReset().mockResolvedValue(works)
})
afterEach(cleanup)

const settle = () => act(async () => storefront.clock.advance(settledMs))
const open = () => renderHook(({ asked }) => useForecast(asked, false), { initialProps: { asked: tickets(1n) } })

test('asked once the quantity has settled, and again for another', async () => {
  const { result, rerender } = open()
  expect(result.current).toEqual({ outcome: 'asking' })
  rerender({ asked: tickets(2n) })
  await settle()
  expect(result.current).toEqual(works)
  expect(read).toHaveBeenCalledTimes(1)
  expect(read.mock.calls[0]?.[0]).toMatchObject({ order: { count: 2n }, account, lockFee: false })
  rerender({ asked: tickets(3n) })
  expect(result.current).toEqual({ outcome: 'asking' })
})

test('other holdings are a new question, with the last answer in place meanwhile', async () => {
  const { result } = open()
  await settle()
  act(() => storefront.holdings$.set({ ...noHoldings, stateVersion: 9 }))
  expect(result.current).toEqual(works)
  read.mockResolvedValue({ outcome: 'fails', reason: 'sold out' })
  await settle()
  expect(result.current).toMatchObject({ outcome: 'fails' })
})

test('nothing is asked without an order, without an account, or while an order is under way', async () => {
  expect(renderHook(() => useForecast(undefined, false)).result.current).toBeUndefined()
  await settle()
  storefront.session$.set({ status: 'disconnected' })
  expect(open().result.current).toBeUndefined()
  await settle()
  storefront = create()
  storefront.trade$.set({ step: 'asking-club', order: tickets(1n), account, startedAt: 0 })
  expect(open().result.current).toEqual({ outcome: 'asking' })
  await settle()
  expect(read).not.toHaveBeenCalled()
})

test('closing the dialog gives the question up', async () => {
  const { unmount } = open()
  unmount()
  expect(storefront.clock.pending()).toBe(0)
})
