// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account, box, component, ticketResource } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { YourLoot, YourLootLine } from './your-loot'

const scrollIntoView = vi.fn()
beforeEach(() => {
  scrollIntoView.mockReset()
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  cleanup()
  location.hash = ''
})

const facts = {
  stateVersion: 7,
  supply: { sold: 1, max: 2, left: 1 },
  bestOdds: undefined,
  drawings: [{ resource: ticketResource, name: 'Loamer', rarity: 'plain' as const, picture: undefined }],
}

test('the way to the loot is there on a page that is about no box, too', () => {
  const { wrapper } = openPage({ login: account, isBoxPage: false })
  render(<YourLootLine />, { wrapper })
  expect(screen.getByRole('link', { name: 'Your loot' }).getAttribute('href')).toBe(`/user/${account}#loot`)
})

test.each([
  ['#loot', 1],
  ['', 0],
])('an address that ends in "%s" waits for the album: it is gone to %i times once it is there', async (hash, times) => {
  location.hash = hash
  const { client, wrapper } = openPage({ login: account })
  render(<YourLoot />, { wrapper })
  expect(scrollIntoView).not.toHaveBeenCalled()
  act(() => client.box$.set({ address: component, box, sale: { status: 'live' }, facts }))
  await screen.findByRole('heading', { name: 'Your loot' })
  expect(scrollIntoView).toHaveBeenCalledTimes(times)
})
