import { type AccountAddress, amountOf, createStore, xrdAddress, ZERO } from '@lootboxes/ledger'
import { err, errAsync, ok, okAsync } from 'neverthrow'
import { describe, expect, test, vi } from 'vitest'
import { account, component, otherAccount, tickets as ticketResource } from '../ledger.fixture'
import type { Committed, Order, OrderState } from './order'
import type { OrderFailure } from './order-failure'
import { clubAmount, type PlaceOrderDeps, placeOrder, type SendOptions, sendInParts } from './place-order'

const buy: Order = { kind: 'buy', component, token: xrdAddress(240), ticketResource, price: amountOf(2), count: 3n }
const committed: Committed = { transactionIntentHash: 'txid_loc1aa', committedStateVersion: 42 }

function setUp(own: Partial<PlaceOrderDeps> = {}) {
  const orderState$ = createStore<OrderState>({ step: 'idle' })
  const steps: string[] = []
  orderState$.subscribe(() => steps.push(orderState$.get().step))
  const sent = vi.fn<(options: SendOptions) => void>()
  const log = vi.fn<PlaceOrderDeps['log']>()
  const deps: PlaceOrderDeps = {
    orderState$,
    now: () => 0,
    check: () => undefined,
    payer: () => account,
    askClub: vi.fn(() => okAsync(true)),
    specialBalance: () => Promise.resolve(amountOf(100)),
    send: (options) => {
      sent(options)
      return okAsync(committed)
    },
    refresh: vi.fn(() => Promise.resolve()),
    log,
    ...own,
  }
  return { deps, steps, sent, log }
}

describe('an order', () => {
  test('asks the discount service, sends, then reads until the committed version (spec L72, L104)', async () => {
    const { deps, steps } = setUp()
    expect(await placeOrder(deps, buy, account)).toMatchObject({ value: committed })
    expect(deps.askClub).toHaveBeenCalledWith(account, amountOf(6))
    expect(deps.refresh).toHaveBeenCalledWith(account, 42)
    expect(steps).toEqual(['asking-club', 'awaiting-wallet', 'idle'])
  })

  test('of an unlisted box never reaches the wallet', async () => {
    const { deps, sent } = setUp({ check: () => 'unlisted' })
    expect(await placeOrder(deps, buy, account)).toMatchObject({ error: { kind: 'refused', why: 'unlisted' } })
    expect(sent).not.toHaveBeenCalled()
  })

  test('is refused while another is under way', async () => {
    const { deps } = setUp()
    deps.orderState$.set({ step: 'asking-club', order: buy, account, startedAt: 0 })
    expect(await placeOrder(deps, buy, account)).toMatchObject({ error: { kind: 'refused', why: 'busy' } })
  })

  test('is not sent for an account that is not the connected one any more', async () => {
    const { deps, sent, steps } = setUp({ payer: () => otherAccount })
    expect(await placeOrder(deps, buy, account)).toMatchObject({ error: { kind: 'refused', why: 'payer-changed' } })
    expect([sent.mock.calls.length, steps.at(-1)]).toEqual([0, 'idle'])
  })

  test('a failure leaves nothing pending and reads nothing', async () => {
    const { deps, steps } = setUp({
      send: () => errAsync({ kind: 'wallet', code: 'rejectedByUser', message: undefined }),
    })
    expect((await placeOrder(deps, buy, account)).isErr()).toBe(true)
    expect(steps.at(-1)).toBe('idle')
    expect(deps.refresh).not.toHaveBeenCalled()
  })
})

describe('the lock-fee form', () => {
  const lockFee = async (own: Partial<PlaceOrderDeps>) => {
    const { deps, sent, log } = setUp(own)
    await placeOrder(deps, buy, account)
    return { used: sent.mock.calls[0]?.[0].lockFee, logged: log.mock.calls.map(([sentence]) => sentence) }
  }
  test('the service says yes and the account holds 100 (spec L11, L95)', async () =>
    expect(await lockFee({})).toEqual({ used: true, logged: [] }))
  test('the service says yes but the account holds 99 (trap T6)', async () =>
    expect(await lockFee({ specialBalance: () => Promise.resolve(amountOf(99)) })).toEqual({
      used: false,
      logged: [expect.stringContaining('holds less than the proof')],
    }))
  test('the service says yes but the balance could not be read: the log does not call it too low', async () =>
    expect(await lockFee({ specialBalance: () => Promise.resolve(undefined) })).toEqual({
      used: false,
      logged: [expect.stringContaining('balance could not be read')],
    }))
  test('the service says no: the plain form (spec L95)', async () =>
    expect(await lockFee({ askClub: () => okAsync(false) })).toEqual({ used: false, logged: [] }))
  test('the service is down: the plain form (trap T6)', async () =>
    expect(await lockFee({ askClub: () => errAsync('down') })).toEqual({
      used: false,
      logged: [expect.stringContaining('did not answer')],
    }))
})

test.each(['reveal', 'redeem'] as const)('for %s the service gets the amount 0 (spec L104)', (kind) => {
  expect(clubAmount({ kind, component, ticketResource: xrdAddress(240), ids: [] })).toBe(ZERO)
})

describe('an order in parts', () => {
  const declined: OrderFailure = { kind: 'wallet', code: 'rejectedByUser', message: undefined }
  const send = (payers: readonly AccountAddress[], fails?: number, error: OrderFailure = declined) => {
    const sent: number[][] = []
    const queue = [...payers]
    const parts = sendInParts({
      parts: [[1, 2], [3], [4]],
      payer: account,
      currentPayer: () => queue.shift(),
      send: async (part) => {
        sent.push([...part])
        return part[0] === fails ? err(error) : ok(`${part.length} sent`)
      },
    })
    return { sent, parts }
  }
  const mine = [account, account, account]

  test('is sent to its end', async () => {
    expect(await send(mine).parts).toEqual({
      done: [1, 2, 3, 4],
      results: ['2 sent', '1 sent', '1 sent'],
      ended: { status: 'all' },
    })
  })

  test('another payer is the same, seen between two parts or while one was made ready', async () => {
    const { parts } = send(mine, 3, { kind: 'refused', why: 'payer-changed' })
    expect(await parts).toEqual({ done: [1, 2], results: ['2 sent'], ended: { status: 'payer-changed' } })
  })

  test('keeps the parts committed before a failure, and sends none after it', async () => {
    const { sent, parts } = send(mine, 3)
    expect(await parts).toEqual({
      done: [1, 2],
      results: ['2 sent'],
      ended: { status: 'failed', error: declined },
    })
    expect(sent).toEqual([[1, 2], [3]])
  })

  test('the payer is fixed: for another account the next part is not sent, and the end says why', async () => {
    const { sent, parts } = send([account, otherAccount])
    expect(await parts).toEqual({ done: [1, 2], results: ['2 sent'], ended: { status: 'payer-changed' } })
    expect(sent).toEqual([[1, 2]])
  })
})
