// @vitest-environment jsdom
import { amountOf, parseLocalId, xrdAddress } from '@lootboxes/ledger'
import type { Order } from '@lootboxes/lootbox/client'
import type { UseToolkit } from '@lootboxes/wallet-connector/react'
import type { ToolkitError } from '@lootboxes/wallet-connector/toolkit'
import { cleanup, waitFor } from '@testing-library/react'
import { errAsync, ResultAsync } from 'neverthrow'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { account, clubToken, component, ticketResource } from '@/client/genesis.fixture'
import { committed, openPage, otherAccount, type PageOptions } from '@/client/page.fixture'
import { orderFailure, sendInTransactions, sendOrder } from './send-order'

afterEach(cleanup)
beforeEach(() => vi.useRealTimers())

const ids = ['#1#', '#2#', '#3#'].map((id) => parseLocalId(id)._unsafeUnwrap())
const buy: Order = { kind: 'buy', component, token: xrdAddress(240), ticketResource, price: amountOf(2), count: 1n }
const fungiblesPath = '/state/entity/page/fungibles/'

function open(options: PageOptions = { login: account }) {
  const page = openPage(options)
  const withToolkit: UseToolkit = (work) => work(page.toolkit)
  return { ...page, deps: { client: page.client, withToolkit } }
}
const toolkitError = (error: string, own: Partial<ToolkitError> = {}): ToolkitError => ({
  error,
  interactionId: 'x',
  message: '',
  ...own,
})
const manifestIn = ({ send }: Pick<ReturnType<typeof openPage>, 'send'>) => send.mock.calls[0]?.[0].transactionManifest

describe('an order', () => {
  test('asks the discount service, is sent under its name, and is read until the committed version (spec L72, L104)', async () => {
    const { deps, send, asked, client } = open()
    expect(await sendOrder(deps, buy)).toMatchObject({
      value: { transactionIntentHash: 'txid_loc1a', committedStateVersion: 7 },
    })
    expect(asked.find(({ path }) => path.endsWith('100-club'))?.body).toEqual({
      account_address: account,
      token_amount: 2,
    })
    expect(send.mock.calls[0]?.[0]).toMatchObject({ label: `buy ${component}`, version: 1 })
    expect(manifestIn({ send })).toContain('"buy_loot_box_ticket"')
    expect([client.orderState$.get().step, client.overlay$.get()]).toEqual(['idle', false])
  })

  test('shows how far the wallet is with it', async () => {
    const { deps, send, client } = open()
    const steps: unknown[] = []
    client.orderState$.subscribe(() => {
      const state = client.orderState$.get()
      steps.push(state.step === 'awaiting-wallet' ? [state.progress, state.canCancel] : state.step)
    })
    const item = { id: 'a', type: 'sendTransaction', status: 'pending', timestamp: 0, showCancel: true } as const
    send.mockImplementation(({ onItem, onTransactionId }) => {
      onItem?.({ ...item, progress: 'extension' })
      onItem?.({ ...item, progress: 'wallet', showCancel: false })
      onTransactionId?.('txid_loc1a')
      return committed()
    })
    await sendOrder(deps, buy)
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
    const { deps, send, count } = open({})
    expect(await sendOrder(deps, buy)).toMatchObject({ error: { kind: 'refused', why: 'not-connected' } })
    expect([send.mock.calls.length, count('/api/baller-100-club')]).toEqual([0, 0])
  })

  test('of one account is never paid by another (ordered, then switched while the wallet’s code came)', async () => {
    const { deps, send, become, client } = open()
    const withToolkit: UseToolkit = (work) => {
      become(otherAccount)
      return deps.withToolkit(work)
    }
    expect(await sendOrder({ ...deps, withToolkit }, buy, account)).toMatchObject({ error: { why: 'payer-changed' } })
    expect(send).not.toHaveBeenCalled()
    await waitFor(() => expect(client.activity.notes$.get()).toMatchObject([{ error: 'payer-changed' }]))
  })

  test('of a box that is not listed never reaches the wallet (trap T1)', async () => {
    const { deps, send, client } = open({ login: account, site: { boxes: [] } })
    expect(await sendOrder(deps, buy)).toMatchObject({ error: { why: 'unlisted' } })
    expect(send).not.toHaveBeenCalled()
    await waitFor(() => expect(client.activity.notes$.get()).toMatchObject([{ kind: 'buy', error: 'unlisted' }]))
  })

  test('at another price than the ledger’s is not sold', async () => {
    const { deps, send, client } = open()
    client.box$.set((now) => now && { ...now, sale: { status: 'price-mismatch', ledgerPrice: amountOf(4) } })
    expect(await sendOrder(deps, buy)).toMatchObject({ error: { why: 'price-mismatch' } })
    expect(send).not.toHaveBeenCalled()
  })

  test('without the wallet’s code fails in words and leaves nothing open', async () => {
    const { client, deps } = open()
    const withToolkit: UseToolkit = () => errAsync(toolkitError('toolkitNotLoaded'))
    expect(await sendOrder({ ...deps, withToolkit }, buy)).toMatchObject({ error: { code: 'toolkitNotLoaded' } })
    expect([client.overlay$.get(), client.orderState$.get().step]).toEqual([false, 'idle'])
    await waitFor(() => expect(client.activity.announced$.get()).toContain('could not be loaded'))
  })

  test('that throws takes the overlay with it', async () => {
    const { deps, client, send } = open()
    send.mockImplementation(() => {
      throw new Error('broken')
    })
    await expect(sendOrder(deps, buy)).rejects.toThrow('broken')
    expect(client.overlay$.get()).toBe(false)
  })

  test('while another is under way is refused and leaves its overlay alone (spec L28)', async () => {
    const { deps, client, send } = open()
    send.mockImplementation(() => new ResultAsync(new Promise(() => undefined)))
    void sendOrder(deps, buy)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(await sendOrder(deps, buy)).toMatchObject({ error: { why: 'busy' } })
    expect(client.overlay$.get()).toBe(true)
  })

  test('waits for balances that are being read, and a holder of 100 gets the lock-fee form (spec L95)', async () => {
    const { deps, send, answers, now, log, clock } = open()
    Object.assign(now, { isInClub: true, balances: { [clubToken]: '100' } })
    const answer = answers[fungiblesPath]
    let arrive: () => void = () => undefined
    answers[fungiblesPath] = async (body, request) => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return answer?.(body, request)
    }
    const done = sendOrder(deps, buy)
    // The order's deadline for the balances is the one sleeper.
    await waitFor(() => expect(clock.pending()).toBe(1))
    await clock.advance(0)
    expect(send).not.toHaveBeenCalled()
    arrive()
    await done
    expect(manifestIn({ send })).toContain('"buy_loot_box_ticket_lock_fee"')
    expect(log).not.toHaveBeenCalled()
  })

  test('does not wait for ever for balances that never come', async () => {
    const { deps, send, answers, now, log, clock } = open()
    now.isInClub = true
    answers[fungiblesPath] = () => new Promise(() => undefined)
    const done = sendOrder(deps, buy)
    await waitFor(() => expect(clock.pending()).toBe(1))
    await clock.advance(5000)
    await done
    expect(manifestIn({ send })).not.toContain('lock_fee')
    expect(log.mock.calls[0]?.[0]).toContain('could not be read')
  })

  test.each([
    'failedToPollSubmittedTransaction',
    'submittedTransactionWasDuplicate',
    'submittedTransactionHasFailedTransactionStatus',
    'walletResponseValidation',
  ])('that ends with %s has the account read again: it may have worked, or cost its fee', async (code) => {
    const { deps, send, count, client } = open()
    await waitFor(() => expect(client.lootbox$.get().status).toBe('ready'))
    send.mockImplementation(() => errAsync(toolkitError(code)))
    const before = count('/api/all-lootbox-resources')
    await sendOrder(deps, buy)
    await waitFor(() => expect(count('/api/all-lootbox-resources')).toBe(before + 1))
  })

  test('that fails in the wallet is logged, its overlay goes, and nothing is read again (spec L124)', async () => {
    const { deps, send, count, client, log } = open()
    await waitFor(() => expect(client.lootbox$.get().status).toBe('ready'))
    send.mockImplementation(() => errAsync(toolkitError('rejectedByUser')))
    const before = count('/api/all-lootbox-resources')
    await sendOrder(deps, buy)
    expect(count('/api/all-lootbox-resources')).toBe(before)
    expect(log.mock.calls.map(([sentence]) => sentence)).toEqual(['buy: rejectedByUser'])
    expect(client.overlay$.get()).toBe(false)
  })
})

test('how an order ended is told to be counted, and nothing of whose it was', async () => {
  const told: unknown[] = []
  const sendBeacon = (path: string, body: string) => told.push([path, JSON.parse(body)]) > 0
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
  try {
    const { deps, send } = open()
    await sendOrder(deps, buy)
    send.mockImplementation(() => errAsync(toolkitError('rejectedByUser')))
    await sendOrder(deps, buy)
    const settlement = {
      status: 'undetermined',
      transactionIntentHash: 'txid_loc1a',
      lastSeen: 'unknown',
      because: undefined,
    } as const
    send.mockImplementation(() => errAsync(toolkitError('failedToPollSubmittedTransaction', { settlement })))
    await sendOrder(deps, buy)
  } finally {
    Reflect.deleteProperty(navigator, 'sendBeacon')
  }
  expect(told).toEqual(
    ['committed', 'declined', 'undetermined'].map((end) => ['/api/reports', { orderEnd: { order: 'buy', end } }]),
  )
})

describe('a failed request', () => {
  test('of the wallet keeps its code', () =>
    expect(orderFailure(toolkitError('rejectedByUser'))).toEqual({
      kind: 'wallet',
      code: 'rejectedByUser',
      message: '',
    }))
  test('of the ledger says what the ledger said', () =>
    expect(
      orderFailure(
        toolkitError('transactionNotSuccessful', {
          settlement: { status: 'failed', reason: 'out of funds', transactionIntentHash: 'txid_loc1a' },
        }),
      ),
    ).toEqual({ kind: 'ledger', status: 'failed', reason: 'out of funds', transactionIntentHash: 'txid_loc1a' }))
  test('that nobody knows the end of is no failure of the ledger', () =>
    expect(
      orderFailure(
        toolkitError('failedToPollSubmittedTransaction', {
          settlement: {
            status: 'undetermined',
            lastSeen: 'pending',
            because: 'deadline',
            transactionIntentHash: 'txid_loc1a',
          },
        }),
      ),
    ).toEqual({ kind: 'undetermined', transactionIntentHash: 'txid_loc1a' }))
})

describe('tickets in several transactions', () => {
  const parts = ids.map((id) => [id])
  const orderOf = (part: readonly (typeof ids)[number][]): Order => ({
    kind: 'reveal',
    component,
    ticketResource,
    ids: part,
  })

  test('are sent one after the other', async () => {
    const { deps, send } = open()
    expect(await sendInTransactions(deps, 'reveal', parts, orderOf)).toMatchObject({
      done: ids,
      ended: { status: 'all' },
    })
    expect(send).toHaveBeenCalledTimes(3)
  })

  test('are paid by one account: after another was connected the next part is not sent, and it is said why', async () => {
    const { deps, send, become, client } = open()
    send.mockImplementation(() => {
      become(otherAccount)
      return committed()
    })
    expect(await sendInTransactions(deps, 'reveal', parts, orderOf)).toMatchObject({
      done: ids.slice(0, 1),
      ended: { status: 'payer-changed' },
    })
    expect(send).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(client.activity.notes$.get()).toMatchObject([{ error: 'payer-changed' }]))
  })

  test('are paid by one account also when it changes while a part is being prepared; that is said once', async () => {
    const { deps, send, answers, become, client } = open()
    let asked = 0
    answers['/api/baller-100-club'] = () => {
      asked += 1
      if (asked === 2) become(otherAccount)
      return { result: false }
    }
    expect(await sendInTransactions(deps, 'reveal', parts, orderOf)).toMatchObject({
      done: ids.slice(0, 1),
      ended: { status: 'payer-changed' },
    })
    expect(send).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(client.activity.notes$.get()).toMatchObject([{ error: 'payer-changed' }]))
  })

  test('are paid by the account they were ordered with, although the wallet’s code took its time', async () => {
    const { deps, send, become } = open()
    const withToolkit: UseToolkit = (work) => {
      become(otherAccount)
      return deps.withToolkit(work)
    }
    expect(await sendInTransactions({ ...deps, withToolkit }, 'reveal', parts, orderOf, account)).toMatchObject({
      done: [],
      ended: { status: 'payer-changed' },
    })
    expect(send).not.toHaveBeenCalled()
  })

  test('of nobody are none', async () => {
    const { deps, send } = open({})
    expect(await sendInTransactions(deps, 'reveal', parts, orderOf)).toMatchObject({
      done: [],
      ended: { error: { why: 'not-connected' } },
    })
    expect(send).not.toHaveBeenCalled()
  })
})
