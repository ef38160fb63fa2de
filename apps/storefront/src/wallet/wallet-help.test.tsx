// @vitest-environment jsdom
import { buyOrder } from '@lootboxes/lootbox/client'
import { nextStepLink, nextStepText } from '@lootboxes/wallet-connector/react'
import { createTestWallet } from '@lootboxes/wallet-connector/testing'
import { storageKeys } from '@lootboxes/wallet-connector/toolkit'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ConnectHere } from '@/checkout/connect-here'
import { OrderTrouble } from '@/checkout/order-trouble'
import { WaitingOverlay } from '@/checkout/waiting-overlay'
import { account, box } from '@/client/genesis.fixture'
import { openPage, type PageOptions, site } from '@/client/page.fixture'
import { useActivity } from './request-rows'
import { useWalletChecks } from './wallet-checks'
import { WalletEffects } from './wallet-effects'
import { WalletNotice } from './wallet-notice'

vi.mock('next/navigation', () => ({ usePathname: () => '/' }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The checks of the menu, as text and actions. */
function MenuChecks() {
  return useWalletChecks()?.checks.map(({ key, text, action }) => (
    <div key={key} data-testid={key}>
      {text}
      {action}
    </div>
  ))
}

/** The rows of the activity list. */
const Rows = () =>
  useActivity().rows.map(({ id, title, status, sentence }) => (
    <p key={id}>
      {title}: {status}. {sentence}
    </p>
  ))

type Circumstances = NonNullable<Parameters<typeof createTestWallet>[0]['circumstances']>

/** A page with its banner, its menu's checks, and the parts of the Buy dialog that speak of the wallet. */
function open(circumstances: Circumstances, options: PageOptions = { login: account }) {
  const page = openPage(options)
  const wallet = createTestWallet({ seed: 1, networkId: 240, circumstances })
  onTestFinished(wallet.stop)
  render(
    <>
      <WalletNotice />
      <MenuChecks />
      <section aria-label="Buy dialog">
        <ConnectHere />
        <OrderTrouble kind="buy" />
      </section>
      <WaitingOverlay />
      <WalletEffects />
      <Rows />
    </>,
    { wrapper: page.wrapper },
  )
  /** Advances the time, then loads the parts that are shown, which React may hold back for 300 ms. */
  const pass = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    await act(async () => {
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(300)
    })
  }
  /** Sends a purchase. The overlay stays hidden: jsdom opens no modal dialog. */
  const buy = () =>
    act(() => {
      const { client } = page
      const asked = { order: buyOrder(box, 1), account, startedAt: client.clock.now() }
      client.orderState$.set({ step: 'awaiting-wallet', ...asked, progress: 'sent', canCancel: true, lockFee: false })
      void page.sendToWallet({ transactionManifest: 'A;', version: 1 })
    })
  return { ...page, wallet, pass, buy }
}
const place = {
  page: () => within(screen.getByRole('complementary', { name: 'Wallet' })),
  dialog: () => within(screen.getByRole('region', { name: 'Buy dialog' })),
  overlay: () => within(screen.getByRole('dialog', { hidden: true })),
  menu: (check: 'link' | 'answer') => within(screen.getByTestId(check)),
}
const connectButton = () => screen.getByRole('button', { name: 'Connect wallet' })

/** How often the sentence of a step is shown. */
const saying = (step: keyof typeof nextStepText) => screen.queryAllByText(nextStepText[step]).length

test('no phone is linked: once a login waits, the page, the dialog and the menu say so and offer to link one', async () => {
  const { pass } = open({ linked: false }, {})
  await pass(1000)
  expect(screen.queryByRole('complementary')).toBeNull()
  act(() => connectButton().click())
  await pass(1000)
  for (const where of [place.page(), place.dialog(), place.menu('link')]) {
    expect(where.getByText(nextStepText['link-wallet'])).toBeDefined()
    expect(where.getByRole('button', { name: 'Link a phone' })).toBeDefined()
  }
  await act(async () => place.dialog().getByRole('button', { name: 'Cancel' }).click())
  await pass(100)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('the phone is linked and asleep: after 10 s overlay, dialog, page and menu say to open the wallet', async () => {
  const { pass, buy } = open({ online: false })
  await pass(1000)
  buy()
  await pass(9000)
  expect(saying('open-wallet')).toBe(0)
  await pass(2000)
  for (const where of [place.page(), place.dialog(), place.overlay(), place.menu('answer')])
    expect(where.getByText(nextStepText['open-wallet'])).toBeDefined()
})

test('the phone of the login was unlinked and another one is linked: after 30 s the page says to connect again, and disconnects', async () => {
  const { pass, buy, toolkit, wallet } = open({}, {})
  void toolkit.buttonApi.connect()
  await pass(1000)
  expect(toolkit.walletApi.getWalletData().persona).toEqual(wallet.persona)
  wallet.become({ phones: ['another phone'] })
  buy()
  await pass(31_000)
  const overlay = place.overlay()
  expect(overlay.getByText(nextStepText['connect-again'])).toBeDefined()
  await act(async () => overlay.getByRole('button', { name: 'Disconnect', hidden: true }).click())
  expect(toolkit.walletApi.getWalletData().persona).toBeUndefined()
})

test('the extension lost the answer of a purchase that is on the ledger: the overlay says what to do and checks the ledger', async () => {
  const { pass, buy, now, client } = open({ blocked: true })
  await client.readBox()
  await pass(1000)
  buy()
  await pass(31_000)
  const overlay = place.overlay()
  expect(overlay.getByText(nextStepText['restart-browser'])).toBeDefined()
  now.unrevealed = ['#1#']
  await act(async () => overlay.getByRole('button', { name: 'Check the ledger', hidden: true }).click())
  await pass(1000)
  expect(overlay.getByText('Your account holds 1 unrevealed and 0 revealed tickets of this box.')).toBeDefined()
})

test('the worker of the extension sleeps: Link a phone opens no window, and after 2 s the menu and the dialog name the toolbar', async () => {
  const { pass, wallet } = open({ linked: false, popup: false }, {})
  await pass(1000)
  act(() => connectButton().click())
  await pass(1000)
  act(() => place.menu('link').getByRole('button', { name: 'Link a phone' }).click())
  await pass(2000)
  expect(wallet.popups()).toBe(0)
  for (const where of [place.dialog(), place.menu('link')])
    expect(where.getByText(nextStepText['use-toolbar'])).toBeDefined()
})

test('the wallet has a transaction: the browser asks before the page is left', async () => {
  const { pass, buy } = open({ blocked: true })
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await pass(1000)
  expect(isAsked()).toBe(false)
  buy()
  await pass(1000)
  expect(isAsked()).toBe(true)
})

const bought = `buy ${box.componentAddress}`
const answer = 'Your wallet responded after this page had stopped waiting. It succeeded.'

test('the page was reloaded before the wallet signed: the row says Buy Tickets, and the outcome is announced', async () => {
  const { pass, wallet, client } = open({}, { login: account, isCommitted: true })
  const { labels } = storageKeys(site.dAppDefinitionAddress, site.networkId)
  localStorage.setItem(labels, JSON.stringify([{ interactionId: 'of the page before', label: bought }]))
  await pass(1000)
  wallet.say({
    discriminator: 'success',
    interactionId: 'of the page before',
    items: { discriminator: 'transaction', send: { transactionIntentHash: 'txid_loc1late' } },
  })
  await pass(1000)
  expect(screen.getByText(`Buy Tickets: success. ${answer}`)).toBeDefined()
  expect(client.activity.announced$.get()).toBe(answer)
})

test('the visitor disconnected before the wallet signed: the outcome is reported and announced', async () => {
  const { pass, wallet, client, toolkit, sendToWallet } = open({}, { login: account, isCommitted: true })
  wallet.play({ reply: 'hold' })
  await pass(1000)
  void sendToWallet({ transactionManifest: 'A;', version: 1, label: bought })
  await pass(1000)
  act(() => toolkit.disconnect())
  await pass(1000)
  const [[interactionId]] = wallet.deliveries() as [readonly [string, string]]
  wallet.answer(interactionId, { reply: 'approve' })
  await pass(1000)
  expect(screen.getByText(`Buy Tickets: success. ${answer}`)).toBeDefined()
  expect(client.activity.announced$.get()).toBe(answer)
})

test('a phone opens the wallet again, links both stores, and after ten seconds says how to get the wallet', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { pass } = open({ installed: false }, {})
  await pass(1000)
  act(() => connectButton().click())
  await pass(1000)
  for (const name of ['Open Radix Wallet again', 'App Store', 'Google Play'])
    expect(place.page().getByRole('link', { name: new RegExp(name) })).toBeDefined()
  expect(saying('open-wallet-app')).toBeGreaterThan(0)
  await pass(10_000)
  expect(saying('get-wallet-app')).toBeGreaterThan(0)
})

test('a visitor without a wallet gets the stores, the extension, and a QR code of the page when the steps are opened', async () => {
  const { pass } = open({ installed: false }, {})
  await pass(1000)
  const dialog = place.dialog()
  expect(dialog.getByRole('link', { name: /Google Play/, hidden: true })).toBeDefined()
  const extension = dialog.getByRole('link', { name: /Radix Wallet Connector/, hidden: true })
  expect(extension.getAttribute('href')).toBe(nextStepLink['install-extension'])
  expect(dialog.queryByRole('img', { hidden: true })).toBeNull()
  const details = dialog.getByText('No wallet yet?').closest('details')
  if (details) details.open = true
  await pass(1000)
  expect(dialog.getByRole('img', { name: 'QR code of this page' })).toBeDefined()
})
