import { expect, test } from 'vitest'
import {
  type CollectionDraft,
  checkDraftItems,
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
  category: 'Trading Cards',
  isNfsw: false,
  items: [
    { key: 'a', name: 'Carp ', picture: 'data:image/svg+xml;base64,PHN2Zy8+', rarity: 'plain', copies: 8 },
    {
      key: 'b',
      name: 'Pike',
      picture: 'https://site.test/uploads/b.png',
      pictureHash: 'bb',
      rarity: 'foil',
      copies: 2,
    },
  ],
  properties: [
    { key: 'a', name: 'kind', values: 'carp, pike ,bream' },
    { key: 'b', name: '', values: '' },
  ],
}

test('numbers the items, gives each picture its name, rarity and hash, and rotates the values', () => {
  const { items, attributes, tags, name, iconUrl } = collectionOfDraft(draft, { networkId: 240, account })
  expect(countDraftItems(draft)).toBe(10)
  expect([name, iconUrl]).toEqual(['Tidepool', undefined])
  expect(tags).toEqual(['trading cards'])
  expect(collectionOfDraft({ ...draft, isNfsw: true }, { networkId: 240, account }).tags).toContain('nsfw')
  expect(attributes).toEqual(['rarity', 'key_image_hash', 'kind'])
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => `#${at + 1}#`))
  expect(items.slice(7, 9)).toEqual([
    {
      id: '#8#',
      name: 'Carp',
      description: 'Twelve fish "of one" pool.',
      imageUrl: 'data:image/svg+xml;base64,PHN2Zy8+',
      attributes: { rarity: 'plain', key_image_hash: '', kind: 'carp' },
    },
    {
      id: '#9#',
      name: 'Pike',
      description: 'Twelve fish "of one" pool.',
      imageUrl: 'https://site.test/uploads/b.png',
      attributes: { rarity: 'foil', key_image_hash: 'sha256:bb', kind: 'pike' },
    },
  ])
})

test('the first picture is the cover if its address is https; without hashes there is no such field', () => {
  const [carp, pike] = draft.items
  const options = (items: typeof draft.items) => collectionOfDraft({ ...draft, items }, { networkId: 240, account })
  expect(options(pike ? [pike] : []).iconUrl).toBe('https://site.test/uploads/b.png')
  expect(options(carp ? [carp] : []).attributes).toEqual(['rarity', 'kind'])
})

test('the manifest creates these items and deposits them with the account', () => {
  const manifest = createNonFungibleCollection(collectionOfDraft(draft, { networkId: 240, account }))._unsafeUnwrap()
  const { creates, leaves } = explainManifest(manifest)
  expect(leaves).toEqual([])
  expect(creates).toMatchObject([{ collection: 'Tidepool', ids: { length: 10 } }])
  expect(renderManifest(manifest)).toContain('Twelve fish \\"of one\\" pool.')
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(65) }, 'name'],
  [{ description: 'x'.repeat(401) }, 'description'],
] as const)('%o is an error of the field %s', (own, field) =>
  expect(Object.keys(collectionDraftErrors({ ...draft, ...own }, 'collection'))).toEqual([field]),
)

const item = { key: 'a', name: 'Carp', picture: 'https://example.org/a.png', rarity: 'plain', copies: 1 }

test.each([
  [{ name: ' ' }, 'needs a name'],
  [{ name: 'x'.repeat(65) }, '64 characters'],
  [{ copies: 0 }, 'at least one'],
  [{ copies: Number.NaN }, 'at least one'],
  [{ copies: 1.5 }, 'at least one'],
  [{ picture: '' }, 'begins with https'],
  [{ picture: 'javascript:alert(1)' }, 'begins with https'],
  [{ picture: 'http://example.org/a.png' }, 'begins with https'],
  [{ picture: 'http://localhost.example.org/a.png' }, 'begins with https'],
  [{ picture: 'http://localhost:x@evil.example/a.png' }, 'begins with https'],
  [{ picture: `data:image/png;base64,${'A'.repeat(MAX_PICTURE_CHARS)}` }, 'begins with https'],
])('a picture with %o is marked: %s', (own, expected) => {
  const items = [{ ...item, ...own }]
  expect(checkDraftItems(items)[0]?.error).toContain(expected)
  expect(collectionDraftErrors({ ...draft, items }, 'pictures')).toEqual({ items: 'Correct the marked pictures.' })
})

test.each([
  'https://example.org/a.png',
  'http://localhost:3000/uploads/a.png',
  'ipfs://bafkreiekqx6hxb5bvctlwcze5xj4sjrd2hii2chqdjkcqqi2dgxk6wkzzi',
])('accepts the picture %s', (picture) => {
  const items = checkDraftItems([{ ...item, picture, error: 'an old one' }])
  expect(items).toEqual([{ ...item, picture }])
  expect(collectionDraftErrors({ ...draft, items }, 'pictures')).toEqual({})
})

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
  [[], 'Add at least one picture.'],
  [
    [
      { ...item, copies: 60 },
      { ...item, key: 'b', copies: 41 },
    ],
    'One transaction mints 100 items at most.',
  ],
])('%o: %s', (items, expected) =>
  expect(collectionDraftErrors({ ...draft, items }, 'pictures')).toEqual({ items: expected }),
)
