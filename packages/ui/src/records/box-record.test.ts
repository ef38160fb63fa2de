import { expect, test } from 'vitest'
import { mosaicGroups } from './box-record'

const kind = { collection: 'resource_a', drawn: 3, claimed: 2, left: 4, printedShare: 0.5 }

test('a group of the mosaic has the picture of the album’s place with its name and rarity', () => {
  const groups = mosaicGroups(
    [
      { ...kind, name: 'Fern', rarity: 'foil' },
      { ...kind, name: 'Fern', rarity: 'plain' },
      { ...kind, name: 'Acorn', rarity: 'plain' },
    ],
    (name) => `/search?q=${name}`,
    [
      { name: 'Fern', rarity: 'plain', picture: '/plain.svg' },
      { name: 'Fern', rarity: 'foil', picture: '/foil.svg' },
    ],
  )
  expect(groups.map(({ picture }) => picture)).toEqual(['/foil.svg', '/plain.svg', undefined])
  expect(groups[0]).toMatchObject({ claimed: 2, drawn: 1, inBox: 4 })
})
