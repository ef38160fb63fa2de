import { expect, test } from 'vitest'
import { type Fields, valueShares } from './value-shares'

const piece = (kind: string, rarity: string): Fields => [
  { name: 'kind', value: kind },
  { name: 'rarity', value: rarity },
]

test('the share of pieces with the same value in the same field', () => {
  const fox = piece('fox', 'foil')
  const collection = [fox, piece('fox', 'plain'), piece('bear', 'plain'), piece('foil', 'fox')]
  expect([...valueShares(fox, collection)]).toEqual([
    ['kind', 0.5],
    ['rarity', 0.25],
  ])
})

test('a field that others lack is counted over all', () =>
  expect(valueShares([{ name: 'serial', value: '1' }], [[{ name: 'serial', value: '1' }], []]).get('serial')).toBe(0.5))

test('nothing read, nothing claimed', () => expect(valueShares(piece('fox', 'foil'), []).size).toBe(0))
