import { expect, test } from 'vitest'
import { bestOdds } from './best-odds'

const line = (rarity: string, left: number) => ({ rarity, left })

test('names the rarest edge that is left', () => {
  expect(bestOdds({ lines: [line('foil', 12), line('plain', 864)], total: 876 })).toEqual({
    rarity: 'foil',
    words: '1 in 73 for legendary (foil)',
  })
  expect(bestOdds({ lines: [line('foil', 0), line('plain', 2)], total: 2 })?.words).toBe('1 in 1 for common (plain)')
})

test('promises nothing about an empty box', () => expect(bestOdds({ lines: [], total: 0 })).toBeUndefined())
