import { createNonFungibleCollection, explainManifest, renderManifest } from '@lootboxes/manifest'
import { expect, test } from 'vitest'
import {
  type CollectionDraft,
  checkedProperties,
  collectionOptions,
  emptyDraft,
  itemCount,
  MOST_PICTURE_CHARS,
  stepErrors,
} from './collection-draft'

const account = 'account_loc12y309g6aqwrnxa8f8fcr9y8rsldtqu9m2rsjs3dxrww7fc2h455e28'
const draft: CollectionDraft = {
  ...emptyDraft,
  name: ' Tidepool ',
  description: 'Twelve fish "of one" pool.',
  picture: 'data:image/svg+xml;base64,PHN2Zy8+',
  category: 'Trading Cards',
  properties: [
    { key: 'a', name: 'kind', values: 'carp, pike ,bream' },
    { key: 'b', name: '', values: '' },
  ],
}

test('twelve items: numbered, each edge as often as asked for, values in turn', () => {
  const { items, attributes, tags, name } = collectionOptions(draft, { networkId: 240, account })
  expect(itemCount(draft)).toBe(12)
  expect(name).toBe('Tidepool')
  expect(tags).toEqual(['trading cards'])
  expect(attributes).toEqual(['rarity', 'kind'])
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, at) => `#${at + 1}#`))
  expect(items.map(({ attributes: own }) => own?.rarity)).toEqual([
    ...Array.from({ length: 8 }, () => 'plain'),
    'hatched',
    'hatched',
    'double',
    'foil',
  ])
  expect(items.slice(0, 4).map(({ attributes: own }) => own?.kind)).toEqual(['carp', 'pike', 'bream', 'carp'])
})

test('the manifest creates exactly these and deposits them with the account', () => {
  const manifest = createNonFungibleCollection(collectionOptions(draft, { networkId: 240, account }))._unsafeUnwrap()
  const { creates, leaves } = explainManifest(manifest)
  expect(leaves).toEqual([])
  expect(creates).toMatchObject([{ collection: 'Tidepool', ids: { length: 12 } }])
  expect(renderManifest(manifest)).toContain('Twelve fish \\"of one\\" pool.')
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(65) }, 'name'],
  [{ description: 'x'.repeat(401) }, 'description'],
  [{ picture: '' }, 'picture'],
  [{ picture: 'javascript:alert(1)' }, 'picture'],
  [{ picture: 'http://example.org/a.png' }, 'picture'],
  [{ picture: `data:image/png;base64,${'A'.repeat(MOST_PICTURE_CHARS)}` }, 'picture'],
] as const)('%o cannot be left: %s', (own, field) =>
  expect(Object.keys(stepErrors({ ...draft, ...own }, 'picture'))).toEqual([field]),
)

test.each(['https://example.org/a.png', 'ipfs://bafkreiekqx6hxb5bvctlwcze5xj4sjrd2hii2chqdjkcqqi2dgxk6wkzzi'])(
  '%s is a picture',
  (picture) => expect(stepErrors({ ...draft, picture }, 'picture')).toEqual({}),
)

test.each([
  ['1st', 'a'],
  ['rarity', 'a'],
  ['kind', ''],
  ['kind', 'a, a'],
  ['', 'a'],
])('a property %j of %j is refused, and says why', (name, values) =>
  expect(checkedProperties([{ key: 'a', name, values }])[0]?.error).toMatch(/\.$/),
)

test('two properties of one name are refused; empty rows are none', () => {
  const row = (key: string) => ({ key, name: 'kind', values: 'a' })
  expect(checkedProperties([row('a'), row('b')]).every(({ error }) => error === 'This name stands here twice.')).toBe(
    true,
  )
  expect(checkedProperties([row('a'), { key: 'b', name: '', values: ' ' }]).some(({ error }) => error)).toBe(false)
})

test.each([
  [{ plain: 0, hatched: 0, double: 0, foil: 0 }, 'Print one item at least.'],
  [{ plain: 100, hatched: 1, double: 0, foil: 0 }, 'One transaction mints 100 items at most.'],
])('%o copies: %s', (copies, expected) =>
  expect(stepErrors({ ...draft, copies }, 'copies')).toEqual({ copies: expected }),
)
