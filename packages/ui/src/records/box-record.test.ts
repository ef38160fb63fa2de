import { expect, test } from 'vitest'
import { albumPlaces } from './album-record'
import { boxFigures, boxMoments, mosaicGroups } from './box-record'

const counts = { drawn: 3, claimed: 2, left: 4, printedShare: 0.5 }
const fern = { collection: 'resource_a', name: 'Fern', rarity: 'foil' }
const plainFern = { ...fern, rarity: 'plain' }
const acorn = { ...fern, name: 'Acorn' }

test('a redeemed ticket counts as revealed, and both as shares of the sold tickets', () => {
  const box = { price: '2', sold: 8, maxTickets: 10, revealed: 4, claimed: 2, kinds: [] }
  expect(boxFigures(box, 'XRD').map(({ label, value, note }) => [label, value, note])).toEqual([
    ['Price', '2 XRD', 'a ticket'],
    ['Sold', 8, 'of 10 tickets'],
    ['Revealed', 4, '50 % of the sold tickets'],
    ['Redeemed', 2, '25 % of the sold tickets'],
  ])
  expect(boxFigures({ ...box, sold: 0, revealed: 0, claimed: 0 }, 'XRD')[2]).toEqual({ label: 'Revealed', value: 0 })
})

test('the rarest item is one that was revealed', () => {
  const kinds = [
    { ...counts, ...fern, drawn: 0, printedShare: 0.1 },
    { ...counts, ...acorn, printedShare: 0.2 },
  ]
  const moments = boxMoments({ kinds }, [], { covers: ['/small', '/large'], places: [] })
  expect(moments.map(({ when, title, note }) => [when, title, note])).toEqual([
    ['Rarest so far', 'Acorn', 'Revealed 3 times'],
    ['Not revealed yet', 'Fern', '4 in the box'],
  ])
})

test('the story of a box begins with its first sale and its best day', () => {
  const daily = [4, 9, 2].map((sold, day) => ({ dayMs: Date.UTC(2026, 10, 15 + day), sold }))
  const [first, best] = boxMoments({ kinds: [], firstSaleAtMs: daily[0]?.dayMs }, daily, {
    covers: ['/small', '/large'],
    places: [],
  })
  expect([first?.when, best?.when, best?.title]).toEqual(['15 Nov 2026', '16 Nov 2026', '9 tickets in one day'])
})

test('a group of the mosaic has the picture of its kind in the album', () => {
  const inAlbum = { localId: '#1#', description: '', hasPicture: true, left: 4, owned: 0, waiting: 0 }
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
  expect(groups.map(({ picture }) => picture)).toEqual(['/media/#1#', '/media/#2#', undefined])
  expect(groups[0]).toMatchObject({ claimed: 2, drawn: 1, inBox: 4 })
})
