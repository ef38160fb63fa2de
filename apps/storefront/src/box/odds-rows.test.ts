import { parseLocalId, parseResourceAddress } from '@lootboxes/ledger'
import type { OddsLine } from '@lootboxes/lootbox'
import { expect, test } from 'vitest'
import { drawingRows, edgeRows } from './odds-rows'

const resource = parseResourceAddress(
  'resource_loc1nttz2qfcqcuhva6ljycqsf763r3athqsclw8w3mlk9fy43gyq59z45',
)._unsafeUnwrap()
const line = (name: string, rarity: string, left: number, share: number): OddsLine => ({
  key: name,
  resource,
  name,
  rarity,
  imageUrl: 'ipfs://bafkreid2adniepshzsilqzbw3j3qssol73czzqxows2k6sdoe3rvkejjea',
  exampleId: parseLocalId('#7#')._unsafeUnwrap(),
  left,
  share,
})
const lines = [
  line('Moth', 'foil', 1, 0.1),
  line('Frog', 'plain', 9, 0.9),
  line('Oak', 'foil', 0, 0),
  line('Elm', 'double', 0, 0),
]

test('a kind that is used up stays, at zero', () => {
  expect(drawingRows({ lines, total: 10 }).map(({ name, left, chance }) => [name, left, chance])).toEqual([
    ['Moth', 1, 0.1],
    ['Frog', 9, 0.9],
    ['Oak', 0, 0],
    ['Elm', 0, 0],
  ])
})

test('an edge counts the kinds that are left, and says when there is none', () => {
  expect(edgeRows({ lines, total: 10 }).map(({ key, name, left, chance }) => [key, name, left, chance])).toEqual([
    ['foil', '1 kind', 1, 0.1],
    ['double', 'None left', 0, 0],
    ['plain', '1 kind', 9, 0.9],
  ])
})

test('a box that is empty divides by nothing', () => {
  const empty = { lines: lines.map((one) => ({ ...one, left: 0, share: 0 })), total: 0 }
  expect(edgeRows(empty).map(({ name, chance }) => [name, chance])).toEqual([
    ['None left', 0],
    ['None left', 0],
    ['None left', 0],
  ])
})

test('pictures come from this site, whatever address the data names', () => {
  expect(drawingRows({ lines, total: 10 })[0]?.picture).toBe(`/media/${resource}/%237%23`)
})
