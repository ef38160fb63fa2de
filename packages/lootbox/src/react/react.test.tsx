// @vitest-environment jsdom
import { amountOf, parseLocalId } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { err, ok } from 'neverthrow'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FORECAST_SETTLED_MS, type Forecast } from '../client/forecast'
import { type HeldLoot, type Holdings, noHoldings, type ReadHoldings } from '../client/holdings'
import type { ReadLoot } from '../client/loot'
import { buyOrder, type Committed, type OrderFailure, revealOrder } from '../client/order'
import { account, club, config, otherAccount } from '../ledger.fixture'
import {
  createLootboxClient,
  type LootboxClientOptions,
  LootboxProvider,
  useDraws,
  useForecast,
  useHoldings,
  useLoot,
  useLootboxClient,
  useOpenedTickets,
  useOrder,
  usePurchases,
  useUndetermined,
} from './index'

afterEach(cleanup)

const [listed] = config.lootboxes
if (listed === undefined) throw new Error('The fixture lists a box.')
const box = listed
const ticketAddress = box.ticketAddress
const id = (n: number) => parseLocalId(`#${n}#`)._unsafeUnwrap()
const ticket = (n: number): HeldLoot => ({ non_fungible_id: id(n), loots: [] })
const held = (own: Partial<Holdings> = {}): Holdings => ({
  ...noHoldings,
  status: 'ready',
  account,
  stateVersion: 7,
  ...own,
})
const committed: Committed = { transactionIntentHash: 'txid_a', committedStateVersion: 42 }

function setUp(own: Partial<LootboxClientOptions> = {}) {
  const clock = fakeClock()
  const queryClient = new QueryClient()
  const connected: { account: typeof account | undefined } = { account }
  const readHoldings = vi.fn<ReadHoldings>(async (whose) => held({ account: whose }))
  const readLoot = vi.fn<ReadLoot>(async () => ({ loot: [], unread: [] }))
  const client = createLootboxClient({
    queryClient,
    networkId: 240,
    clock,
    log: vi.fn(),
    readHoldings,
    readRevealed: async () => ok([]),
    readLoot,
    readForecast: async () => ({ outcome: 'works', fee: amountOf(1) }),
    readPurchases: async () => ok([]),
    account: () => connected.account,
    check: () => undefined,
    clubToken: { address: club },
    askClub: async () => ok(false),
    send: async () => ok(committed),
    ...own,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <LootboxProvider client={client}>{children}</LootboxProvider>
    </QueryClientProvider>
  )
  /** The query client tells its news a moment later. */
  const pass = (ms = 0) =>
    act(async () => {
      for (const part of [ms, 0, 0]) await clock.advance(part)
    })
  return { client, clock, connected, pass, readHoldings, readLoot, wrapper }
}

describe('useHoldings', () => {
  test('reads an account’s holdings; nobody connected holds nothing and asks nothing', async () => {
    const { pass, readHoldings, wrapper } = setUp()
    const { result, rerender } = renderHook(({ who }) => useHoldings({ account: who, ticketAddress }), {
      wrapper,
      initialProps: { who: undefined as typeof account | undefined },
    })
    await pass()
    expect([result.current, readHoldings.mock.calls]).toEqual([noHoldings, []])
    rerender({ who: account })
    expect(result.current).toMatchObject({ status: 'loading', account, unrevealed: [] })
    await pass()
    expect(result.current).toEqual(held())
  })

  test('a late answer for the account before does not show for the new one', async () => {
    let answer: (holdings: Holdings) => void = () => undefined
    const slow = new Promise<Holdings>((resolve) => {
      answer = resolve
    })
    const { pass, wrapper } = setUp({
      readHoldings: async (whose) => (whose === account ? slow : held({ account: whose })),
    })
    const { result, rerender } = renderHook(({ who }) => useHoldings({ account: who, ticketAddress }), {
      wrapper,
      initialProps: { who: account },
    })
    rerender({ who: otherAccount })
    await pass()
    answer(held({ unrevealed: [id(1)] }))
    await pass()
    expect(result.current).toMatchObject({ account: otherAccount, unrevealed: [], status: 'ready' })
  })

  test('after a commit no read of this account is older than it, and what was known goes along', async () => {
    const { client, pass, readHoldings, wrapper } = setUp()
    renderHook(() => useHoldings({ account, ticketAddress }), { wrapper })
    await pass()
    await act(() => client.refresh(account, 42))
    await act(() => client.refresh(account, 41))
    expect(readHoldings.mock.calls.map(([, , before, ask]) => [before.stateVersion, ask.minStateVersion])).toEqual([
      [0, undefined],
      [7, 42],
      [7, 42],
    ])
  })
})

test('useOpenedTickets reads again after 2, 4, 8 s while a ticket waits for its draw, and not longer', async () => {
  const asked: number[] = []
  let waits = true
  const { clock, pass, wrapper } = setUp({
    readHoldings: async () => {
      asked.push(clock.now() / 1_000)
      return held({ nonFungibles: { [ticketAddress]: 1 }, unrevealed: waits ? [] : [id(1)] })
    },
  })
  renderHook(() => useOpenedTickets({ account, ticketAddress }), { wrapper })
  await pass()
  for (let second = 0; second < 20; second++) await pass(1_000)
  expect(asked).toEqual([0, 2, 6, 14])
  waits = false
  for (let second = 0; second < 40; second++) await pass(1_000)
  expect(asked).toEqual([0, 2, 6, 14, 24])
  expect(clock.pending()).toBe(0)
})

describe('useOrder', () => {
  test('sends an order and reads its account until the committed version', async () => {
    const { pass, readHoldings, wrapper } = setUp()
    const { result } = renderHook(() => ({ ...useOrder(), holdings: useHoldings({ account, ticketAddress }) }), {
      wrapper,
    })
    await pass()
    const done = await act(() => result.current.order(buyOrder(box, 3)))
    expect(done).toEqual(ok(committed))
    expect(result.current.state).toEqual({ step: 'idle' })
    expect(readHoldings.mock.lastCall?.[3].minStateVersion).toBe(42)
  })

  test('the lock-fee variant waits for a balance that is being read', async () => {
    let answer: (holdings: Holdings) => void = () => undefined
    const sent: boolean[] = []
    const { pass, wrapper } = setUp({
      askClub: async () => ok(true),
      readHoldings: () =>
        new Promise<Holdings>((resolve) => {
          answer = resolve
        }),
      send: async ({ lockFee }) => {
        sent.push(lockFee)
        return err<Committed, OrderFailure>({ kind: 'wallet', code: 'rejectedByUser', message: undefined })
      },
    })
    const { result } = renderHook(() => ({ ...useOrder(), holdings: useHoldings({ account, ticketAddress }) }), {
      wrapper,
    })
    const sending = act(() => result.current.order(buyOrder(box, 1)))
    await pass(1_000)
    expect(sent).toEqual([])
    answer(held({ balances: { [club]: amountOf(100) } }))
    await sending
    expect(sent).toEqual([true])
  })

  test('what nobody knows the end of is remembered for its box until it settles', async () => {
    const failure: OrderFailure = { kind: 'undetermined', transactionIntentHash: 'txid_b' }
    const onFailure = vi.fn()
    const { client, wrapper } = setUp({ send: async () => err(failure), onFailure })
    const { result } = renderHook(() => ({ ...useOrder(), open: useUndetermined(box.componentAddress) }), { wrapper })
    await act(() => result.current.order(buyOrder(box, 1)))
    expect(result.current.open).toMatchObject([{ transactionIntentHash: 'txid_b', account }])
    expect(onFailure).toHaveBeenCalledWith(buyOrder(box, 1), failure)
    act(() => client.settled('txid_b'))
    expect(result.current.open).toEqual([])
  })

  test('an order that may have run without an id is open until the tickets are there', async () => {
    const bought = { unrevealed: [] as ReturnType<typeof id>[] }
    const { pass, wrapper } = setUp({
      send: async () => err({ kind: 'wallet', code: 'submittedTransactionWasDuplicate', message: undefined }),
      readHoldings: async () => held(bought),
    })
    const { result } = renderHook(
      () => ({
        ...useOrder(),
        client: useLootboxClient(),
        holdings: useHoldings({ account, ticketAddress }),
        open: useUndetermined(box.componentAddress),
      }),
      { wrapper },
    )
    await pass()
    await act(() => result.current.order(buyOrder(box, 1)))
    await pass()
    expect(result.current.open).toMatchObject([{ transactionIntentHash: undefined, account }])
    bought.unrevealed = [id(7)]
    await act(() => result.current.client.refresh(account))
    await pass()
    expect(result.current.open).toEqual([])
  })

  test('in parts, one account pays for all; without one nothing is sent', async () => {
    const sent: string[] = []
    const { connected, wrapper } = setUp({
      send: async ({ account: payer }) => {
        sent.push(payer)
        connected.account = otherAccount
        return ok(committed)
      },
    })
    const { result } = renderHook(() => useOrder(), { wrapper })
    const parts = [[id(1)], [id(2)]]
    const done = await act(() => result.current.orderInParts(parts, (ids) => revealOrder(box, ids)))
    expect([done.done, done.ended, sent]).toEqual([[id(1)], { status: 'payer-changed' }, [account]])
    connected.account = undefined
    expect((await act(() => result.current.orderInParts(parts, (ids) => revealOrder(box, ids)))).ended).toEqual({
      status: 'failed',
      error: { kind: 'refused', why: 'not-connected' },
    })
  })
})

test('useDraws follows a committed reveal to its draw', async () => {
  let drawn: readonly HeldLoot[] = []
  const { pass, wrapper } = setUp({ readRevealed: async () => ok(drawn) })
  const { result } = renderHook(() => ({ draw: useDraws(), ...useOrder() }), { wrapper })
  await act(() => result.current.order(revealOrder(box, [id(1)])))
  expect(result.current.draw).toEqual({ status: 'waiting', ids: [id(1)] })
  drawn = [ticket(1)]
  await pass(2_000)
  expect(result.current.draw).toEqual({ status: 'drawn', ids: [id(1)], tickets: drawn })
})

describe('useForecast', () => {
  const works: Forecast = { outcome: 'works', fee: amountOf(1) }
  const ask = (count: number, stateVersion = 7) => ({
    order: buyOrder(box, count),
    account,
    lockFee: false,
    stateVersion,
  })

  test('asks once the order has settled, and again for another', async () => {
    const readForecast = vi.fn(async () => works)
    const { pass, wrapper } = setUp({ readForecast })
    const { result, rerender } = renderHook((of: Parameters<typeof useForecast>[0]) => useForecast(of), {
      wrapper,
      initialProps: ask(1),
    })
    expect(result.current).toEqual({ outcome: 'asking' })
    rerender(ask(2))
    await pass(FORECAST_SETTLED_MS)
    expect([result.current, readForecast.mock.calls.length]).toEqual([works, 1])
    rerender(ask(2, 8))
    expect(result.current).toEqual(works)
    rerender(ask(3, 8))
    expect(result.current).toEqual({ outcome: 'asking' })
  })

  test('asks nothing without an order or a payer, nor while an order is under way', async () => {
    const readForecast = vi.fn(async () => works)
    const { client, pass, wrapper } = setUp({ readForecast })
    const of = (own: object) => renderHook(() => useForecast({ ...ask(1), ...own }), { wrapper }).result.current
    expect([of({ order: undefined }), of({ account: undefined })]).toEqual([undefined, undefined])
    client.orderState$.set({ step: 'asking-club', order: buyOrder(box, 1), account, startedAt: 0 })
    expect(of({})).toEqual({ outcome: 'asking' })
    await pass(FORECAST_SETTLED_MS)
    expect(readForecast).not.toHaveBeenCalled()
  })

  test('closing the dialog gives the question up', async () => {
    const { clock, pass, wrapper } = setUp()
    const { unmount } = renderHook(() => useForecast(ask(1)), { wrapper })
    unmount()
    await pass()
    expect(clock.pending()).toBe(0)
  })
})

test('useLoot reads tickets once, whichever are looked at together', async () => {
  const loot = (n: number) => ({
    ticketId: id(n),
    resource: 'resource_loot',
    id: `#${n}00#`,
    fieldName: 'creature',
    name: 'Moss',
    description: '',
    rarity: undefined,
    picture: undefined,
  })
  const readLoot = vi.fn<ReadLoot>(async (tickets) => ({
    loot: tickets.map(({ non_fungible_id }) => loot(Number(non_fungible_id.slice(1, -1)))),
    unread: [],
  }))
  const { pass, wrapper } = setUp({ readLoot })
  const { result, rerender } = renderHook(({ tickets }) => useLoot(tickets, ticketAddress), {
    wrapper,
    initialProps: { tickets: [ticket(1)] },
  })
  expect(result.current).toBeUndefined()
  await pass()
  expect(result.current).toEqual([loot(1)])
  rerender({ tickets: [ticket(1), ticket(2)] })
  await pass()
  expect(result.current).toEqual([loot(1), loot(2)])
  rerender({ tickets: [ticket(2)] })
  expect(result.current).toEqual([loot(2)])
  expect(readLoot.mock.calls.map(([tickets]) => tickets.map(({ non_fungible_id }) => non_fungible_id))).toEqual([
    [id(1)],
    [id(2)],
  ])
})

test('usePurchases tells what was read, and that it could not be', async () => {
  const fine = setUp()
  const { result } = renderHook(() => usePurchases(box), { wrapper: fine.wrapper })
  expect(result.current).toBeUndefined()
  await fine.pass()
  expect(result.current).toEqual([])
  const broken = setUp({ readPurchases: async () => err('down') })
  const { result: failed } = renderHook(() => usePurchases(box), { wrapper: broken.wrapper })
  await broken.pass()
  expect(failed.current).toBe('failed')
})
