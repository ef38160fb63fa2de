// @vitest-environment jsdom
import type { RequestItem, Settlement } from '@lootboxes/wallet-connector/toolkit'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { account, component, ticketResource } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { WalletEffects } from './wallet-effects'

const { route } = vi.hoisted(() => ({ route: { path: '/' } }))
vi.mock('next/navigation', () => ({ usePathname: () => route.path }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  route.path = '/'
})

const unrevealedPath = '/api/all-account-tickets-unrevealed'
const confirming = {
  step: 'confirming',
  order: { kind: 'reveal', component, ticketResource, ids: [] },
  account,
  startedAt: 0,
  transactionIntentHash: 'txid_loc1mine',
} as const
const committed = (transactionIntentHash: string, committedStateVersion: number): Settlement => ({
  status: 'committed',
  transactionIntentHash,
  committedStateVersion,
})

/** A stream the test speaks for. */
function stream<T>(initial: readonly T[] = []) {
  const listeners = new Set<(value: T) => void>()
  return {
    say: (value: T) => {
      for (const listener of [...listeners]) listener(value)
    },
    subscribe: (listener: (value: T) => void) => {
      listeners.add(listener)
      for (const value of initial) listener(value)
      return { unsubscribe: () => listeners.delete(listener) }
    },
  }
}

async function open() {
  const page = openPage({ login: account })
  const settlements = stream<Settlement>()
  const items = stream<readonly RequestItem[]>([[]])
  Object.assign(page.toolkit.walletApi, { settlements$: settlements, requestItems$: items })
  const { rerender, unmount } = render(<WalletEffects />, { wrapper: page.wrapper })
  const { asked, settled } = page
  await waitFor(() => expect(page.count(unrevealedPath)).toBe(1))
  await settled()
  return {
    ...page,
    unmount,
    goTo: (path: string) => {
      route.path = path
      rerender(<WalletEffects />)
    },
    settle: (settlement: Settlement) => act(() => settlements.say(settlement)),
    requests: (now: readonly RequestItem[]) => act(() => items.say(now)),
    /** The least ledger version each reading of the tickets asked for. */
    least: () =>
      asked
        .filter(({ path }) => path === unrevealedPath)
        .map(({ request }) => request.headers.get('lootbox-min-state-version')),
  }
}

test('reads the account after a settlement without a waiting order, not older than its commit (trap T36)', async () => {
  const { settle, least, now } = await open()
  now.stateVersion = 9
  settle(committed('txid_loc1late', 9))
  await waitFor(() => expect(least()).toEqual([null, '9']))
})

test('the account is read again when the route changes, and only then (spec L81)', async () => {
  const { goTo, count, settled } = await open()
  goTo('/blog')
  await waitFor(() => expect([count(unrevealedPath), count('/state/entity/page/fungibles/')]).toEqual([2, 2]))
  await settled()
  goTo('/blog')
  await settled()
  expect(count(unrevealedPath)).toBe(2)
})

test('leaves the transaction of a waiting order to that order', async () => {
  const { client, settle, settled, least } = await open()
  act(() => client.orderState$.set(confirming))
  settle(committed('txid_loc1mine', 9))
  act(() => client.orderState$.set({ step: 'idle' }))
  await settled()
  expect(least()).toEqual([null])
})

test('reads a settlement during another order after that order, even if the wallet refuses it', async () => {
  const { client, settle, settled, least, now } = await open()
  act(() => client.orderState$.set(confirming))
  settle(committed('txid_loc1late', 9))
  settle({ status: 'rejected', transactionIntentHash: 'txid_loc1other', reason: 'expired' })
  await settled()
  expect(least()).toEqual([null])
  now.stateVersion = 12
  act(() => client.orderState$.set({ step: 'idle' }))
  await waitFor(() => expect(least()).toEqual([null, '9']))
  act(() => client.orderState$.set(confirming))
  act(() => client.orderState$.set({ step: 'idle' }))
  await settled()
  expect(least()).toHaveLength(2)
})

test('announces the result of a request canceled too late once for each step, and no old one (trap T38)', async () => {
  const page = await open()
  const heard: string[] = []
  page.client.activity.announced$.subscribe(() => heard.push(page.client.activity.announced$.get()))
  const item: RequestItem = { id: 'a', type: 'sendTransaction', status: 'pending', timestamp: 0, showCancel: true }
  page.requests([item])
  page.requests([{ ...item, supersededError: 'userCancelledRequest' }])
  page.requests([{ ...item, supersededError: 'userCancelledRequest', progress: 'wallet' }])
  page.requests([{ ...item, supersededError: 'userCancelledRequest', status: 'success' }])
  page.requests([
    { ...item, supersededError: 'userCancelledRequest', status: 'success' },
    { ...item, id: 'b' },
  ])
  expect(heard).toEqual([
    'You cancelled too late: your wallet already had the request. It was sent. The ledger has not confirmed it yet.',
    'You cancelled too late: your wallet already had the request. It succeeded.',
  ])
})

test('a connected account installs the offline page and clears the wallet problem', async () => {
  const register = vi.fn(() => Promise.resolve())
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
  const page = openPage({})
  act(() => page.client.obstacle$.set('missingExtension'))
  render(<WalletEffects />, { wrapper: page.wrapper })
  expect([register.mock.calls.length, page.client.obstacle$.get()]).toEqual([0, 'missingExtension'])
  act(() => page.become(account))
  expect([register.mock.calls, page.client.obstacle$.get()]).toEqual([[['/offline-worker.js']], undefined])
})
