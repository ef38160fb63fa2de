import { amountOf, type LocalId, parseLocalId, xrdAddress } from '@lootboxes/ledger'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { account, component, tickets as ticketResource } from '../ledger.fixture'
import { type Holdings, noHoldings } from './holdings'
import type { Order } from './order'
import { createUnsettledOrders, isSettledBy, unsettledOrder } from './unsettled'

const id = (number: number): LocalId => parseLocalId(`#${number}#`)._unsafeUnwrap()
const held = (own: Partial<Record<'unrevealed' | 'opened' | 'revealed', readonly number[]>>): Holdings => ({
  ...noHoldings,
  status: 'ready',
  account,
  unrevealed: (own.unrevealed ?? []).map(id),
  opened: (own.opened ?? []).map(id),
  revealed: (own.revealed ?? []).map((number) => ({ non_fungible_id: id(number), loots: [] })),
  stateVersion: 7,
})
const buy: Order = { kind: 'buy', component, token: xrdAddress(240), ticketResource, price: amountOf(2), count: 2n }
const spend = (kind: 'reveal' | 'redeem', ...ids: readonly number[]): Order => ({
  kind,
  component,
  ticketResource,
  ids: ids.map(id),
})

describe('holdings settle an order that has no transaction id', () => {
  const isSettled = (order: Order, before: Holdings | undefined, after: Holdings) =>
    isSettledBy(unsettledOrder(order, { account, at: 0, holdings: before }), after)
  const before = held({ unrevealed: [1, 2], opened: [3], revealed: [4] })

  test.each<[string, Order, Holdings, boolean]>([
    ['a purchase, while nothing has changed', buy, before, false],
    [
      'a purchase of two, after one new ticket',
      buy,
      held({ unrevealed: [1, 2, 9], opened: [3], revealed: [4] }),
      false,
    ],
    ['a purchase of two, after two new tickets', buy, held({ unrevealed: [1, 9], opened: [10], revealed: [4] }), true],
    ['a purchase, after tickets were only moved on', buy, held({ opened: [1, 2], revealed: [3, 4] }), false],
    ['a reveal, while its tickets are unrevealed', spend('reveal', 1, 2), before, false],
    [
      'a reveal, after one of its tickets is opened',
      spend('reveal', 1, 2),
      held({ unrevealed: [2], opened: [1] }),
      true,
    ],
    ['a redemption, while its ticket is there', spend('redeem', 4), before, false],
    ['a redemption, after its ticket is gone', spend('redeem', 4), held({ unrevealed: [1, 2] }), true],
  ])('%s', (_, order, after, expected) => expect(isSettled(order, before, after)).toBe(expected))

  test.each<[string, Holdings]>([
    ['of another account', { ...held({ unrevealed: [8, 9] }), account: undefined }],
    ['that are still being read', { ...held({ unrevealed: [8, 9] }), status: 'loading' }],
    ['that could not be read', { ...held({ unrevealed: [8, 9] }), status: 'failed' }],
  ])('holdings %s settle nothing', (_, after) => {
    for (const order of [buy, spend('reveal', 1), spend('redeem', 4)])
      expect(isSettled(order, before, after)).toBe(false)
  })

  test('a purchase sent before the holdings were known is not settled by tickets that may have been there', () => {
    const after = held({ unrevealed: [1, 2, 3] })
    expect(isSettled(buy, undefined, after)).toBe(false)
    expect(isSettled(buy, { ...before, status: 'loading' }, after)).toBe(false)
  })
})

test('an order has its own id, also on a plain http page without `randomUUID`', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const ids = Array.from({ length: 100 }, () => unsettledOrder(buy, { account, at: 0, holdings: undefined }).id)
  expect(new Set(ids).size).toBe(100)
})

describe('orders whose end is not known', () => {
  const hour = 3_600_000
  function open(text?: string) {
    const stored = new Map(text === undefined ? [] : [['orders', text]])
    const time = { now: 1_000 }
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }
    const page = () => createUnsettledOrders({ storage, key: 'orders', now: () => time.now })
    return { page, time, stored }
  }
  const order = () => unsettledOrder(buy, { account, at: 1_000, holdings: held({}) })
  const ids = ({ open$ }: ReturnType<typeof createUnsettledOrders>) => open$.get().map((one) => one.id)

  test('the page that waits for an order does not show it; a second tab, and the page after a reload, do', () => {
    const { page } = open()
    const [first, second] = [page(), page()]
    const sent = order()
    first.begin(sent)
    expect(ids(first)).toEqual([])
    second.refresh()
    expect(ids(second)).toEqual([sent.id])
    expect(ids(page())).toEqual([sent.id])
    first.end(sent.id)
    expect(ids(page())).toEqual([])
  })

  test('an unknown end leaves it open, over a reload, until it is settled', () => {
    const { page } = open()
    const first = page()
    const sent = order()
    first.begin(sent)
    first.end(sent.id, 'submittedTransactionWasDuplicate')
    expect(first.open$.get()).toEqual([{ ...sent, code: 'submittedTransactionWasDuplicate' }])
    expect(ids(page())).toEqual([sent.id])
    first.settle(sent.id)
    expect([ids(first), ids(page())]).toEqual([[], []])
  })

  test('an order that was signed runs no more after an hour, an unanswered request after a day', () => {
    const { page, time } = open()
    const first = page()
    const [signed, unanswered] = [order(), order()]
    first.begin(signed)
    first.end(signed.id, 'failedToPollSubmittedTransaction')
    first.begin(unanswered)
    time.now += hour - 1
    expect(ids(page())).toEqual([signed.id, unanswered.id])
    time.now += 1
    expect(ids(page())).toEqual([unanswered.id])
    time.now += 23 * hour
    expect(ids(page())).toEqual([])
  })

  test.each(['', '{', 'null', '{"a":1}', '[{"id":7}]', '"x"'])(
    'a storage with %j holds no orders, and takes new ones',
    (text) => {
      const { page } = open(text)
      const first = page()
      expect(ids(first)).toEqual([])
      const sent = order()
      first.begin(sent)
      first.end(sent.id, 'walletResponseValidation')
      expect(ids(page())).toEqual([sent.id])
    },
  )

  test('without a storage they last for the page', () => {
    const alone = createUnsettledOrders({ storage: undefined, key: 'orders', now: () => 1_000 })
    const sent = order()
    alone.begin(sent)
    alone.end(sent.id, 'walletResponseValidation')
    expect(ids(alone)).toEqual([sent.id])
  })
})
