import { parseLocalId, parseResourceAddress } from '@lootboxes/ledger'
import type { OddsLine } from '@lootboxes/lootbox'
import { expect, test } from 'vitest'
import { bestOdds, chancesOf } from './odds-line'

const resource = parseResourceAddress(
  'resource_loc1nttz2qfcqcuhva6ljycqsf763r3athqsclw8w3mlk9fy43gyq59z45',
)._unsafeUnwrap()
const line = (rarity: string, left: number): OddsLine => ({
  key: rarity,
  resource,
  name: rarity,
  rarity,
  imageUrl: undefined,
  exampleId: parseLocalId('#1#')._unsafeUnwrap(),
  left,
  share: 0,
})

test('names the rarest edge that is left', () => {
  expect(bestOdds({ lines: [line('foil', 12), line('plain', 864)], total: 876 })).toEqual({
    rarity: 'foil',
    words: '1 in 73 for legendary (foil)',
  })
  expect(bestOdds({ lines: [line('foil', 0), line('plain', 2)], total: 2 })?.words).toBe('1 in 1 for common (plain)')
})

test('promises nothing about an empty box', () => expect(bestOdds({ lines: [], total: 0 })).toBeUndefined())

test('the chance of each edge still in the box; a likely one in percent', () =>
  expect(chancesOf({ lines: [line('foil', 12), line('hatched', 0), line('plain', 864)], total: 876 })).toEqual({
    foil: '1 in 73',
    plain: '98.6 %',
  }))
