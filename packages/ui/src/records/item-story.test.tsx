import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { itemFacts, itemLife, itemProperties } from './item-story'

const path = () => '/'
const market = {
  paths: { account: path, box: path, collection: path, item: path, media: path, receipt: path },
  unit: 'XRD',
}
const inTheBox = { lazyMinted: true, life: {}, won: [] } as unknown as Parameters<typeof itemFacts>[0]

/** The text of the fact with this label; undefined without it. */
const factText = (label: string, ...of: Parameters<typeof itemFacts>) => {
  const fact = itemFacts(...of).find((one) => one.label === label)
  return fact && renderToStaticMarkup(fact.value).replace(/<[^>]*>/g, ' ')
}

test.each([
  [false, 'Sold tickets that are not revealed yet also wait for these items.'],
  [true, 'All tickets are sold. Those that are not revealed yet wait for these items.'],
])('the chance now is that of the whole kind; sold out: %s', (isSoldOut, sentence) => {
  const text = factText('Chance now', inTheBox, market, { inBox: { kindLeft: 2, allLeft: 812 }, isSoldOut })
  expect(text).toContain('1 in 406 for this kind: 2 of 812 items in the box')
  expect(text).toContain(sentence)
})

test('the chance that a revealed item had is that of its kind at that time', () => {
  const event = { atMs: 0, stateVersion: 9, transactionIntentHash: undefined }
  const odds = { share: 1 / 66, kindLeft: 8, allLeft: 528 }
  expect(
    factText(
      'Chance it had',
      { ...inTheBox, lazyMinted: false, odds, life: { ...inTheBox.life, revealed: event } },
      market,
    ),
  ).toBe('1 in 66 for this kind when its ticket was revealed: 8 of 528 items in the box')
})

test.each([
  [32, 'one of 32 copies'],
  [1, 'the only copy'],
])('of %i copies in its box, the first step of an item says so', (copies, detail) => {
  const [printed] = itemLife({ ...inTheBox, copies, box: { address: 'component_loc1a', title: 'Hug' } }, market)
  expect(printed).toMatchObject({ title: 'In the box', detail })
})

test('numbers, names and descriptions have no share, and stay links; a rarity has its word', () => {
  const attributes = ['kind=bear', 'rarity=foil', 'serial=12', 'name=Mossback'].map((one) => {
    const [name = '', value = ''] = one.split('=')
    return { name, value, alike: 5 }
  })
  expect(itemProperties({ attributes, supply: 10 }, (name) => `/${name}`)).toEqual([
    { name: 'kind', value: 'bear', href: '/kind', share: 0.5 },
    { name: 'rarity', value: 'Legendary', href: '/rarity', share: 0.5 },
    { name: 'serial', value: '12', href: '/serial' },
    { name: 'name', value: 'Mossback', href: '/name' },
  ])
})
