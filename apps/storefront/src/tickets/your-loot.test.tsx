// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { AlbumLink, YourLoot, YourLootLine } from './your-loot'

const scrollIntoView = vi.fn()
const kind = {
  collection: 'resource_loc1a',
  localId: '#1#',
  description: 'Digs at night.',
  rarity: 'plain',
  hasPicture: false,
  left: 3,
  waiting: 0,
}
const album = {
  kinds: [
    { ...kind, name: 'Loamer', owned: 2 },
    { ...kind, name: 'Potter', owned: 0 },
  ],
  draws: [],
  stateVersion: 7,
}
const fetchAlbum = vi.hoisted(() => vi.fn())
vi.mock(import('@lootboxes/catalog/react'), async (load) => ({ ...(await load()), fetchAlbum }))
beforeEach(() => {
  fetchAlbum.mockResolvedValue(album)
  scrollIntoView.mockReset()
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  cleanup()
  location.hash = ''
})

test('links to the loot and to the album, with the number of kinds, also on a page without a box', async () => {
  const { wrapper } = openPage({ login: account, isBoxPage: false })
  render(
    <>
      <YourLootLine />
      <AlbumLink />
    </>,
    { wrapper },
  )
  expect(screen.getByRole('link', { name: 'Your loot' }).getAttribute('href')).toBe(`/user/${account}#loot`)
  const link = await screen.findByRole('link', { name: 'Album 1/2' })
  expect(link.getAttribute('href')).toBe(`/album/${account}`)
})

test.each([
  ['#loot', 1],
  ['', 0],
])('at an address that ends in "%s" the album is scrolled to %i times', async (hash, times) => {
  location.hash = hash
  const { wrapper } = openPage({ login: account })
  render(<YourLoot />, { wrapper })
  expect(scrollIntoView).not.toHaveBeenCalled()
  await screen.findByRole('heading', { name: 'Your loot' })
  expect(screen.getByRole('img', { name: '1 of 2 kinds' })).toBeDefined()
  expect(scrollIntoView).toHaveBeenCalledTimes(times)
})

test('the cards open one by one: the focus is on the next card first, and returns to their button', async () => {
  fetchAlbum.mockResolvedValue({ ...album, kinds: album.kinds.map((one) => ({ ...one, owned: 2 })) })
  const { wrapper } = openPage({ login: account })
  render(<YourLoot />, { wrapper })
  const open = await screen.findByRole('button', { name: 'View cards' })
  open.focus()
  fireEvent.click(open)
  const dialog = within(await screen.findByRole('dialog', { name: 'Cards' }))
  expect(dialog.getByRole('heading', { name: 'Loamer' })).toBeDefined()
  expect(dialog.getByText('2 copies')).toBeDefined()
  expect(dialog.getByText('Digs at night.')).toBeDefined()
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Next card' }))
  fireEvent.click(dialog.getByRole('button', { name: 'DONE' }))
  await waitFor(() => expect(document.activeElement).toBe(open))
  expect(screen.queryByRole('dialog')).toBeNull()
})
