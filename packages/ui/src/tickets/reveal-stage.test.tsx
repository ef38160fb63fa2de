// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RevealStage, type StageLoot } from './reveal-stage'

afterEach(cleanup)

const loot = (count: number) =>
  Array.from({ length: count }, (_, place): StageLoot => {
    const rarity = place % 4 === 0 ? 'foil' : 'plain'
    return { key: `${place}`, name: `Piece ${place}`, rarity }
  })
const reveal = (count: number) =>
  render(
    <RevealStage
      title="Hug"
      tickets={Array.from({ length: count }, (_, place) => `#${place}#`)}
      loot={loot(count)}
      torn
      onTear={() => undefined}
    />,
  )

test('many pieces are counted by edge, the rarest first, and many tickets by their number', () => {
  reveal(24)
  expect(screen.getByRole('region', { name: '24 tickets' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('You found 24: 6 foil, 18 plain edge.')
})
test('more than three are on their cards by name', () => {
  reveal(5)
  expect(screen.getByRole('status').textContent).toBe('You found 5: 2 foil, 3 plain edge.')
})
test('a few are named', () => {
  reveal(2)
  expect(screen.getByRole('region', { name: 'No. 0, 1' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('You found 2: Piece 0, foil; Piece 1, plain edge.')
})
