// @vitest-environment jsdom
import type { ListedActivity } from '@lootboxes/catalog/lists'
import { cleanup, render, screen, within } from '@testing-library/react'
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

test.each([
  { claims: 16, pictures: 12, rows: 6 },
  { claims: 24, pictures: 17, rows: 8 },
])('$pictures pictures fill whole rows beside a list of $rows events', ({ claims, pictures, rows }) => {
  const { wrapper } = openPage()
  const first = { rows: Array.from({ length: claims }, (_, n) => claim(n)), total: claims, stateVersion: claims }
  render(<ActivityWall first={first} />, { wrapper })
  const [wall, list] = within(screen.getByRole('region', { name: 'Just revealed' })).getAllByRole('list')
  expect([wall?.childElementCount, list?.childElementCount]).toEqual([pictures, rows])
})

test('an item whose picture is missing or not safe for work is in the list, not on the wall (trap T15)', () => {
  const first = { rows: [claim(1, false), claim(2)], total: 2, stateVersion: 2 }
  render(<ActivityWall first={first} />, { wrapper: openPage().wrapper })
  const [wall, list] = within(screen.getByRole('region', { name: 'Just revealed' })).getAllByRole('list')
  expect([wall?.textContent, list?.childElementCount]).toEqual([expect.not.stringContaining('Creature 1'), 2])
})
