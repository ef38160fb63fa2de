// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { openPage, type PageOptions } from '@/client/page.fixture'
import { TicketButtons } from './when-connected'
// Both load on demand in a page; here they are loaded before the clock of a test starts.
import '@/client/page-gateway'
import './floating-buttons'

afterEach(cleanup)

/** No other test uses these ids: tickets that another test opened would add a “Tear now” button. */
async function show(held: { unrevealed?: string[]; revealed?: string[] }, options: PageOptions = { login: account }) {
  const page = openPage(options)
  Object.assign(page.now, held)
  render(<TicketButtons />, { wrapper: page.wrapper })
  if (options.login) await waitFor(() => expect(page.count('/api/all-account-tickets-unrevealed')).toBe(1))
  await page.settled()
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const names = () => screen.queryAllByRole('button').map((button) => button.textContent)
  return { ...page.client, press, names }
}

test('unrevealed tickets alone: only Reveal Ticket, which opens the wallet modal (spec L40, L96)', async () => {
  const { flags, press, names } = await show({ unrevealed: ['#7001#', '#7002#'] })
  expect(names()).toEqual(['Reveal Ticketchoose from 2'])
  press('Reveal Ticket')
  expect([flags.walletModal.shown$.get(), flags.redeemModal.shown$.get()]).toEqual([true, false])
})

test('revealed tickets alone: only Collect Loot, which opens the redeem modal (spec L40, L96)', async () => {
  const { flags, press, names } = await show({ revealed: ['#7003#'] })
  expect(names()).toEqual(['Collect Loot1 ticket'])
  press('Collect Loot')
  expect([flags.walletModal.shown$.get(), flags.redeemModal.shown$.get()]).toEqual([false, true])
})

test('tickets of both kinds: both buttons (spec L40, L96)', async () => {
  const { names } = await show({ unrevealed: ['#7001#'], revealed: ['#7003#'] })
  expect(names()).toEqual(['Reveal Ticket1 ticket', 'Collect Loot1 ticket'])
})

test('Reveal Ticket stays while the panel after a purchase is open, without its colour (spec L40)', async () => {
  const { done$, names } = await show({ unrevealed: ['#7001#'] })
  const { classList } = screen.getByRole('button', { name: 'Reveal Ticket' })
  expect(classList).toContain('button-stub')
  act(() => done$.set({ kind: 'bought', count: 1, receipts: [], opener: null }))
  expect(names()).toEqual(['Reveal Ticket1 ticket'])
  expect(classList).toContain('button-outline')
})

test.each([
  ['an account without tickets', [], { login: account }],
  ['no connected account', ['#7001#'], {}],
])('%s: no button (spec L40, L96)', async (_, ids, options) => {
  const { names } = await show({ unrevealed: ids, revealed: ids }, options)
  expect(names()).toEqual([])
  expect(screen.queryByRole('complementary')).toBeNull()
})
