// @vitest-environment jsdom
import { nextStepText, WalletProvider } from '@lootboxes/wallet-connector/react'
import { createTestWallet } from '@lootboxes/wallet-connector/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { reportFailure } from '@/client/activity'
import { ClientScope } from '@/client/client-scope'
import { account } from '@/client/genesis.fixture'
import { openPage, type PageOptions } from '@/client/page.fixture'
import { Connect } from './connect'
import { WalletNotice } from './wallet-notice'

afterEach(cleanup)

function show(options: PageOptions = {}) {
  const page = openPage(options)
  const connect = vi.spyOn(page.toolkit.buttonApi, 'connect')
  render(
    <>
      <Connect />
      <WalletNotice />
    </>,
    { wrapper: page.wrapper },
  )
  return { ...page, connect }
}
const connectButton = () => screen.getByRole('button', { name: 'Connect wallet', busy: false })

test('after a message Connect still connects, and the activity has a separate button', async () => {
  const { client, connect } = show()
  act(() => client.activity.note({ message: 'Please connect' }))
  await act(() => reportFailure(client, 'buy', { code: 'busy', cause: undefined, isOurs: true }))
  const recent = await screen.findByRole('button', { name: 'Recent activity' })
  expect(screen.getByText('1 request needs a look')).toBeDefined()
  act(() => recent.click())
  const panel = await screen.findByRole('dialog', { name: 'Recent activity' })
  expect(panel.textContent).toContain('Another transaction is under way.')
  expect(panel.textContent).toContain('Please connect')
  expect(client.flags.dropdown.shown$.get()).toBe(true)
  expect(client.activity.unseen$.get()).toEqual([])
  act(() => client.flags.dropdown.hide())
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => connectButton().click())
  expect(connect).toHaveBeenCalledTimes(1)
})

test('a press on the persona before the menu’s code is there opens the menu, and connects nothing', async () => {
  const { connect } = show({ login: account })
  // By the persona's name at once, as the menu's own button will say.
  act(() => screen.getByRole('button', { name: 'Wallet menu: Ada' }).click())
  expect((await screen.findByRole('dialog', { name: 'Wallet' })).textContent).toContain('Main')
  expect(connect).not.toHaveBeenCalled()
})

test('the menu of a login that is restored has the focus that its skeleton had', async () => {
  const page = openPage({ login: account })
  render(
    <WalletProvider create={() => Promise.resolve(page.toolkit)} createWhen={() => true}>
      <ClientScope client={page.client}>
        <Connect />
      </ClientScope>
    </WalletProvider>,
  )
  const skeleton = screen.getByRole('button')
  expect(skeleton.ariaBusy).toBe('true')
  act(() => skeleton.focus())
  const menu = await screen.findByRole('button', { name: /^Wallet menu/, expanded: false })
  expect(menu).not.toBe(skeleton)
  expect(document.activeElement).toBe(menu)
})

test('without an extension the page says so in a banner, with the next step (spec L13, L129; trap T19)', async () => {
  const { client } = show()
  act(() => connectButton().click())
  const notice = await screen.findByRole('complementary', { name: 'Wallet' }, { timeout: 3000 })
  expect(notice.textContent).toContain('MetaMask not available :')
  expect(notice.textContent).toContain('This site uses the Radix Wallet')
  expect(notice.querySelector('a')?.getAttribute('href')).toBe('https://wallet.radixdlt.com/')
  expect(client.activity.announced$.get()).toBe('No wallet extension answered.')
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('the extension has no linked phone: the activity menu says so and offers to link one', async () => {
  onTestFinished(createTestWallet({ seed: 1, networkId: 240, circumstances: { linked: false } }).stop)
  const { client } = show()
  act(() => client.activity.note({ message: 'Please connect' }))
  const recent = await screen.findByRole('button', { name: 'Recent activity' })
  act(() => recent.click())
  expect(await screen.findByText(nextStepText['link-wallet'])).toBeDefined()
  expect(screen.getByRole('button', { name: 'Link a phone' })).toBeDefined()
})

test.each([
  ['a declined login', undefined],
  ['a declined request of a connected account', account],
])('%s is announced as declined', async (_, login) => {
  onTestFinished(createTestWallet({ seed: 1, networkId: 240, script: [{ reply: 'reject' }] }).stop)
  const { toolkit } = show({ login })
  await act(async () => {
    await toolkit.buttonApi.connect()
  })
  const announced = await screen.findAllByRole('status')
  await waitFor(() => expect(announced.map(({ textContent }) => textContent)).toContain('Declined'))
})

test('a wallet on another network is a banner with the network to choose (trap T4)', async () => {
  const { client } = show()
  await act(() => reportFailure(client, 'connect', { code: 'wrongNetwork', cause: undefined }))
  const notice = await screen.findByRole('complementary', { name: 'Wallet' })
  expect(notice.textContent).toContain('Your wallet is on another network.')
  expect(notice.textContent).toContain('localnet')
})

test('a wallet whose code cannot be loaded is said, and is loaded by the next click', async () => {
  const page = openPage({ login: account })
  const create = vi.fn(() => Promise.resolve(page.toolkit)).mockRejectedValueOnce(new Error('offline'))
  render(
    <WalletProvider create={create} createWhen={() => true}>
      <ClientScope client={page.client}>
        <Connect />
      </ClientScope>
    </WalletProvider>,
  )
  expect(screen.getByRole('button').ariaBusy).toBe('true')
  await waitFor(() => expect(page.client.activity.notes$.get()).toMatchObject([{ error: 'toolkitNotLoaded' }]))
  expect(page.log.mock.calls.map(([sentence]) => sentence)).toEqual(['connect: toolkitNotLoaded'])
  act(() => connectButton().click())
  await screen.findByRole('button', { name: /^Wallet menu/ })
  expect(create).toHaveBeenCalledTimes(2)
})
