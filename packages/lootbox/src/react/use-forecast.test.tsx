// @vitest-environment jsdom
import { amountOf } from '@lootboxes/ledger'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FORECAST_SETTLED_MS, type ForecastState } from '../client/forecast'
import { buyOrder, type TriableOrder } from '../client/order'
import { account, club } from '../ledger.fixture'
import { box, openShop, type ShopOptions, stopIntervals } from './shop.fixture'
import { useForecast } from './use-forecast'
import { refreshAccounts } from './use-holdings'

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

const tickets = (count: number): TriableOrder => buyOrder(box, count)
const previewPath = '/transaction/preview'
const works: ForecastState = { outcome: 'works', fee: amountOf(1) }
const previewOf = (receipt: object) => ({ encoded_receipt: '', receipt, resource_changes: [], logs: [] })

async function open(order: TriableOrder | undefined = tickets(1), options: ShopOptions = { login: account }) {
  const shop = openShop(options)
  let receipt: object = { status: 'Succeeded', fee_summary: { xrd_total_execution_cost: '1' } }
  shop.server.routes[previewPath] = () => previewOf(receipt)
  const { result, rerender, unmount } = renderHook((of: { order: TriableOrder | undefined }) => useForecast(of.order), {
    wrapper: shop.wrapper,
    initialProps: { order },
  })
  await shop.settled()
  return {
    ...shop,
    result,
    unmount,
    ask: (next: TriableOrder) => rerender({ order: next }),
    settle: () => act(() => shop.clock.advance(FORECAST_SETTLED_MS)),
    ledgerReturns: (next: object) => {
      receipt = next
    },
  }
}

test('asks once the quantity has settled, and again for another quantity', async () => {
  const { result, ask, settle, server } = await open()
  expect(result.current).toEqual({ outcome: 'asking' })
  ask(tickets(2))
  await act(() => Promise.resolve())
  await settle()
  await waitFor(() => expect(result.current).toEqual(works))
  expect(server.count(previewPath)).toBe(1)
  expect(server.requests.find(({ path }) => path === previewPath)?.body.manifest).toContain('Decimal("4")')
  ask(tickets(3))
  expect(result.current).toEqual({ outcome: 'asking' })
})

test('asks again over other holdings, with the last forecast in place meanwhile', async () => {
  const { result, settle, settled, ledgerReturns, client, state } = await open()
  await settle()
  await waitFor(() => expect(result.current).toEqual(works))
  ledgerReturns({ status: 'Failed', error_message: 'sold out' })
  state.stateVersion = 9
  await act(() => refreshAccounts(client))
  expect(result.current).toEqual(works)
  await settled()
  await settle()
  await waitFor(() => expect(result.current).toEqual({ outcome: 'fails', reason: 'sold out' }))
})

test('previews the lock-fee form for a member', async () => {
  const { server, clock, wrapper, state } = openShop({ login: account })
  state.balances = { [club]: '100' }
  server.routes[previewPath] = () => previewOf({ status: 'Succeeded' })
  renderHook(() => useForecast(tickets(1)), { wrapper })
  await waitFor(async () => {
    await act(() => clock.advance(FORECAST_SETTLED_MS))
    expect(server.requests.findLast(({ path }) => path === previewPath)?.body.manifest).toContain('lock_fee')
  })
})

test.each([
  ['without an order', undefined, { login: account }],
  ['without an account', tickets(1), {}],
] as const)('asks nothing %s', async (_, order, options) => {
  const { server, clock, settled, wrapper } = openShop(options)
  const { result } = renderHook(() => useForecast(order), { wrapper })
  await settled()
  await act(() => clock.advance(FORECAST_SETTLED_MS))
  expect(result.current).toBeUndefined()
  expect(server.count(previewPath)).toBe(0)
})

test('asks nothing while an order is in progress', async () => {
  const { client, server, clock, settled, wrapper } = openShop({ login: account })
  client.orderState$.set({ step: 'asking-club', order: tickets(1), account, startedAt: 0 })
  const { result } = renderHook(() => useForecast(tickets(1)), { wrapper })
  await settled()
  await act(() => clock.advance(FORECAST_SETTLED_MS))
  expect(result.current).toEqual({ outcome: 'asking' })
  expect(server.count(previewPath)).toBe(0)
})

test('aborts the request when the component unmounts', async () => {
  const { unmount, clock } = await open()
  expect(clock.pending()).toBe(1)
  unmount()
  await waitFor(() => expect(clock.pending()).toBe(0))
})

test('asks a ledger that did not answer again after 4 seconds', async () => {
  const pass = stopIntervals()
  const { result, server, settle, settled } = await open()
  const answer = server.routes[previewPath]
  server.routes[previewPath] = () => new Response('{}', { status: 400 })
  await settle()
  await settled()
  expect(result.current).toEqual({ outcome: 'unknown' })
  if (answer !== undefined) server.routes[previewPath] = answer
  await pass(4_000)
  await settle()
  await settled()
  expect(result.current).toEqual(works)
})
