// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '@/client/page.fixture'
import { ExploreShelf } from './explore-shelf'

afterEach(cleanup)

test('a tab without collections says what it contains (spec L78)', () => {
  const card = { name: 'Eco Creatures', href: '/collection/a', pictures: [], items: 910 }
  const flags = { trending: true, top: true, recent: false }
  render(<ExploreShelf collections={[{ category: 'Collectibles', card, flags }]} />, { wrapper: openPage().wrapper })
  expect(screen.getByRole('tabpanel').textContent).toContain('Eco Creatures')
  fireEvent.mouseDown(screen.getByRole('tab', { name: /Recent/ }))
  expect(screen.getByRole('tabpanel').textContent).toMatch(/^A collection is recent for 30 days/)
})
