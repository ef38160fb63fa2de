// @vitest-environment jsdom
import { type ListedItem, parseItemsQuery } from '@lootboxes/catalog/lists'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { ItemsBrowser } from './items-browser'

const router = { push: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/' }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const collection = { address: 'resource_loc1a', name: 'Eco Creatures' }
const item = (id: number, rarity: string): ListedItem => ({
  collection,
  localId: `#${id}#`,
  name: `Creature ${id}`,
  description: '',
  hasPicture: false,
  rarity,
  addDate: id,
  verified: true,
  nfsw: false,
  lazyMinted: true,
  drawn: false,
})
const counts = {
  filters: { 'Verified Only': 2, 'NFSW Only': 0, 'Show Lazy Minted': 2 },
  rarities: [
    { rarity: 'plain', items: 1 },
    { rarity: 'foil', items: 1 },
  ],
  attributes: [],
}

function show(search: Readonly<Record<string, string>>, rows: readonly ListedItem[]) {
  const { wrapper } = openPage({ login: account })
  const first = { rows, total: rows.length, stateVersion: 7 }
  const fixed = { collection: collection.address }
  const props = { path: '/collection/eco', query: parseItemsQuery(search), fixed, first, counts }
  render(<ItemsBrowser {...props} />, { wrapper })
}

const rail = () => within(screen.getAllByRole('form', { name: 'Filters' })[0] ?? document.body)

test('a choice of a filter is an address, and its count stands beside it', () => {
  show({}, [item(1, 'plain'), item(2, 'foil')])
  expect(screen.getByText('2 items')).toBeTruthy()
  const labels = rail()
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)
  // Rarest first.
  expect(labels.slice(0, 2)).toEqual(['Legendary1', 'Common1'])
  fireEvent.click(rail().getByRole('checkbox', { name: /Legendary/ }))
  expect(router.push).toHaveBeenCalledWith('/collection/eco?edge=foil', { scroll: false })
})

test('an empty list names the filters that emptied it: values of one filter are alternatives', () => {
  show({ filter: 'NFSW Only', edge: 'foil', 'property.season': '3..' }, [])
  expect(screen.getByText('No item is left by “NFSW Only” and “Legendary” and “season: from 3”.')).toBeTruthy()
  const chip = screen.getByRole('link', { name: /Legendary/ })
  expect(chip.getAttribute('href')).toBe('/collection/eco?filter=NFSW+Only&property.season=3..')
  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe('/collection/eco')
})
