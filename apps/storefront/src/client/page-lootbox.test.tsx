// @vitest-environment jsdom
import { amountOf, parseLocalId } from '@lootboxes/ledger'
import { buyOrder } from '@lootboxes/lootbox/client'
import { refreshAccounts, useHoldings, useOrder } from '@lootboxes/lootbox/react'
import type { SentTransaction, ToolkitError } from '@lootboxes/wallet-connector/toolkit'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { errAsync, ResultAsync } from 'neverthrow'
import { afterEach, expect, test } from 'vitest'
import { account, box } from './genesis.fixture'
import { committed, openPage, otherAccount, type PageOptions } from './page.fixture'

afterEach(cleanup)

const fails =
  (error: string, own: Partial<ToolkitError> = {}) =>
  () =>
    errAsync<SentTransaction, ToolkitError>({ error, interactionId: 'x', message: '', ...own })
const declines = fails('rejectedByUser')

async function open(options: PageOptions = { login: account }) {
  const page = openPage(options)
  const { result } = renderHook(() => ({ ...useOrder(), holdings: useHoldings() }), { wrapper: page.wrapper })
  await page.settled()
  return {
    ...page,
    /** Without `act`, for an order that does not end. */
    order: () => result.current.order(buyOrder(box, 1)),
    buy: () => act(() => result.current.order(buyOrder(box, 1))),
    reveal: (ids: readonly string[]) =>
      act(() =>
        result.current.orderInParts(
          'reveal',
          ids.map((id) => [parseLocalId(id)._unsafeUnwrap()]),
          (part) => ({ kind: 'reveal', component: box.componentAddress, ticketResource: box.ticketAddress, ids: part }),
        ),
      ),
  }
}

test('an order shows the waiting overlay until it ends, and a user may hide the overlay before (spec L28; trap T51)', async () => {
  const { buy, client, send } = await open()
  let isShownWhileSent = false
  send.mockImplementation(() => {
    isShownWhileSent = client.overlay$.get()
    client.overlay$.set(false)
    client.orderState$.set((now) => ({ ...now }))
    return committed()
  })
  const shown: boolean[] = []
  client.overlay$.subscribe(() => shown.push(client.overlay$.get()))
  await buy()
  expect([isShownWhileSent, shown]).toEqual([true, [true, false]])
})

test('a commit reads the box again (spec L72, L101)', async () => {
  const { buy, count } = await open()
  const before = count('/api/all-lootbox-resources')
  await buy()
  expect(count('/api/all-lootbox-resources')).toBe(before + 1)
})

test('an order that is refused because another one is in progress leaves its overlay alone (spec L28)', async () => {
  const { buy, order, client, send } = await open()
  send.mockImplementation(() => new ResultAsync(new Promise(() => undefined)))
  void order()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(await buy()).toMatchObject({ error: { why: 'busy' } })
  expect(client.overlay$.get()).toBe(true)
})

test('an order that fails in the wallet is logged, and nothing is read again (spec L124)', async () => {
  const { buy, send, count, client, log } = await open()
  send.mockImplementation(declines)
  const before = count('/api/all-lootbox-resources')
  await buy()
  expect(count('/api/all-lootbox-resources')).toBe(before)
  expect(log.mock.calls.map(([sentence]) => sentence)).toEqual(['buy: rejectedByUser'])
  expect([client.overlay$.get(), client.activity.notes$.get()]).toEqual([false, []])
})

test('an order that may be committed has the box and the account read again', async () => {
  const { buy, send, count } = await open()
  send.mockImplementation(fails('submittedTransactionWasDuplicate'))
  const before = count('/api/all-lootbox-resources')
  await buy()
  await waitFor(() => expect(count('/api/all-lootbox-resources')).toBe(before + 1))
})

test('a refusal of this page is a note of the activity centre (traps T1, T12)', async () => {
  const { buy, send, client } = await open({ login: account, site: { boxes: [] } })
  expect(await buy()).toMatchObject({ error: { why: 'unlisted' } })
  expect(send).not.toHaveBeenCalled()
  await waitFor(() => expect(client.activity.notes$.get()).toMatchObject([{ kind: 'buy', error: 'unlisted' }]))
})

test('another account that connects between two transactions is noted once', async () => {
  const { reveal, send, become, client } = await open()
  send.mockImplementation(() => {
    become(otherAccount)
    return committed()
  })
  expect(await reveal(['#1#', '#2#'])).toMatchObject({ done: ['#1#'], ended: { status: 'payer-changed' } })
  await waitFor(() => expect(client.activity.notes$.get()).toMatchObject([{ error: 'payer-changed' }]))
})

test('a box is not sold at another price than the ledger’s', async () => {
  const { buy, send, client } = await open()
  client.box$.set((now) => now && { ...now, sale: { status: 'price-mismatch', ledgerPrice: amountOf(4) } })
  expect(await buy()).toMatchObject({ error: { why: 'price-mismatch' } })
  expect(send).not.toHaveBeenCalled()
})

test('the page is rendered again at the state version of a commit', async () => {
  const { buy, send, client } = await open()
  send.mockImplementation(() => committed('txid_loc1a', 12))
  await buy()
  expect(client.page$.get()).toEqual({ count: 1, stateVersion: 12 })
})

test('a failed read is logged in its sentence (spec L125)', async () => {
  const { client, answers, log, settled } = await open()
  answers['/api/all-account-tickets-unrevealed'] = () => new Response('{}', { status: 404 })
  for (const path of ['/state/entity/page/fungibles/', '/state/entity/page/non-fungibles/'])
    answers[path] = () => Response.json({ message: 'gone', code: 404 }, { status: 404 })
  await act(() => refreshAccounts(client.lootbox))
  await settled()
  const notFound = new Error('HTTP error! status: 404')
  expect(log.mock.calls).toContainEqual(['There was an error fetching the fungibles data', notFound])
  expect(log.mock.calls).toContainEqual(['There was an error fetching the non-fungibles data', notFound])
  expect(log.mock.calls.map(([sentence]) => sentence)).toContain('There was an error fetching the wallet data')
})

test('an empty ticket address requests no tickets (trap T29)', async () => {
  const page = openPage({ login: account })
  page.answers['/api/all-lootbox-resources'] = () => new Response('', { status: 503 })
  const { result } = renderHook(() => useHoldings(), { wrapper: page.wrapper })
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(page.count('/api/all-account-tickets-unrevealed')).toBe(0)
})

test('the operator’s metrics get the kind and the end of an order, and nothing that identifies the user', async () => {
  const reports: unknown[] = []
  const sendBeacon = (path: string, body: string) => reports.push([path, JSON.parse(body)]) > 0
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
  try {
    const { buy, send } = await open()
    await buy()
    send.mockImplementation(declines)
    await buy()
    const settlement = {
      status: 'undetermined',
      transactionIntentHash: 'txid_loc1a',
      lastSeen: 'unknown',
      because: undefined,
    } as const
    send.mockImplementation(fails('failedToPollSubmittedTransaction', { settlement }))
    await buy()
  } finally {
    Reflect.deleteProperty(navigator, 'sendBeacon')
  }
  expect(reports).toEqual(
    ['committed', 'declined', 'undetermined'].map((end) => ['/api/reports', { orderEnd: { order: 'buy', end } }]),
  )
})
