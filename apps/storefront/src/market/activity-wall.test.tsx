// @vitest-environment jsdom
import type { ListedActivity } from '@lootboxes/catalog/lists'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '@/client/page.fixture'
import { ActivityWall } from './activity-wall'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const claim = (id: number, hasPicture = true): ListedActivity => ({
  id: `${id}`,
  stateVersion: id,
  at: id,
  kind: 'Claimed',
  count: 1,
  things: [
    {
      collection: 'resource_loc1a',
      localId: `#${id}#`,
      name: `Creature ${id}`,
      rarity: 'plain',
      isTicket: false,
      hasPicture,
    },
  ],
})

function show() {
  const { wrapper } = openPage()
  const first = { rows: Array.from({ length: 24 }, (_, n) => claim(n)), total: 24, stateVersion: 24 }
  render(<ActivityWall first={first} />, { wrapper })
  return screen.getByRole('region', { name: 'Just revealed' })
}

test('fifteen pictures fill whole rows beside a list of five events', () => {
  const [wall, list] = within(show()).getAllByRole('list')
  expect([wall?.childElementCount, list?.childElementCount]).toEqual([15, 5])
})

test('the wall fills the screen where the browser allows it', () => {
  expect(within(show()).queryByRole('button', { name: 'Full screen' })).toBeNull()
  cleanup()
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
  const wall = show()
  wall.requestFullscreen = vi.fn<() => Promise<void>>().mockResolvedValue()
  fireEvent.click(within(wall).getByRole('button', { name: 'Full screen' }))
  expect(wall.requestFullscreen).toHaveBeenCalledOnce()
  Object.defineProperty(document, 'fullscreenElement', { value: wall, configurable: true })
  fireEvent(document, new Event('fullscreenchange'))
  expect(within(wall).getByRole('button', { name: 'Leave full screen' })).toBeDefined()
  for (const name of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, name)
})

test('an item whose picture is missing or not safe for work is in the list, not on the wall (trap T15)', () => {
  const first = { rows: [claim(1, false), claim(2)], total: 2, stateVersion: 2 }
  render(<ActivityWall first={first} />, { wrapper: openPage().wrapper })
  const [wall, list] = within(screen.getByRole('region', { name: 'Just revealed' })).getAllByRole('list')
  expect([wall?.textContent, list?.childElementCount]).toEqual([expect.not.stringContaining('Creature 1'), 2])
})
