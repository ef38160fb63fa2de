import { expect, test } from 'vitest'
import { expectedPulls } from './expected-pulls'

const pull = (address: string) => ({ box: { address, title: '' } })

test('each pull adds the printed shares of its own box; edges of several kinds are one', () => {
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
  const sums = expectedPulls([pull('a'), pull('a'), pull('b'), pull('unknown')], kinds)
  expect(sums.get('foil')).toBeCloseTo(1.5)
  expect(sums.get('plain')).toBeCloseTo(1.5)
  expect([...sums.values()].reduce((sum, one) => sum + one)).toBeCloseTo(3)
})
