import { expect, test } from 'vitest'
import { itemFacts, itemLife, itemProperties } from './item-story'

const path = () => '/'
const market = {
  paths: { account: path, box: path, collection: path, item: path, media: path, receipt: path },
  unit: 'XRD',
}
const inTheBox = { lazyMinted: true, life: {}, won: [] } as unknown as Parameters<typeof itemFacts>[0]

test.each([
  [false, '1 in 11 with the next ticket'],
  [true, '1 in 11 with the next reveal of a ticket that is already bought'],
])('the odds of an item in a box of which %s is that it is sold out', (isSoldOut, value) => {
  expect(itemFacts(inTheBox, market, { leftShare: 1 / 11, isSoldOut })).toContainEqual({ label: 'Odds now', value })
})

test.each([
  [32, 'one of 32 for its box'],
  [1, 'the only one for its box'],
])('of %i copies in its box, the first step of an item says so', (copies, detail) => {
  const [printed] = itemLife({ ...inTheBox, copies, box: { address: 'component_loc1a', title: 'Hug' } }, market)
  expect(printed).toMatchObject({ title: 'Printed', detail })
})

test('numbers, names and descriptions have no share, and stay links', () => {
  const attributes = ['kind=bear', 'serial=12', 'name=Mossback'].map((one) => {
    const [name = '', value = ''] = one.split('=')
    return { name, value, alike: 5 }
  })
  expect(itemProperties({ attributes, supply: 10 }, (name) => `/${name}`)).toEqual([
    { name: 'kind', value: 'bear', href: '/kind', share: 0.5 },
    { name: 'serial', value: '12', href: '/serial' },
    { name: 'name', value: 'Mossback', href: '/name' },
  ])
})
