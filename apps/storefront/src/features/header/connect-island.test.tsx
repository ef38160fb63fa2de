// @vitest-environment jsdom
import type { AccountAddress } from '@lootboxes/ledger'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createActivityLog } from '../activity/activity'
import { createFlags } from '../flags/flags'
import type { Session } from '../session/session'
import { createStore } from '../store/create-store'
import type { ButtonStatus, WalletStatus } from '../wallet/wallet'
import { ConnectIsland } from './connect-island'

const storefront = {
  session$: createStore<Session>({ status: 'disconnected' }),
  buttonStatus$: createStore<ButtonStatus>('default'),
  walletStatus$: createStore<WalletStatus | undefined>(undefined),
  activity: createActivityLog(),
  flags: createFlags(),
  shop: { explorerUrl: undefined },
  connect: vi.fn(() => Promise.resolve()),
  prepare: vi.fn(),
}
vi.mock('../shop/shop-provider', () => ({ useStorefront: () => storefront }))
afterEach(cleanup)

const connectButton = () => screen.getByRole('button', { name: 'Connect wallet' })

test('after a message was shown, Connect still connects, and what happened has a button of its own', async () => {
  storefront.activity.put({ id: 'a', kind: 'message', status: 'success', at: 0, message: 'Please connect' })
  storefront.activity.put({ id: 'b', kind: 'connect', status: 'fail', at: 0, error: 'rejectedByUser' })
  render(<ConnectIsland />)
  const recent = await screen.findByRole('button', { name: 'Recent activity' })
  expect(screen.getByText('1 request needs a look')).toBeDefined()
  connectButton().click()
  expect(storefront.connect).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  recent.click()
  const panel = await screen.findByRole('dialog', { name: 'Recent activity' })
  expect(panel.textContent).toContain('You declined the request')
  expect(storefront.flags.dropdown.shown$.get()).toBe(true)
  expect(storefront.activity.unseen$.get()).toBe(0)
  // One button of that name, in the panel's presence too.
  connectButton().click()
  expect(storefront.connect).toHaveBeenCalledTimes(2)
  act(() => storefront.flags.dropdown.hide())
  expect(screen.queryByRole('dialog')).toBeNull()
})

vi.mock('../wallet-menu/wallet-menu', () => ({
  WalletMenu: ({ defaultOpen }: { defaultOpen: boolean }) => <p>{defaultOpen ? 'menu, open' : 'menu, closed'}</p>,
}))

test('a press on the persona before the menu’s code is there opens the menu, and connects nothing', async () => {
  storefront.connect.mockClear()
  const account = { address: 'account_loc1' as AccountAddress, label: 'Main account' }
  // By the persona's name at once, as the menu's own button will say.
  storefront.session$.set({ status: 'connected', account, persona: { address: 'identity_loc1', label: 'Ada' } })
  render(<ConnectIsland />)
  act(() => screen.getByRole('button', { name: 'Wallet menu: Ada' }).click())
  expect(await screen.findByText('menu, open')).toBeDefined()
  expect(storefront.connect).not.toHaveBeenCalled()
})
