// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LootboxHero } from './lootbox-hero'

afterEach(cleanup)

test('the tickets, which a phone shows first, are first in the markup: a part that arrives later moves nothing', () => {
  const { container } = render(<LootboxHero title="Hug" lede="A ticket is 2 XRD." actions={null} />)
  const [ticket] = container.querySelectorAll('[data-slot=ticket]')
  const heading = screen.getByRole('heading', { name: 'Hug' })
  expect(ticket?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
