// @vitest-environment jsdom
import { amountOf, parseLocalId, pollPause, xrdAddress } from '@lootboxes/ledger'
import { type Holdings, noHoldings } from '@lootboxes/lootbox/client'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { account, clubToken, component, ticketResource } from './genesis.fixture'
import { drawPauses, readUntil, refresh, useHoldings, useMember } from './holdings'
import { openPage, otherAccount, type PageOptions, stopIntervals } from './page.fixture'
import { queriesOf } from './queries'

afterEach(cleanup)

const one = parseLocalId('#1#')._unsafeUnwrap()
const two = parseLocalId('#2#')._unsafeUnwrap()
const xrd = xrdAddress(240)
const unrevealedPath = '/api/all-account-tickets-unrevealed'
const fungiblesPath = '/state/entity/page/fungibles/'

function show(
  options: PageOptions = { login: account },
  prepare: (page: ReturnType<typeof openPage>) => void = () => undefined,
) {
  const page = openPage(options)
  prepare(page)
  const { result, unmount } = renderHook(() => useHoldings(), { wrapper: page.wrapper })
  return { ...page, shown: () => result.current, unmount }
}
const ready = (shown: () => Holdings) => waitFor(() => expect(shown().status).toBe('ready'))

test('reads balances and tickets of the account, as the Gateway returns them (spec L48, L108)', async () => {
  const { shown } = show(undefined, ({ now }) =>
    Object.assign(now, { balances: { [xrd]: '5' }, tickets: 1, unrevealed: ['#1#'] }),
  )
  await ready(shown)
  expect(shown()).toEqual({
    status: 'ready',
    account,
    stateVersion: 7,
    balances: { [xrd]: amountOf(5) },
    nonFungibles: { [ticketResource]: 1 },
    unrevealed: [one],
    revealed: [],
    opened: [],
  })
})

test('without a connected account there are no holdings and no requests (spec L94)', async () => {
  const { shown, client, asked } = show({})
  await waitFor(() => expect(client.lootbox$.get().status).toBe('ready'))
  expect(shown()).toBe(noHoldings)
  expect(asked.map(({ path }) => path)).toEqual(['/api/all-lootbox-resources'])
})

test('whoever disconnects has nothing any more, and whoever comes next is read', async () => {
  const { shown, become } = show(undefined, ({ now }) => Object.assign(now, { unrevealed: ['#1#'], tickets: 1 }))
  await ready(shown)
  act(() => become(undefined))
  expect(shown()).toBe(noHoldings)
  act(() => become(otherAccount))
  expect(shown()).toMatchObject({ account: otherAccount, unrevealed: [] })
  await ready(shown)
  expect(shown()).toMatchObject({ account: otherAccount, unrevealed: [one] })
})

test('the account is read on mount, for other wallet data and for another ticket address; not in between (spec L81, L120)', async () => {
  const { shown, asked, client, become } = show()
  const read = () => asked.filter(({ path }) => path === fungiblesPath).map(({ body }) => body.address)
  await ready(shown)
  expect(read()).toEqual([account])
  act(() => become(otherAccount))
  await ready(shown)
  expect(read()).toEqual([account, otherAccount])
  act(() => client.lootbox$.set((now) => ({ ...now })))
  await ready(shown)
  expect(read()).toEqual([account, otherAccount])
  act(() => client.lootbox$.set((now) => ({ ...now, ticketAddress: clubToken })))
  await waitFor(() => expect(read()).toEqual([account, otherAccount, otherAccount]))
  await ready(shown)
})

test('an empty ticket address asks for no tickets (trap T29)', async () => {
  const { shown, count } = show(undefined, ({ answers }) => {
    answers['/api/all-lootbox-resources'] = () => new Response('', { status: 503 })
  })
  await ready(shown)
  expect(count(unrevealedPath)).toBe(0)
  expect(count(fungiblesPath)).toBe(1)
})

test('a late answer for the account before does not overwrite the new one (trap T31)', async () => {
  let answerFirst: (answer: unknown) => void = () => undefined
  const { shown, become, count } = show(undefined, ({ answers }) => {
    answers[unrevealedPath] = ({ account_address }) =>
      account_address === account ? new Promise((resolve) => (answerFirst = resolve)) : []
  })
  await waitFor(() => expect(count(unrevealedPath)).toBe(1))
  act(() => become(otherAccount))
  await ready(shown)
  await act(async () => answerFirst([{ id: '#1#' }]))
  expect(shown()).toMatchObject({ account: otherAccount, unrevealed: [] })
})

test('a failed read keeps the holdings of the same account, and each failure is logged in its sentence (spec L125)', async () => {
  const { shown, client, answers, log } = show(undefined, ({ now }) =>
    Object.assign(now, { unrevealed: ['#1#'], tickets: 1 }),
  )
  await ready(shown)
  answers[unrevealedPath] = () => new Response('{}', { status: 404 })
  for (const path of [fungiblesPath, '/state/entity/page/non-fungibles/'])
    answers[path] = () => Response.json({ message: 'gone', code: 404 }, { status: 404 })
  await act(() => refresh(client))
  await waitFor(() => expect(shown()).toMatchObject({ status: 'failed', unrevealed: [one], stateVersion: 7 }))
  const notFound = new Error('HTTP error! status: 404')
  expect(log.mock.calls).toContainEqual(['There was an error fetching the fungibles data', notFound])
  expect(log.mock.calls).toContainEqual(['There was an error fetching the non-fungibles data', notFound])
  expect(log.mock.calls.map(([sentence]) => sentence)).toContain('There was an error fetching the wallet data')
})

test('after a commit every read asks for at least its version (trap T36)', async () => {
  const { shown, client, asked, now } = show()
  await ready(shown)
  const least = () =>
    asked
      .filter(({ path }) => path === unrevealedPath)
      .map(({ request }) => request.headers.get('lootbox-min-state-version'))
  expect(least()).toEqual([null])
  now.stateVersion = 42
  await act(() => readUntil(client, account, 42))
  expect(least()).toEqual([null, '42'])
  // Nor is one that comes later, or names an older one.
  await act(() => readUntil(client, account, 41))
  await act(() => refresh(client))
  expect(least().slice(2)).toEqual(['42', '42'])
})

test('a ticket on neither list is named as opened; nobody asks for it while the counts agree', async () => {
  const { shown, client, now, count } = show(undefined, ({ now: first }) =>
    Object.assign(first, { tickets: 2, held: ['#1#', '#2#'], unrevealed: ['#1#'] }),
  )
  await ready(shown)
  expect(shown().opened).toEqual([two])
  Object.assign(now, { tickets: 1, held: ['#1#'] })
  await act(() => refresh(client))
  await waitFor(() => expect(shown().opened).toEqual([]))
  expect(count('/state/entity/page/non-fungible-vaults/')).toBe(1)
})

test('of another box only the balances are shown until it is read', async () => {
  const { shown, client } = show(undefined, ({ now }) =>
    Object.assign(now, { balances: { [xrd]: '5' }, unrevealed: ['#1#'], tickets: 1 }),
  )
  await ready(shown)
  act(() => client.lootbox$.set((before) => ({ ...before, ticketAddress: 'resource_loc1other' })))
  expect(shown()).toMatchObject({ status: 'loading', unrevealed: [], balances: { [xrd]: amountOf(5) } })
})

test('whoever comes back to the page sees what happened meanwhile, unless an order is under way', async () => {
  const { shown, client, count } = show()
  await ready(shown)
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await waitFor(() => expect(count(fungiblesPath)).toBe(2))
  await ready(shown)
  client.orderState$.set({
    step: 'confirming',
    order: { kind: 'reveal', component, ticketResource, ids: [] },
    account,
    startedAt: 0,
    transactionIntentHash: 'txid_loc1a',
  })
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(queriesOf(client).isFetching()).toBe(0)
})

test('a member holds at least 100 of the special token', async () => {
  const page = openPage({ login: account })
  page.now.balances = { [clubToken]: '99.9' }
  const { result } = renderHook(() => useMember(), { wrapper: page.wrapper })
  await waitFor(() => expect(page.count(fungiblesPath)).toBe(1))
  expect(result.current).toBe(false)
  page.now.balances = { [clubToken]: '100' }
  await act(() => refresh(page.client))
  await waitFor(() => expect(result.current).toBe(true))
})

describe('while tickets wait for their draw (trap T2)', () => {
  const holding = (tickets: number, own: Partial<Holdings> = {}): Holdings => ({
    ...noHoldings,
    status: 'ready',
    account,
    nonFungibles: { box: tickets },
    ...own,
  })
  /** The pauses after each reading, in seconds; each takes no time of its own. */
  const pausesOf = (readings: readonly Holdings[], deadlineMs?: number) => {
    let seconds = 0
    const pauses = drawPauses({ now: () => seconds * 1000 }, 'box', deadlineMs)
    return readings.map((data, n) => {
      const pause = pauses({ data, dataUpdateCount: n + 1 })
      // Asked more than once between two readings.
      expect(pauses({ data, dataUpdateCount: n + 1 })).toBe(pause)
      if (pause !== false) seconds += pause / 1000
      return pause && pause / 1000
    })
  }

  test('it is asked again after 2, 4, 8, 10 and 10 seconds until it is drawn', () =>
    expect(
      pausesOf([
        ...Array<Holdings>(5).fill(holding(1)),
        holding(1, { revealed: [{ non_fungible_id: one, loots: [] }] }),
      ]),
    ).toEqual([2, 4, 8, 10, 10, false]))
  test('nothing is asked while nothing waits', () =>
    expect(pausesOf([holding(1, { unrevealed: [one] }), noHoldings])).toEqual([false, false]))
  test('it ends by itself, and starts afresh with the next opened ticket', () =>
    expect(pausesOf([...Array<Holdings>(5).fill(holding(1)), holding(2)], 20_000)).toEqual([2, 4, 8, 10, false, 2]))

  test('a ticket opened before this page is followed until its loot is there', async () => {
    const pass = stopIntervals()
    const page = openPage({ login: account })
    Object.assign(page.now, { tickets: 1, held: ['#1#'] })
    const { result } = renderHook(() => useHoldings({ follow: true }), { wrapper: page.wrapper })
    await page.settled()
    expect(result.current).toMatchObject({ status: 'ready', revealed: [], opened: [one] })
    page.now.revealed = ['#1#']
    await pass(pollPause(0))
    await page.settled()
    expect(result.current.revealed).toHaveLength(1)
    expect(result.current.opened).toEqual([])
  })
})

test('the page reads an account again 5 seconds after that failed', async () => {
  const pass = stopIntervals()
  const page = openPage({ login: account })
  page.answers[fungiblesPath] = () => new Response('{}', { status: 400 })
  const { result } = renderHook(() => useHoldings({ follow: true }), { wrapper: page.wrapper })
  await page.settled()
  expect(result.current.status).toBe('failed')
  page.answers[fungiblesPath] = ({ address }) => ({
    ledger_state: {
      network: 'localnet',
      state_version: 8,
      proposer_round_timestamp: '2026-11-20T14:00:00.000Z',
      epoch: 1,
      round: 1,
    },
    address,
    total_count: 0,
    items: [],
  })
  await pass(5_000)
  await page.settled()
  expect(result.current).toMatchObject({ status: 'ready', stateVersion: 8 })
})

test('the page is asked for anew once the visitor has seen a commit', async () => {
  const { client, shown } = show()
  await ready(shown)
  await act(() => readUntil(client, account, 12))
  expect(client.page$.get()).toEqual({ asked: 1, stateVersion: 12 })
})
