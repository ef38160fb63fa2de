import { amountOf, xrdAddress, ZERO } from '@lootboxes/ledger'
import { errAsync, okAsync } from 'neverthrow'
import { describe, expect, test, vi } from 'vitest'
import { createStore } from '../store/create-store'
import { account, component } from './genesis.fixture'
import { clubAmount, type PlaceOrderPorts, placeOrder, type SendOptions } from './place-order'
import type { Committed, Order, Trade } from './trade'

const buy: Order = { kind: 'buy', component, token: xrdAddress(240), price: amountOf(2), count: 3n }
const committed: Committed = { intentHash: 'txid_loc1aa', committedStateVersion: 42 }

function world(own: Partial<PlaceOrderPorts> = {}) {
  const trade$ = createStore<Trade>({ step: 'idle' })
  const steps: string[] = []
  trade$.subscribe(() => steps.push(trade$.get().step))
  const sent = vi.fn<(options: SendOptions) => void>()
  const log = vi.fn<PlaceOrderPorts['log']>()
  const ports: PlaceOrderPorts = {
    trade$,
    now: () => 0,
    isListed: () => true,
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
  return { ports, steps, sent, log }
}

describe('an order', () => {
  test('asks the discount service, sends, then reads until the committed version', async () => {
    const { ports, steps } = world()
    expect(await placeOrder(ports, buy, account)).toMatchObject({ value: committed })
    expect(ports.askClub).toHaveBeenCalledWith(account, amountOf(6))
    expect(ports.refresh).toHaveBeenCalledWith(account, 42)
    expect(steps).toEqual(['asking-club', 'awaiting-wallet', 'idle'])
  })

  test('of an unlisted box never reaches the wallet (trap T1)', async () => {
    const { ports, sent } = world({ isListed: () => false })
    expect(await placeOrder(ports, buy, account)).toMatchObject({ error: { kind: 'refused', why: 'unlisted' } })
    expect(sent).not.toHaveBeenCalled()
  })

  test('is refused while another is under way', async () => {
    const { ports } = world()
    ports.trade$.set({ step: 'asking-club', order: buy, account, startedAt: 0 })
    expect(await placeOrder(ports, buy, account)).toMatchObject({ error: { kind: 'refused', why: 'busy' } })
  })

  test('a failure leaves nothing pending and reads nothing', async () => {
    const { ports, steps } = world({
      send: () => errAsync({ kind: 'wallet', code: 'rejectedByUser', message: undefined }),
    })
    expect((await placeOrder(ports, buy, account)).isErr()).toBe(true)
    expect(steps.at(-1)).toBe('idle')
    expect(ports.refresh).not.toHaveBeenCalled()
  })
})

describe('the lock-fee form (trap T6)', () => {
  const lockFee = async (own: Partial<PlaceOrderPorts>) => {
    const { ports, sent, log } = world(own)
    await placeOrder(ports, buy, account)
    return { used: sent.mock.calls[0]?.[0].lockFee, logged: log.mock.calls.map(([sentence]) => sentence) }
  }
  test('yes and 100 held', async () => expect(await lockFee({})).toEqual({ used: true, logged: [] }))
  test('yes but 99 held', async () =>
    expect(await lockFee({ specialBalance: () => Promise.resolve(amountOf(99)) })).toEqual({
      used: false,
      logged: [expect.stringContaining('holds less than the proof')],
    }))
  test('yes but nobody could read the balance: the log does not say that it is too low', async () =>
    expect(await lockFee({ specialBalance: () => Promise.resolve(undefined) })).toEqual({
      used: false,
      logged: [expect.stringContaining('balance could not be read')],
    }))
  test('no', async () => expect(await lockFee({ askClub: () => okAsync(false) })).toEqual({ used: false, logged: [] }))
  test('service down', async () =>
    expect(await lockFee({ askClub: () => errAsync('down') })).toEqual({
      used: false,
      logged: [expect.stringContaining('did not answer')],
    }))
})

test('the service is told nothing for reveal and redeem', () => {
  expect(clubAmount({ kind: 'reveal', component, ticketResource: xrdAddress(240), ids: [] })).toBe(ZERO)
})
