// @vitest-environment jsdom
import { amountOf, parseLocalId, pollPause, xrdAddress } from '@lootboxes/ledger'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Holdings, noHoldings } from '../client/holdings'
import { revealOrder } from '../client/order'
import { account, club, otherAccount, tickets } from '../ledger.fixture'
import { queryClientOf } from './query-client'
import { box, openShop, type ShopOptions, stopIntervals } from './shop.fixture'
import { drawPauses, refreshAccounts, refreshCommitted, useDrawnTickets, useHoldings, useMember } from './use-holdings'

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

const one = parseLocalId('#1#')._unsafeUnwrap()
const two = parseLocalId('#2#')._unsafeUnwrap()
const xrd = xrdAddress(240)
const unrevealedPath = '/api/all-account-tickets-unrevealed'
const fungiblesPath = '/state/entity/page/fungibles/'

function show(
  options: ShopOptions = { login: account },
  prepare: (shop: ReturnType<typeof openShop>) => void = () => undefined,
) {
  const shop = openShop(options)
  prepare(shop)
  const { result, unmount } = renderHook(() => useHoldings(), { wrapper: shop.wrapper })
  return { ...shop, shown: () => result.current, unmount }
}
const ready = (shown: () => Holdings) => waitFor(() => expect(shown().status).toBe('ready'))
const minVersions = ({ requests }: ReturnType<typeof openShop>['server']) =>
  requests
    .filter(({ path }) => path === unrevealedPath)
    .map(({ request }) => request.headers.get('lootbox-min-state-version'))

test('returns balances and tickets of the account, as the Gateway returns them (spec L48, L108)', async () => {
  const { shown } = show(undefined, ({ state }) =>
    Object.assign(state, { balances: { [xrd]: '5' }, tickets: 1, unrevealed: ['#1#'] }),
  )
  await ready(shown)
  expect(shown()).toEqual({
    status: 'ready',
    account,
    stateVersion: 7,
    balances: { [xrd]: amountOf(5) },
    nonFungibles: { [tickets]: 1 },
    unrevealed: [one],
    revealed: [],
    opened: [],
  })
})

test('without a connected account there are no holdings and no requests (spec L94)', async () => {
  const { shown, settled, server } = show({})
  await settled()
  expect(shown()).toBe(noHoldings)
  expect(server.requests).toEqual([])
})

test('drops the holdings of an account that disconnects, and reads the next one', async () => {
  const { shown, connect } = show(undefined, ({ state }) => Object.assign(state, { unrevealed: ['#1#'], tickets: 1 }))
  await ready(shown)
  act(() => connect(undefined))
  expect(shown()).toBe(noHoldings)
  act(() => connect(otherAccount))
  expect(shown()).toMatchObject({ account: otherAccount, unrevealed: [] })
  await ready(shown)
  expect(shown()).toMatchObject({ account: otherAccount, unrevealed: [one] })
})

test('reads the account on mount, for another account and for another ticket address (spec L81, L120)', async () => {
  const { shown, server, ticketAddress$, connect } = show()
  const readAccounts = () =>
    server.requests.filter(({ path }) => path === fungiblesPath).map(({ body }) => body.address)
  await ready(shown)
  expect(readAccounts()).toEqual([account])
  act(() => connect(otherAccount))
  await ready(shown)
  expect(readAccounts()).toEqual([account, otherAccount])
  act(() => ticketAddress$.set(club))
  await waitFor(() => expect(readAccounts()).toEqual([account, otherAccount, otherAccount]))
  await ready(shown)
})

test('reads nothing while the ticket address is unknown', async () => {
  const { shown, server, settled, ticketAddress$ } = show(undefined, (shop) => shop.ticketAddress$.set(undefined))
  await settled()
  expect(server.requests).toEqual([])
  act(() => ticketAddress$.set(tickets))
  await ready(shown)
})

test('requests no tickets for an empty ticket address (trap T29)', async () => {
  const { shown, server } = show(undefined, ({ ticketAddress$ }) => ticketAddress$.set(''))
  await ready(shown)
  expect([server.count(unrevealedPath), server.count(fungiblesPath)]).toEqual([0, 1])
})

test('a late response for the previous account does not overwrite the new one (trap T31)', async () => {
  let respondFirst: (answer: unknown) => void = () => undefined
  const { shown, connect, server } = show(undefined, ({ server: { routes } }) => {
    routes[unrevealedPath] = ({ account_address }) =>
      account_address === account ? new Promise((resolve) => (respondFirst = resolve)) : []
  })
  await waitFor(() => expect(server.count(unrevealedPath)).toBe(1))
  act(() => connect(otherAccount))
  await ready(shown)
  await act(async () => respondFirst([{ id: '#1#' }]))
  expect(shown()).toMatchObject({ account: otherAccount, unrevealed: [] })
})

test('a failed read keeps the holdings of the same account, and each failure is reported', async () => {
  const onReadError = vi.fn()
  const { shown, client, server } = show({ login: account, onReadError }, ({ state }) =>
    Object.assign(state, { unrevealed: ['#1#'], tickets: 1 }),
  )
  await ready(shown)
  server.routes[unrevealedPath] = () => new Response('{}', { status: 404 })
  for (const path of [fungiblesPath, '/state/entity/page/non-fungibles/'])
    server.routes[path] = () => Response.json({ message: 'gone', code: 404 }, { status: 404 })
  await act(() => refreshAccounts(client))
  await waitFor(() => expect(shown()).toMatchObject({ status: 'failed', unrevealed: [one], stateVersion: 7 }))
  expect(onReadError.mock.calls.map(([{ what }]) => what).toSorted()).toEqual(['fungibles', 'non-fungibles', 'tickets'])
})

test('after a commit every read requires at least its state version (trap T36)', async () => {
  const onCommitted = vi.fn()
  const { shown, client, server, state } = show({ login: account, onCommitted })
  await ready(shown)
  expect(minVersions(server)).toEqual([null])
  state.stateVersion = 42
  await act(() => refreshCommitted(client, account, 42))
  expect(minVersions(server)).toEqual([null, '42'])
  await act(() => refreshCommitted(client, account, 41))
  await act(() => refreshAccounts(client))
  expect(minVersions(server).slice(2)).toEqual(['42', '42'])
  expect(onCommitted.mock.calls).toEqual([[42], [41]])
})

test('a commit during the first read of a page is in the holdings that the page shows', async () => {
  let respondFirst: (answer: unknown) => void = () => undefined
  const { shown, client, server, state } = show({ login: account }, ({ server: { routes } }) => {
    const later = routes[unrevealedPath]
    routes[unrevealedPath] = () => {
      Object.assign(routes, { [unrevealedPath]: later })
      return new Promise((resolve) => (respondFirst = resolve))
    }
  })
  await waitFor(() => expect(server.count(unrevealedPath)).toBe(1))
  Object.assign(state, { stateVersion: 42, tickets: 1, unrevealed: ['#1#'] })
  await act(async () => {
    const refreshed = refreshCommitted(client, account, 42)
    respondFirst([])
    await refreshed
  })
  await ready(shown)
  expect(shown()).toMatchObject({ stateVersion: 42, unrevealed: [one] })
  expect(minVersions(server)).toEqual([null, '42'])
})

test('lists a ticket on neither list as opened, and requests the vault only if the counts differ', async () => {
  const { shown, client, state, server } = show(undefined, ({ state: first }) =>
    Object.assign(first, { tickets: 2, held: ['#1#', '#2#'], unrevealed: ['#1#'] }),
  )
  await ready(shown)
  expect(shown().opened).toEqual([two])
  Object.assign(state, { tickets: 1, held: ['#1#'] })
  await act(() => refreshAccounts(client))
  await waitFor(() => expect(shown().opened).toEqual([]))
  expect(server.count('/state/entity/page/non-fungible-vaults/')).toBe(1)
})

test('of another box only the balances are shown until it is read', async () => {
  const { shown, ticketAddress$ } = show(undefined, ({ state }) =>
    Object.assign(state, { balances: { [xrd]: '5' }, unrevealed: ['#1#'], tickets: 1 }),
  )
  await ready(shown)
  act(() => ticketAddress$.set('resource_loc1other'))
  expect(shown()).toMatchObject({ status: 'loading', unrevealed: [], balances: { [xrd]: amountOf(5) } })
})

test('a page that gets the focus back reads again, unless an order is in progress', async () => {
  const { shown, client, server } = show()
  const focus = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await ready(shown)
  focus()
  await waitFor(() => expect(server.count(fungiblesPath)).toBe(2))
  await ready(shown)
  client.orderState$.set({
    step: 'confirming',
    order: revealOrder(box, []),
    account,
    startedAt: 0,
    transactionIntentHash: 'txid_loc1a',
  })
  focus()
  expect(queryClientOf(client).isFetching()).toBe(0)
})

test('a member holds at least 100 of the club token', async () => {
  const { client, server, state, wrapper } = openShop({ login: account })
  state.balances = { [club]: '99.9' }
  const { result } = renderHook(() => useMember(), { wrapper })
  await waitFor(() => expect(server.count(fungiblesPath)).toBe(1))
  expect(result.current).toBe(false)
  state.balances = { [club]: '100' }
  await act(() => refreshAccounts(client))
  await waitFor(() => expect(result.current).toBe(true))
})

describe('while tickets wait for their draw (trap T2)', () => {
  const holding = (count: number, own: Partial<Holdings> = {}): Holdings => ({
    ...noHoldings,
    status: 'ready',
    account,
    nonFungibles: { box: count },
    ...own,
  })
  /** The pauses after each read, in seconds; a read takes no time. */
  const pausesOf = (reads: readonly Holdings[], deadlineMs?: number) => {
    let seconds = 0
    const pauses = drawPauses({ now: () => seconds * 1000 }, 'box', deadlineMs)
    return reads.map((data, n) => {
      const pause = pauses({ data, dataUpdateCount: n + 1 })
      // TanStack Query asks more than once between two reads.
      expect(pauses({ data, dataUpdateCount: n + 1 })).toBe(pause)
      if (pause !== false) seconds += pause / 1000
      return pause && pause / 1000
    })
  }

  test('the account is read after 2, 4, 8, 10 and 10 seconds until they are drawn', () =>
    expect(
      pausesOf([
        ...Array<Holdings>(5).fill(holding(1)),
        holding(1, { revealed: [{ non_fungible_id: one, loots: [] }] }),
      ]),
    ).toEqual([2, 4, 8, 10, 10, false]))
  test('nothing is read while no ticket waits', () =>
    expect(pausesOf([holding(1, { unrevealed: [one] }), noHoldings])).toEqual([false, false]))
  test('the reads end at the deadline and start again with the next opened ticket', () =>
    expect(pausesOf([...Array<Holdings>(5).fill(holding(1)), holding(2)], 20_000)).toEqual([2, 4, 8, 10, false, 2]))

  test('a ticket opened before this page is followed until its loot is there', async () => {
    const pass = stopIntervals()
    const { state, settled, wrapper } = openShop({ login: account })
    Object.assign(state, { tickets: 1, held: ['#1#'] })
    const ids = ['#1#']
    const { result } = renderHook(() => ({ ...useHoldings({ follow: true }), drawn: useDrawnTickets(ids) }), {
      wrapper,
    })
    await settled()
    expect(result.current).toMatchObject({ status: 'ready', revealed: [], opened: [one], drawn: [] })
    state.revealed = ['#1#']
    await pass(pollPause(0))
    await settled()
    expect(result.current).toMatchObject({ opened: [], drawn: [{ non_fungible_id: one }] })
  })
})

test('an account that could not be read is read again after 5 seconds', async () => {
  const pass = stopIntervals()
  const { server, settled, wrapper } = openShop({ login: account })
  const answer = server.routes[fungiblesPath]
  server.routes[fungiblesPath] = () => new Response('{}', { status: 400 })
  const { result } = renderHook(() => useHoldings({ follow: true }), { wrapper })
  await settled()
  expect(result.current.status).toBe('failed')
  if (answer !== undefined) server.routes[fungiblesPath] = answer
  await pass(5_000)
  await settled()
  expect(result.current).toMatchObject({ status: 'ready', stateVersion: 7 })
})
