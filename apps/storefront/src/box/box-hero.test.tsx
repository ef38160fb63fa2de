// @vitest-environment jsdom
import { amountOf } from '@lootboxes/ledger'
import { type BoxFacts, checkPrice } from '@lootboxes/lootbox'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { box, component } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import type { Fact } from '@/ledger/box-facts'
import { BoxHero } from './box-hero'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }), usePathname: () => '/' }))
afterEach(cleanup)

const withLeft = (left: number): Fact<BoxFacts> => {
  const supply = { sold: 10 - left, max: 10, left, isOpen: true, price: amountOf(2) }
  const value = { stateVersion: 9, supply, odds: undefined, collections: [], price: checkPrice(box, supply) }
  return { value, ageMs: 1_000, isFailing: false }
}
const show = (fact: Fact<BoxFacts> | undefined, title = box.title, opensAt?: number) => {
  const { client, wrapper } = openPage()
  render(<BoxHero address={component} box={{ ...box, title, opensAt }} fact={fact} site={client.site} />, { wrapper })
  // The supply is a deferred part: without served HTML the page waits for its code, which loads once the page is in use.
  fireEvent.focusIn(window)
  return screen.findByRole('heading', { level: 1 })
}

test('a box on sale says what a ticket costs and gives, once each', async () => {
  await show(withLeft(9))
  expect(screen.getByText('On sale now, 2 XRD a ticket')).toBeDefined()
  expect(screen.getByText(/^Tear a ticket open/)).toBeDefined()
})

test('a sold-out box offers no ticket', async () => {
  await show(withLeft(0))
  expect(document.body.textContent).not.toMatch(/A ticket is|Tear a ticket open/)
  expect(screen.getByText(/^A ticket was 2 XRD\./)).toBeDefined()
})

test('(spec L44) a box whose title says SOLD OUT offers no ticket while the ledger cannot be reached', async () => {
  await show(undefined, 'Hug the Eco System - SOLD OUT')
  expect(document.body.textContent).not.toMatch(/A ticket is|Tear a ticket open/)
})

test('while the ledger cannot be reached, sales are paused', async () => {
  await show(undefined)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Sales are paused: the ledger cannot be reached. We retry automatically.',
  )
})

test('a box that the ledger does not sell yet says from when, and otherwise why nothing is sent', async () => {
  const { value, ...fact } = withLeft(9)
  const closed = { ...fact, value: { ...value, supply: { ...value.supply, isOpen: false } } }
  const notices = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await show(closed, box.title, Date.UTC(2999, 0, 15, 12))
  expect(notices()).toContain('On sale from 15 Jan 2999, 12:00:00 UTC. Until then nothing is sent.')
  cleanup()
  await show(closed)
  expect(notices()).toContain('Not on sale. The box itself says that it does not sell now, so nothing is sent.')
})
