import { expect, test } from 'vitest'
import {
  type CollectionDraft,
  checkDraftProperties,
  collectionDraftErrors,
  collectionOfDraft,
  countDraftItems,
  MAX_PICTURE_CHARS,
} from './collection-draft'
import { createNonFungibleCollection } from './create-non-fungible-collection'
import { explainManifest } from './explain-manifest'
import { renderManifest } from './render-manifest'

const account = 'account_loc12y309g6aqwrnxa8f8fcr9y8rsldtqu9m2rsjs3dxrww7fc2h455e28'
const draft: CollectionDraft = {
  name: ' Tidepool ',
  description: 'Twelve fish "of one" pool.',
  picture: 'data:image/svg+xml;base64,PHN2Zy8+',
  category: 'Trading Cards',
  isNfsw: false,
  copies: { plain: 8, hatched: 2, double: 1, foil: 1 },
  properties: [
    { key: 'a', name: 'kind', values: 'carp, pike ,bream' },
    { key: 'b', name: '', values: '' },
  ],
}

test('numbers the items, mints as many of each rarity as the draft states, and rotates the values', () => {
  const { items, attributes, tags, name } = collectionOfDraft(draft, { networkId: 240, account })
  expect(countDraftItems(draft)).toBe(12)
  expect(name).toBe('Tidepool')
  expect(tags).toEqual(['trading cards'])
  expect(collectionOfDraft({ ...draft, isNfsw: true }, { networkId: 240, account }).tags).toContain('nsfw')
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

test('the manifest creates these items and deposits them with the account', () => {
  const manifest = createNonFungibleCollection(collectionOfDraft(draft, { networkId: 240, account }))._unsafeUnwrap()
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
  [{ picture: `data:image/png;base64,${'A'.repeat(MAX_PICTURE_CHARS)}` }, 'picture'],
] as const)('%o is an error of the field %s', (own, field) =>
  expect(Object.keys(collectionDraftErrors({ ...draft, ...own }, 'picture'))).toEqual([field]),
)

test.each(['https://example.org/a.png', 'ipfs://bafkreiekqx6hxb5bvctlwcze5xj4sjrd2hii2chqdjkcqqi2dgxk6wkzzi'])(
  'accepts the picture %s',
  (picture) => expect(collectionDraftErrors({ ...draft, picture }, 'picture')).toEqual({}),
)

test.each([
  ['1st', 'a'],
  ['rarity', 'a'],
  ['kind', ''],
  ['kind', 'a, a'],
  ['', 'a'],
])('rejects the property %j with the values %j', (name, values) =>
  expect(checkDraftProperties([{ key: 'a', name, values }])[0]?.error).toMatch(/\.$/),
)

test('rejects two properties of the same name and ignores empty rows', () => {
  const row = (key: string) => ({ key, name: 'kind', values: 'a' })
  expect(
    checkDraftProperties([row('a'), row('b')]).every(({ error }) => error === 'This name stands here twice.'),
  ).toBe(true)
  expect(checkDraftProperties([row('a'), { key: 'b', name: '', values: ' ' }]).some(({ error }) => error)).toBe(false)
})

test.each([
  [{ plain: 0, hatched: 0, double: 0, foil: 0 }, 'Print one item at least.'],
  [{ plain: 100, hatched: 1, double: 0, foil: 0 }, 'One transaction mints 100 items at most.'],
])('%o copies: %s', (copies, expected) =>
  expect(collectionDraftErrors({ ...draft, copies }, 'copies')).toEqual({ copies: expected }),
)
