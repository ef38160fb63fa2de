import { expect, test } from 'vitest'
import { bestOdds, chanceInTickets } from './best-odds'

const line = (rarity: string, left: number) => ({ rarity, left })

test('names the rarest edge that is left', () => {
  expect(bestOdds({ lines: [line('foil', 12), line('plain', 864)], total: 876 })).toEqual({
    rarity: 'foil',
    left: 12,
    total: 876,
    odds: '1 in 73',
    words: '1 in 73 for legendary (foil)',
  })
  expect(bestOdds({ lines: [line('foil', 0), line('plain', 2)], total: 2 })?.words).toBe('1 in 1 for common (plain)')
})

test('promises nothing about an empty box', () => expect(bestOdds({ lines: [], total: 0 })).toBeUndefined())

test.each([
  [1, 12, 876, 12 / 876],
  [5, 12, 876, 1 - (864 * 863 * 862 * 861 * 860) / (876 * 875 * 874 * 873 * 872)],
  [2, 1, 2, 1],
  [9, 1, 3, 1],
  [3, 0, 3, 0],
])('the chance in %i tickets, when %i of %i have the edge', (tickets, left, total, chance) => {
  expect(chanceInTickets({ left, total }, tickets)).toBeCloseTo(chance, 12)
})
