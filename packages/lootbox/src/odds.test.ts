import { parseLocalId } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { lootOf } from './ledger.fixture'
import { type NonFungible, oddsOf } from './odds'

const piece = (name: string, rarity: string, id: number): NonFungible => ({
  resource: lootOf(1),
  id: parseLocalId(`#${id}#`)._unsafeUnwrap(),
  metadata: { name, rarity, imageUrl: undefined },
})
const shown = (pool: readonly NonFungible[], gone?: readonly NonFungible[]) =>
  oddsOf(pool, gone).lines.map(({ name, left, share }) => [name, left, share])

test('the rarest come first, and what is used up comes last, at zero', () => {
  const pool = [
    piece('Frog', 'plain', 1),
    piece('Frog', 'plain', 2),
    piece('Moth', 'foil', 3),
    piece('Frog', 'plain', 4),
  ]
  expect(shown(pool, [piece('Oak', 'foil', 5), piece('Moth', 'foil', 6)])).toEqual([
    ['Moth', 1, 0.25],
    ['Frog', 3, 0.75],
    ['Oak', 0, 0],
  ])
})

test('an empty pool divides by nothing', () => {
  expect(shown([])).toEqual([])
  expect(shown([], [piece('Oak', 'foil', 5)])).toEqual([['Oak', 0, 0]])
})
