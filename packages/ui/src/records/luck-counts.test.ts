import { expect, test } from 'vitest'
import { luckCounts } from './luck-counts'

const draw = (address: string, rarity: string) => ({ box: { address }, item: { rarity } })

test('each draw adds the printed shares of its own box; edges of several kinds are one', () => {
  const kinds = new Map([
    [
      'a',
      [
        { rarity: 'foil', printedShare: 0.1 },
        { rarity: 'foil', printedShare: 0.15 },
        { rarity: 'plain', printedShare: 0.75 },
      ],
    ],
    ['b', [{ rarity: 'foil', printedShare: 1 }]],
  ])
  const draws = [draw('a', 'foil'), draw('a', 'plain'), draw('b', 'foil'), draw('unknown', 'plain')]
  const counts = Object.fromEntries(luckCounts(draws, kinds).map(({ rarity, ...count }) => [rarity, count]))
  expect(counts.foil).toEqual({ pulled: 2, expected: expect.closeTo(1.5) })
  expect(counts.plain).toEqual({ pulled: 2, expected: expect.closeTo(1.5) })
  expect(counts.double).toEqual({ pulled: 0, expected: 0 })
})
