// @vitest-environment jsdom
import { amountOf, xrdAddress } from '@lootboxes/ledger'
import { FORECAST_SETTLED_MS, type ForecastState, type TriableOrder } from '@lootboxes/lootbox/client'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account, clubToken, component, ticketResource } from '@/client/genesis.fixture'
import { refresh } from '@/client/holdings'
import { openPage, type PageOptions } from '@/client/page.fixture'
import { ForecastNote, feeText, useForecast } from './forecast'

afterEach(cleanup)

const tickets = (count: bigint): TriableOrder => ({
  kind: 'buy',
  component,
  token: xrdAddress(240),
  ticketResource,
  price: amountOf(2),
  count,
})
const previewPath = '/transaction/preview'
const works: ForecastState = { outcome: 'works', fee: amountOf(1) }

async function open(asked: TriableOrder | undefined = tickets(1n), options: PageOptions = { login: account }) {
  const page = openPage(options)
  let receipt: object = { status: 'Succeeded', fee_summary: { xrd_total_execution_cost: '1' } }
  page.answers[previewPath] = () => ({ encoded_receipt: '', receipt, resource_changes: [], logs: [] })
  const { result, rerender, unmount } = renderHook(({ order }) => useForecast(order), {
    wrapper: page.wrapper,
    initialProps: { order: asked },
  })
  const { client, clock, count, settled } = page
  await waitFor(() => expect(client.lootbox$.get().status).toBe('ready'))
  if (options.login !== undefined) await waitFor(() => expect(count('/state/entity/page/fungibles/')).toBe(1))
  await settled()
  return {
    ...page,
    result,
    unmount,
    ask: (order: TriableOrder) => rerender({ order }),
    settle: () => act(() => clock.advance(FORECAST_SETTLED_MS)),
    /** What the ledger makes of it from now on. */
    ledgerSays: (next: object) => {
      receipt = next
    },
  }
}

test('asked once the quantity has settled, and again for another', async () => {
  const { result, ask, settle, asked, count } = await open()
  expect(result.current).toEqual({ outcome: 'asking' })
  ask(tickets(2n))
  await act(() => Promise.resolve())
  await settle()
  await waitFor(() => expect(result.current).toEqual(works))
  expect(count(previewPath)).toBe(1)
  expect(asked.find(({ path }) => path === previewPath)?.body.manifest).toContain('Decimal("4")')
  ask(tickets(3n))
  expect(result.current).toEqual({ outcome: 'asking' })
})

test('other holdings are a new question, with the last answer in place meanwhile', async () => {
  const { result, settle, settled, ledgerSays, client, now } = await open()
  await settle()
  await waitFor(() => expect(result.current).toEqual(works))
  ledgerSays({ status: 'Failed', error_message: 'sold out' })
  now.stateVersion = 9
  await act(() => refresh(client))
  expect(result.current).toEqual(works)
  await settled()
  await settle()
  await waitFor(() => expect(result.current).toEqual({ outcome: 'fails', reason: 'sold out' }))
})

test('members try out the form the box pays for', async () => {
  const page = openPage({ login: account })
  page.now.balances = { [clubToken]: '100' }
  page.answers[previewPath] = () => ({
    encoded_receipt: '',
    receipt: { status: 'Succeeded' },
    resource_changes: [],
    logs: [],
  })
  renderHook(() => useForecast(tickets(1n)), { wrapper: page.wrapper })
  await waitFor(async () => {
    await act(() => page.clock.advance(FORECAST_SETTLED_MS))
    expect(page.asked.findLast(({ path }) => path === previewPath)?.body.manifest).toContain('lock_fee')
  })
})

test.each([
  ['without an order', undefined, { login: account }],
  ['without an account', tickets(1n), {}],
] as const)('nothing is asked %s', async (_, order, options) => {
  const page = openPage(options)
  const { result } = renderHook(() => useForecast(order), { wrapper: page.wrapper })
  await page.settled()
  await act(() => page.clock.advance(FORECAST_SETTLED_MS))
  expect(result.current).toBeUndefined()
  expect(page.count(previewPath)).toBe(0)
})

test('nothing is asked while an order is under way', async () => {
  const page = openPage({ login: account })
  page.client.orderState$.set({ step: 'asking-club', order: tickets(1n), account, startedAt: 0 })
  const { result } = renderHook(() => useForecast(tickets(1n)), { wrapper: page.wrapper })
  await page.settled()
  await act(() => page.clock.advance(FORECAST_SETTLED_MS))
  expect(result.current).toEqual({ outcome: 'asking' })
  expect(page.count(previewPath)).toBe(0)
})

test('closing the dialog gives the question up', async () => {
  const { unmount, clock } = await open()
  expect(clock.pending()).toBe(1)
  unmount()
  await waitFor(() => expect(clock.pending()).toBe(0))
})

test('the fee is the wallet’s to show until the ledger has said it', () => {
  expect(feeText(false, { outcome: 'asking' })).toBe('Your wallet shows it')
  expect(feeText(false, works)).toBe('about 1 XRD')
  expect(feeText(true, works)).toBe('The box pays about 1 XRD')
  expect(feeText(true, undefined)).toBe('The box pays it')
})

test('a ledger that did not answer is asked again by itself, and then the page with it', async () => {
  const page = openPage({ login: account })
  let isUp = false
  page.answers[previewPath] = () =>
    isUp
      ? { encoded_receipt: '', receipt: { status: 'Succeeded' }, resource_changes: [], logs: [] }
      : new Response('{}', { status: 400 })
  function Shown() {
    const forecast = useForecast(tickets(1n))
    return forecast === undefined ? null : <ForecastNote kind="buy" forecast={forecast} />
  }
  render(<Shown />, { wrapper: page.wrapper })
  const settle = () => act(() => page.clock.advance(FORECAST_SETTLED_MS))
  await waitFor(async () => {
    await settle()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
  })
  const before = page.client.page$.get().asked
  isUp = true
  await waitFor(
    async () => {
      await settle()
      expect(screen.getByText('Checked: this will work.')).toBeDefined()
    },
    { timeout: 8_000 },
  )
  expect(page.client.page$.get().asked).toBe(before + 1)
})
