import { expect, test } from 'vitest'
import { edgeFigures, everyDay, percent } from './sales-figures'

const day = (n: number) => Date.UTC(2026, 10, n)
const kind = (rarity: string, printed: number, drawn: number) => ({ rarity, printed, drawn, left: printed - drawn })
const figures = {
  daily: [
    { dayMs: day(1), sold: 0, revealed: 0, claimed: 0 },
    { dayMs: day(2), sold: 3, revealed: 0, claimed: 0 },
    { dayMs: day(4), sold: 0, revealed: 2, claimed: 1 },
  ],
  kinds: [kind('plain', 90, 10), kind('foil', 2, 1), kind('plain', 8, 0), kind('nonsense', 1, 0)],
}

test('a day without anything between two busy ones is a row of zeros, one before the first is none', () => {
  expect(everyDay(figures.daily).map(({ dayMs, sold }) => [dayMs, sold])).toEqual([
    [day(2), 3],
    [day(3), 0],
    [day(4), 0],
  ])
  expect(everyDay([])).toEqual([])
})

test('kinds of one edge are added up, rarest first, and no edge is invented', () => {
  expect(edgeFigures(figures.kinds)).toEqual([
    { rarity: 'foil', printed: 2, drawn: 1, left: 1 },
    { rarity: 'plain', printed: 99, drawn: 10, left: 89 },
  ])
})

test('shares of nothing are nothing', () => {
  expect(percent(0, 0)).toBe(0)
  expect(percent(1, 3)).toBe(33.3)
})
