import { expect, test } from 'vitest'
import { albumPlaces } from './album-record'
import { mosaicGroups } from './box-record'

const counts = { drawn: 3, claimed: 2, left: 4, printedShare: 0.5 }
const fern = { collection: 'resource_a', name: 'Fern', rarity: 'foil' }
const plainFern = { ...fern, rarity: 'plain' }
const acorn = { ...fern, name: 'Acorn' }

test('the mosaic has the rarest kinds first', () => {
  const kinds = [plainFern, { ...acorn, rarity: 'double' }, fern].map((kind) => ({ ...counts, ...kind }))
  expect(mosaicGroups(kinds, () => '', []).map(({ rarity }) => rarity)).toEqual(['foil', 'double', 'plain'])
})

test('a group of the mosaic has the picture of its kind in the album', () => {
  const inAlbum = { localId: '#1#', hasPicture: true, left: 4, owned: 0, waiting: 0 }
  const paths = { item: () => '/item', media: (_: string, id: string) => `/media/${id}` }
  const places = albumPlaces(
    [
      { ...inAlbum, ...plainFern, localId: '#2#' },
      { ...inAlbum, ...fern },
    ],
    paths,
    0,
  )
  const kinds = [fern, plainFern, acorn].map((kind) => ({ ...counts, ...kind }))
  const groups = mosaicGroups(kinds, (name) => `/search?q=${name}`, places)
  expect(groups.map(({ picture }) => picture)).toEqual(['/media/#1#', undefined, '/media/#2#'])
  expect(groups[0]).toMatchObject({ claimed: 2, drawn: 1, inBox: 4 })
})
