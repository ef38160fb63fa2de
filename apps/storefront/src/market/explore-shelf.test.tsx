// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '@/client/page.fixture'
import { ExploreShelf } from './explore-shelf'
import { StoredCategory } from './stored-category'

const { replace } = vi.hoisted(() => ({ replace: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }))
Element.prototype.scrollIntoView = () => undefined

afterEach(cleanup)

test('a tab without collections says what it contains (spec L78)', () => {
  const card = { name: 'Eco Creatures', href: '/collection/a', pictures: [], items: 910 }
  const flags = { trending: true, top: true, recent: false }
  render(<ExploreShelf collections={[{ category: 'Collectibles', card, flags }]} />, { wrapper: openPage().wrapper })
  expect(screen.getByRole('tabpanel').textContent).toContain('Eco Creatures')
  fireEvent.mouseDown(screen.getByRole('tab', { name: /Recent/ }))
  expect(screen.getByRole('tabpanel').textContent).toMatch(/^A collection is recent for 30 days/)
})

test('the page that the pressed entry of Explore leads to opens the category, no other (spec L34; traps T23, T24)', () => {
  const explore = '/collection/explore_collection'
  const { client, wrapper } = openPage()
  render(
    <>
      <ExploreShelf collections={[]} />
      <StoredCategory takes="Photography" path={explore} />
    </>,
    { wrapper },
  )
  const shelf = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value
  act(() => client.category$.set({ name: 'Photography', path: explore }))
  expect([shelf(), replace.mock.calls]).toEqual(['All', [[`${explore}?category=Photography`]]])
  act(() => client.category$.set({ name: 'Photography', path: '/' }))
  expect([shelf(), replace.mock.calls.length, client.category$.get()]).toEqual(['Photography', 1, undefined])
})
