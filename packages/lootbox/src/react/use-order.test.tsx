// @vitest-environment jsdom
import { amountOf, parseAmount, parseLocalId } from '@lootboxes/ledger'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { errAsync, ok, ResultAsync } from 'neverthrow'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HeldLoot } from '../client/holdings'
import { buyOrder, orderLabel } from '../client/order'
import { account, club, component, otherAccount } from '../ledger.fixture'
import { orderFailure, tokenAmount } from './send-order'
import { box, committed, openShop, type ShopOptions } from './shop.fixture'
import { useBuy } from './use-buy'
import { refreshAccounts, useHoldings } from './use-holdings'
import { useOrder } from './use-order'
import { useSettleOrder } from './use-settle-order'
import { useRedeem, useReveal } from './use-tickets'
import type { WalletFailure } from './wallet'

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const ids = Array.from({ length: 101 }, (_, n) => parseLocalId(`#${n}#`)._unsafeUnwrap())
const fungiblesPath = '/state/entity/page/fungibles/'
const failure = (error: string, settlement?: WalletFailure['settlement']): WalletFailure => ({
  error,
  message: '',
  settlement,
})
const fails = (error: string) => () => errAsync(failure(error))
const never = () => new ResultAsync<never, never>(new Promise(() => undefined))

function open(options: ShopOptions = { login: account }) {
  const shop = openShop(options)
  const { result, rerender, unmount } = renderHook(
    () => ({ ...useOrder(), ...useBuy(box), reveal: useReveal(box).reveal, redeem: useRedeem(box).redeem }),
    { wrapper: shop.wrapper },
  )
  return {
    ...shop,
    rerender,
    unmount,
    shown: result,
    buy: (count = 1) => act(() => result.current.buy(count)),
    manifest: () => shop.send.mock.calls[0]?.[0].transactionManifest,
    onFailure: shop.onOrderFailure.mock.calls,
  }
}

describe('an order', () => {
  test('asks the discount service, is sent under its label, and ends when the ledger has committed it (spec L72, L104)', async () => {
    const { buy, send, server, shown, manifest } = open()
    expect(await buy()).toEqual(ok({ transactionIntentHash: 'txid_loc1a', committedStateVersion: 7 }))
    expect(server.requests.find(({ path }) => path.endsWith('100-club'))?.body).toEqual({
      account_address: account,
      token_amount: 2,
    })
    expect(send.mock.calls[0]?.[0]).toMatchObject({ label: orderLabel('buy', component), version: 1 })
    expect(manifest()).toContain('"buy_loot_box_ticket"')
    expect(shown.current.state).toEqual({ step: 'idle' })
  })

  test('shows the progress of its request', async () => {
    const { buy, send, client } = open()
    const steps: unknown[] = []
    client.orderState$.subscribe(() => {
      const state = client.orderState$.get()
      steps.push(state.step === 'awaiting-wallet' ? [state.progress, state.canCancel] : state.step)
    })
    send.mockImplementation(({ onItem, onTransactionId }) => {
      onItem({ progress: 'extension', showCancel: true })
      onItem({ progress: 'wallet', showCancel: false })
      onTransactionId('txid_loc1a')
      return committed()
    })
    await buy()
    expect(steps).toEqual([
      'asking-club',
      ['sent', true],
      ['received-by-extension', true],
      ['received-by-extension', true],
      ['received-by-wallet', true],
      ['received-by-wallet', false],
      'confirming',
      'idle',
    ])
  })

  test('without a connected account is refused before any request (spec L94)', async () => {
    const { buy, send, server, onFailure } = open({})
    expect(await buy()).toMatchObject({ error: { kind: 'refused', why: 'not-connected' } })
    expect([send.mock.calls.length, server.count('/api/baller-100-club'), onFailure]).toEqual([0, 0, []])
  })

  test('is paid by the account it was placed with, although loading the wallet took its time', async () => {
    const { buy, send, connect, withToolkit, onFailure } = open()
    const load = withToolkit.getMockImplementation()
    withToolkit.mockImplementation(() => {
      connect(otherAccount)
      return load?.() ?? never()
    })
    expect(await buy()).toMatchObject({ error: { why: 'payer-changed' } })
    expect(send).not.toHaveBeenCalled()
    expect(onFailure).toEqual([['buy', { kind: 'refused', why: 'payer-changed' }]])
  })

  test('of a box that is not listed never reaches the wallet (trap T1)', async () => {
    const { buy, send, onFailure } = open({ login: account, boxes: [] })
    expect(await buy()).toMatchObject({ error: { why: 'unlisted' } })
    expect(send).not.toHaveBeenCalled()
    expect(onFailure).toEqual([['buy', { kind: 'refused', why: 'unlisted' }]])
  })

  test('at another price than the ledger’s is not sent', async () => {
    const { buy, send } = open({ login: account, supplyOf: () => ({ price: amountOf(4) }) })
    expect(await buy()).toMatchObject({ error: { why: 'price-mismatch' } })
    expect(send).not.toHaveBeenCalled()
  })

  test('without the wallet’s code fails and leaves nothing open', async () => {
    const { buy, withToolkit, client, onFailure } = open()
    withToolkit.mockImplementation(fails('toolkitNotLoaded'))
    expect(await buy()).toMatchObject({ error: { code: 'toolkitNotLoaded' } })
    expect(client.orderState$.get().step).toBe('idle')
    expect(onFailure).toHaveLength(1)
  })

  test('that throws leaves no order in progress', async () => {
    const { shown, client, send } = open()
    send.mockImplementation(() => {
      throw new Error('broken')
    })
    await act(() => expect(shown.current.buy(1)).rejects.toThrow('broken'))
    expect(client.orderState$.get().step).toBe('idle')
  })

  test('while another one is in progress is refused (spec L28)', async () => {
    const { shown, send } = open()
    send.mockImplementation(never)
    void shown.current.order(buyOrder(box, 1))
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(await act(() => shown.current.order(buyOrder(box, 1)))).toMatchObject({ error: { why: 'busy' } })
    expect(shown.current.state.step).toBe('awaiting-wallet')
  })

  test('waits for balances that are read, and a holder of 100 gets the lock-fee form (spec L95)', async () => {
    const { shown, send, server, state, log, clock, manifest } = open()
    Object.assign(state, { isInClub: true, balances: { [club]: '100' } })
    const answer = server.routes[fungiblesPath]
    let respond: () => void = () => undefined
    server.routes[fungiblesPath] = async (body, request) => {
      await new Promise<void>((resolve) => (respond = resolve))
      return answer?.(body, request)
    }
    const done = shown.current.order(buyOrder(box, 1))
    // The order's deadline for the balances is the one timer.
    await waitFor(() => expect(clock.pending()).toBe(1))
    await clock.advance(0)
    expect(send).not.toHaveBeenCalled()
    respond()
    await act(() => done)
    expect(manifest()).toContain('"buy_loot_box_ticket_lock_fee"')
    expect(log).not.toHaveBeenCalled()
  })

  test('waits at most 5 seconds for balances', async () => {
    const { shown, server, state, log, clock, manifest } = open()
    state.isInClub = true
    server.routes[fungiblesPath] = () => new Promise(() => undefined)
    const done = shown.current.order(buyOrder(box, 1))
    await waitFor(() => expect(clock.pending()).toBe(1))
    await act(() => clock.advance(5000))
    await act(() => done)
    expect(manifest()).not.toContain('lock_fee')
    expect(log.mock.calls[0]?.[0]).toContain('could not be read')
  })

  test.each([
    'failedToPollSubmittedTransaction',
    'submittedTransactionWasDuplicate',
    'submittedTransactionHasFailedTransactionStatus',
    'walletResponseValidation',
  ])('that ends with %s has the account read again: it may be committed, or have cost its fee', async (code) => {
    const { buy, send, server, settled, wrapper } = open()
    renderHook(() => useHoldings(), { wrapper })
    await settled()
    send.mockImplementation(fails(code))
    await buy()
    await waitFor(() => expect(server.count(fungiblesPath)).toBe(2))
  })

  test('that the user declines has nothing read again', async () => {
    const { buy, send, server, settled, wrapper } = open()
    renderHook(() => useHoldings(), { wrapper })
    await settled()
    send.mockImplementation(fails('rejectedByUser'))
    await buy()
    await settled()
    expect(server.count(fungiblesPath)).toBe(1)
  })

  test('reports the result of each of its transactions', async () => {
    const onOrderResult = vi.fn()
    const { buy, send } = open({ login: account, onOrderResult })
    await buy()
    send.mockImplementation(fails('rejectedByUser'))
    await buy()
    expect(onOrderResult.mock.calls.map(([order, result]) => [order.kind, result.isOk()])).toEqual([
      ['buy', true],
      ['buy', false],
    ])
  })
})

describe('a failed request', () => {
  const transactionIntentHash = 'txid_loc1a'
  test('of the wallet keeps its code', () =>
    expect(orderFailure(failure('rejectedByUser'))).toEqual({ kind: 'wallet', code: 'rejectedByUser', message: '' }))
  test('of the ledger has the reason of the ledger', () =>
    expect(
      orderFailure(
        failure('transactionNotSuccessful', { status: 'failed', reason: 'out of funds', transactionIntentHash }),
      ),
    ).toEqual({ kind: 'ledger', status: 'failed', reason: 'out of funds', transactionIntentHash }))
  test('without an end is no failure of the ledger', () =>
    expect(
      orderFailure(failure('failedToPollSubmittedTransaction', { status: 'undetermined', transactionIntentHash })),
    ).toEqual({ kind: 'undetermined', transactionIntentHash }))
})

test.each([
  ['2', 2],
  ['0', 0],
  ['0.1', 0.1],
  ['100000000000000000000.1', '100000000000000000000.1'],
])('the discount service gets %s exactly (spec L104)', (amount, expected) =>
  expect(tokenAmount(parseAmount(amount)._unsafeUnwrap())).toBe(expected),
)

describe('tickets in several transactions', () => {
  const parts = ids.slice(0, 3).map((id) => [id])
  const tickets = ids.map((id): HeldLoot => ({ non_fungible_id: id, loots: [] }))

  test('a reveal of 101 tickets takes two transactions, one after the other', async () => {
    const { shown, send } = open()
    expect(await act(() => shown.current.reveal(ids))).toMatchObject({ done: ids, ended: { status: 'all' } })
    expect(send.mock.calls.map(([{ label }]) => label)).toEqual(Array(2).fill(orderLabel('reveal', component)))
  })

  test('a redemption whose second part fails keeps the result of the first', async () => {
    const { shown, send, onFailure } = open()
    send.mockImplementationOnce(() => committed())
    send.mockImplementationOnce(fails('rejectedByUser'))
    expect(await act(() => shown.current.redeem(tickets))).toMatchObject({
      done: ids.slice(0, 100),
      results: [{ transactionIntentHash: 'txid_loc1a' }],
      ended: { status: 'failed' },
    })
    expect(onFailure).toHaveLength(1)
  })

  test('are paid by one account: after another one has connected, the next part is not sent', async () => {
    const { shown, send, connect, onFailure } = open()
    send.mockImplementation(() => {
      connect(otherAccount)
      return committed()
    })
    expect(await act(() => shown.current.reveal(ids))).toMatchObject({
      done: ids.slice(0, 100),
      ended: { status: 'payer-changed' },
    })
    expect(send).toHaveBeenCalledTimes(1)
    expect(onFailure).toEqual([['reveal', { kind: 'refused', why: 'payer-changed' }]])
  })

  test('are paid by one account also when it changes while a part is prepared', async () => {
    const { shown, send, server, connect, onFailure } = open()
    server.routes['/api/baller-100-club'] = () => {
      if (server.count('/api/baller-100-club') === 2) connect(otherAccount)
      return { result: false }
    }
    const order = buyOrder(box, 1)
    expect(await act(() => shown.current.orderInParts('reveal', parts, () => order))).toMatchObject({
      done: ids.slice(0, 1),
      ended: { status: 'payer-changed' },
    })
    expect([send.mock.calls.length, onFailure.length]).toEqual([1, 1])
  })
})

describe('an order whose end is unknown', () => {
  const openTransaction = { transactionIntentHash: 'txid_loc1open', label: orderLabel('buy', component) }

  test('blocks another one until the user confirms it, also after a reload (spec L71; trap T34)', async () => {
    const { shown, buy, send } = open({ login: account, openTransactions: [openTransaction] })
    expect(shown.current.openOrder).toMatchObject({ kind: 'buy', known: openTransaction, isConfirmed: false })
    expect(await buy()).toMatchObject({ error: { kind: 'refused', why: 'order-open' } })
    expect(send).not.toHaveBeenCalled()
    act(() => shown.current.openOrder?.confirm(true))
    expect((await buy()).isOk()).toBe(true)
  })

  test.each(['failedToPollSubmittedTransaction', 'submittedTransactionWasDuplicate', 'aCodeOfANewerWallet'])(
    '%s without a transaction id blocks a second purchase, and another tab’s',
    async (error) => {
      const { buy, send, shown } = open()
      send.mockImplementation(fails(error))
      await buy()
      expect(await buy()).toMatchObject({ error: { why: 'order-open' } })
      expect([send.mock.calls.length, shown.current.openOrder?.isConfirmed]).toEqual([1, false])
      const second = open()
      expect(await second.buy()).toMatchObject({ error: { why: 'order-open' } })
      expect(second.send).not.toHaveBeenCalled()
    },
  )

  test('is stored before it is sent: a reload while the wallet has it sends no second purchase', async () => {
    const first = open()
    first.send.mockImplementation(never)
    void first.shown.current.order(buyOrder(box, 1))
    await waitFor(() => expect(first.send).toHaveBeenCalledTimes(1))
    expect(first.shown.current.openOrder, 'the page that waits for it').toBeUndefined()
    first.unmount()
    const second = open()
    expect(await second.buy()).toMatchObject({ error: { why: 'order-open' } })
    expect(second.send).not.toHaveBeenCalled()
  })

  test('is settled by the tickets that arrive', async () => {
    const { buy, send, shown, settled, state, client, wrapper } = open()
    renderHook(() => useHoldings(), { wrapper })
    await settled()
    send.mockImplementation(fails('submittedTransactionWasDuplicate'))
    await buy()
    await settled()
    const { openOrder } = shown.current
    if (openOrder === undefined || !('unsettled' in openOrder.known)) throw new Error('The order is not open.')
    const { unsettled } = openOrder.known
    const onSettled = vi.fn()
    renderHook(() => useSettleOrder(unsettled, onSettled), { wrapper })
    await act(() => refreshAccounts(client))
    await settled()
    expect([onSettled.mock.calls.length, shown.current.openOrder?.isConfirmed]).toEqual([0, false])
    state.unrevealed = ['#9#']
    await act(() => refreshAccounts(client))
    await settled()
    expect([onSettled.mock.calls.length, shown.current.openOrder]).toEqual([1, undefined])
  })
})
