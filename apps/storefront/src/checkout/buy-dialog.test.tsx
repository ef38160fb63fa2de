// @vitest-environment jsdom
import { xrdAddress } from '@lootboxes/ledger'
import { FORECAST_SETTLED_MS } from '@lootboxes/lootbox/client'
import { refreshAccounts } from '@lootboxes/lootbox/react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account, box } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { BuyDialog } from './buy-dialog'

afterEach(cleanup)

function open(xrd: string) {
  const page = openPage({ login: account })
  page.now.balances = { [xrdAddress(240)]: xrd }
  page.client.flags.buyModal.show()
  render(<BuyDialog />, { wrapper: page.wrapper })
  return page
}
const buyButton = () => screen.getByRole('button', { name: 'Buy Tickets' })
const countOf = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'How many' })
const type = (text: string) => {
  fireEvent.change(countOf(), { target: { value: text } })
}

test('the quantity, the total with the icon of the token, the terms notice and the button (spec L18, L25, L85)', () => {
  open('100')
  type('3')
  const total = screen.getByText('Total').parentElement
  expect(total?.querySelector('output')?.textContent).toBe('6 XRD')
  expect(total?.querySelector('img')?.getAttribute('src')).toBe(box.tokenIconUrl)
  expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms')
  expect(buyButton().getAttribute('type')).toBe('submit')
})

test('limits the quantity by the supply, and by the balance minus the network fee', async () => {
  const page = open('100')
  await screen.findByText('At most 49 tickets: your balance pays for no more.')
  type('9999')
  expect(countOf().value).toBe('49')
  expect(screen.getAllByText('98 XRD').length).toBeGreaterThan(0)
  const { box$ } = page.client
  act(() => {
    box$.set(
      (now) => now && { ...now, facts: { stateVersion: 9, supply: { sold: 1, max: 8, left: 7 }, bestOdds: undefined } },
    )
  })
  await screen.findByText('At most 7 tickets: no more are left.')
  await waitFor(() => expect(countOf().value).toBe('7'))
  type('-5')
  expect(countOf().value).toBe('1')
})

const previewPath = '/transaction/preview'
const previewOf = (receipt: object) => ({ encoded_receipt: '', receipt, resource_changes: [], logs: [] })

test('without an answer to the preview Buy still sends', async () => {
  const { answers, clock, send, settled } = open('100')
  answers[previewPath] = () => new Response('{}', { status: 400 })
  await settled()
  await act(() => clock.advance(FORECAST_SETTLED_MS))
  await settled()
  expect(screen.getByText(/^The ledger could not be asked beforehand\./)).toBeDefined()
  expect(buyButton().getAttribute('aria-disabled')).toBeNull()
  act(() => buyButton().click())
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
})

test('of a sold-out box the preview expects a failure, and nothing is sent (trap T5)', async () => {
  const { answers, client, clock, send, settled } = open('100')
  answers[previewPath] = () => previewOf({ status: 'Failed', error_message: 'Lootbox: sold out' })
  act(() => client.box$.set((now) => now && { ...now, sale: { status: 'sold-out' } }))
  await settled()
  await act(() => clock.advance(FORECAST_SETTLED_MS))
  await settled()
  expect(screen.getByText('Expected to fail:').parentElement?.textContent).toMatch(
    /^Expected to fail: the box is sold out\./i,
  )
  act(() => buyButton().click())
  await settled()
  expect(send).not.toHaveBeenCalled()
})

const soldOut = { stateVersion: 9, supply: { sold: 8, max: 8, left: 0 }, bestOdds: undefined }

test('a sold-out box keeps its quantity and its sum; without an account a press asks to connect (spec L85; trap T5)', async () => {
  const page = openPage()
  page.client.flags.buyModal.show()
  page.client.box$.set((now) => now && { ...now, sale: { status: 'sold-out' }, facts: soldOut })
  render(<BuyDialog />, { wrapper: page.wrapper })
  type('3')
  expect([countOf().value, screen.getByText('Total').nextElementSibling?.textContent]).toEqual(['3', '6 XRD'])
  expect(buyButton().getAttribute('aria-disabled')).toBeNull()
  act(() => buyButton().click())
  await screen.findByText('Please connect your wallet to continue')
})

test('of a sold-out box an account can choose any quantity that it can pay, and the button says why it sells none (trap T5)', async () => {
  const { client } = open('100')
  act(() => client.box$.set((now) => now && { ...now, sale: { status: 'sold-out' }, facts: soldOut }))
  await screen.findByText('At most 49 tickets: your balance pays for no more.')
  type('3')
  expect(countOf().value).toBe('3')
  expect(buyButton().getAttribute('aria-disabled')).toBe('true')
})

test('a login that fails without an extension is reported, and the dialog says what to do (spec L13, L129; trap T19)', async () => {
  const { client, log, wrapper } = openPage()
  client.flags.buyModal.show()
  render(<BuyDialog />, { wrapper })
  act(() => screen.getByRole('button', { name: 'Connect wallet' }).click())
  expect((await screen.findByText('MetaMask not available :')).parentElement?.textContent).toContain(
    'This site uses the Radix Wallet',
  )
  expect(screen.getByRole('link', { name: /^Get the Radix Wallet/ }).getAttribute('href')).toContain('radixdlt.com')
  await waitFor(() => expect(client.activity.announced$.get()).toBe('No wallet extension answered.'))
  expect(log.mock.calls.map(([sentence]) => sentence)).toEqual(['connect: missingExtension'])
})

test('a balance that pays for nothing is said beside the field, and nothing is sent', async () => {
  const page = open('2.5')
  await screen.findByText('Your balance does not pay for a ticket and the network fee.')
  expect(buyButton().getAttribute('aria-disabled')).toBe('true')
  act(() => buyButton().click())
  await page.settled()
  expect(page.send).not.toHaveBeenCalled()
  page.now.balances = { [xrdAddress(240)]: '50' }
  // Not awaited: the forecast waits for the test clock, which stands still.
  act(() => void refreshAccounts(page.client.lootbox))
  await waitFor(() => expect(buyButton().getAttribute('aria-disabled')).toBeNull())
})
