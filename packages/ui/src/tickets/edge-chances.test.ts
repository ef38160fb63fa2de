import { expect, test } from 'vitest'
import { bestOdds, edgeChances } from './edge-chances'

const line = (rarity: string, left: number) => ({ rarity, left })

test('names the rarest edge that is left', () => {
  expect(bestOdds({ lines: [line('foil', 12), line('plain', 864)], total: 876 })).toEqual({
    rarity: 'foil',
    words: '1 in 73 for legendary (foil)',
  })
  expect(bestOdds({ lines: [line('foil', 0), line('plain', 2)], total: 2 })?.words).toBe('1 in 1 for common (plain)')
})

test('promises nothing about an empty box', () => expect(bestOdds({ lines: [], total: 0 })).toBeUndefined())

test('the chance of each edge still in the box; a likely one in percent', () =>
  expect(edgeChances({ lines: [line('foil', 12), line('hatched', 0), line('plain', 864)], total: 876 })).toEqual({
    foil: '1 in 73',
    plain: '98.6 %',
  }))
