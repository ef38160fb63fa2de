import { expect, test } from 'vitest'
import { albumComparison, albumPlaces, newKindsOf, ownedCards, withAlbum } from './album-record'

const resource = 'resource_loc1a'
const paths = { item: () => '/item', media: () => '/media' }
const card = (id: string, name: string, rarity: 'plain' | 'foil'): Parameters<typeof withAlbum>[0][number] => ({
  key: `${resource}:${id}`,
  resource,
  name,
  rarity,
})
const kind = (name: string, rarity: string, owned: number, waiting: number) => ({
  collection: resource,
  localId: '#1#',
  description: `Lives as a ${name}.`,
  name,
  rarity,
  hasPicture: false,
  left: 3,
  owned,
  waiting,
})
const draw = (localId: string, kindLeft: number) => ({ collection: resource, localId, kindLeft, allLeft: 528 })
const album = {
  kinds: [
    kind('Old Acorn', 'foil', 0, 1),
    kind('Loamer', 'plain', 1, 2),
    kind('Potter', 'plain', 1, 0),
    kind('Fox', 'plain', 0, 0),
  ],
  draws: [draw('#1#', 3), draw('#2#', 40), draw('#3#', 39)],
}
const loot = [card('#1#', 'Old Acorn', 'foil'), card('#2#', 'Loamer', 'plain'), card('#3#', 'Loamer', 'plain')]

test('each card has the chance of its draw, as on its page, and its place in the album as it turns up', () =>
  expect(withAlbum(loot, album).map((one) => [one.chance, one.album])).toEqual([
    [
      { probability: 3 / 528, text: '1 in 176', counts: '3 of 528 in the box' },
      { text: 'NEW · 3 of 4', isNew: true },
    ],
    [
      { probability: 40 / 528, text: '1 in 13', counts: '40 of 528 in the box' },
      { text: 'Second of its kind', isNew: false },
    ],
    [
      { probability: 39 / 528, text: '1 in 14', counts: '39 of 528 in the box' },
      { text: 'Third of its kind', isNew: false },
    ],
  ]))

test('a first card of its kind is new once, also if the same reveal has another one', () => {
  const [first, second] = withAlbum(loot.slice(1), { ...album, kinds: [kind('Loamer', 'plain', 0, 2)] })
  expect([first?.album?.text, second?.album?.text]).toEqual(['NEW · 1 of 1', 'Second of its kind'])
})

test('before the catalog has every draw, nothing is stated', () =>
  expect(withAlbum(loot, { ...album, draws: album.draws.slice(1) })).toBe(loot))

test('a place of loot without a visible name says so', () => {
  expect(albumPlaces([kind('\u3164', 'plain', 1, 0)], paths, 0)[0]?.name).toBe('Without a name')
})

test('two albums are compared by the kinds of their cards, redeemed or not', () => {
  const theirs = (...owned: readonly string[]) =>
    albumPlaces(
      ['Ant', 'Bee', 'Cod', 'Doe', 'Elk'].map((name) =>
        kind(name, name === 'Elk' ? 'foil' : 'plain', owned.includes(name) ? 1 : 0, 0),
      ),
      paths,
      0,
    )
  const mine = { kinds: [kind('Ant', 'plain', 0, 1), kind('Bee', 'plain', 2, 0), kind('Cod', 'plain', 0, 0)] }
  expect(albumComparison(theirs('Ant', 'Cod', 'Doe', 'Elk'), mine)).toBe(
    'It has 3 kinds that you miss: Elk, Cod and Doe. You have 1 kind that it misses.',
  )
  expect(albumComparison(theirs('Ant', 'Bee'), mine)).toBe('You have the same kinds.')
  expect(albumComparison(theirs(), mine)).toBe('You have 2 kinds that it misses.')
  expect(albumComparison(theirs('Ant', 'Bee', 'Cod', 'Doe', 'Elk'), { kinds: [] })).toBe(
    'It has 5 kinds that you miss: Elk, Ant, Bee and 2 more.',
  )
})

test('a kind is new when the account has no other copies of it', () => {
  const kinds = [kind('Fox', 'plain', 2, 0), kind('Owl', 'plain', 1, 1), kind('Bear', 'foil', 1, 0)]
  const loot = [card('#1#', 'Fox', 'plain'), card('#2#', 'Fox', 'plain'), card('#3#', 'Owl', 'plain')]
  expect(newKindsOf(loot, { kinds })).toBe(1)
  expect(newKindsOf([...loot, card('#4#', 'Bear', 'foil')], { kinds })).toBe(2)
  expect(newKindsOf([card('#4#', 'Bear', 'plain')], { kinds })).toBe(0)
})

test('only the kinds of the last reveal are new, for a day', () => {
  const kinds = [5_000_000, 4_990_000, 4_000_000, undefined].map((drawnAtMs, at) => ({
    ...kind(`Kind ${at}`, 'plain', 1, 0),
    drawnAtMs,
  }))
  const newAt = (nowMs: number) => albumPlaces(kinds, paths, nowMs).map(({ isNew }) => isNew)
  expect(newAt(6_000_000)).toEqual([true, true, false, false])
  expect(newAt(5_000_000 + 86_400_000)).toEqual([false, false, false, false])
  const again = kinds.map((one, at) => (at === 2 ? { ...one, lastDrawnAtMs: 5_100_000 } : one))
  expect(albumPlaces(again, paths, 6_000_000).filter(({ isNew }) => isNew)).toEqual([])
})

test('the cards of an account: kinds it has, the rarest first, with its copies and those in the box', () => {
  const places = albumPlaces(
    [kind('Fox', 'plain', 2, 1), kind('Owl', 'plain', 0, 0), kind('Bear', 'foil', 0, 1)],
    paths,
    0,
  )
  expect(
    ownedCards(places).map(({ name, description, note, album }) => [name, description, note, album?.text]),
  ).toEqual([
    ['Bear', 'Lives as a Bear.', 'Not redeemed yet', '3 left in the box'],
    ['Fox', 'Lives as a Fox.', '3 copies', '3 left in the box'],
  ])
})
