import { amountOf } from '@lootboxes/ledger'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressesOf } from './addresses.fixture'
import type { CollectionItem } from './collection-item'
import { createNonFungibleCollection } from './create-non-fungible-collection'
import { expectEngineAccepts } from './engine.fixture'
import { explainManifest } from './explain-manifest'
import { manifestErrorText } from './manifest-error'
import { mintNonFungibles } from './mint-non-fungibles'
import { renderManifest } from './render-manifest'

const { account, clubToken, ticketResource, dAppDefinition, networkId } = addressesOf(240)
const piece = (id: string): CollectionItem => ({
  id,
  name: 'Moss',
  description: 'Soft, green “quoted” \\ backslash',
  imageUrl: 'ipfs://bafy/moss.svg',
  attributes: { rarity: 'foil' },
})
const create = {
  networkId,
  account,
  name: 'Creatures "of the" forest',
  description: 'Drawn by hand\nin two lines',
  iconUrl: 'https://example.org/icon.svg',
  tags: ['nft', 'lootbox'],
  dAppDefinition,
  attributes: ['rarity'],
  mintBadge: clubToken,
  burnable: true,
  items: [piece('#1#'), piece('#2#')],
}
const mintMore = {
  networkId,
  account,
  collection: ticketResource,
  badge: { resource: clubToken, amount: amountOf(1) },
  attributes: ['rarity'],
  items: [piece('#3#')],
}

describe('the engine toolkit accepts', () => {
  test.each([
    ['everything set', create],
    [
      'the least',
      { networkId, account, name: 'Plain', description: '', items: [{ ...piece('#1#'), attributes: undefined }] },
    ],
    ['string ids', { ...create, items: [piece('<a>'), piece('<b>')] }],
    ['bytes ids', { ...create, items: [piece('[00]')] }],
    ['100 pieces', { ...create, items: Array.from({ length: 100 }, (_, i) => piece(`#${i}#`)) }],
  ])('a collection with %s', async (_, options) => {
    await expectEngineAccepts(createNonFungibleCollection(options)._unsafeUnwrap())
  })

  test('minting more', async () => {
    await expectEngineAccepts(mintNonFungibles(mintMore)._unsafeUnwrap())
  })
})

test('renders a collection', async () => {
  const manifest = createNonFungibleCollection({ ...create, items: [piece('#1#')] })._unsafeUnwrap()
  await expect(renderManifest(manifest)).toMatchFileSnapshot('./golden/create-non-fungible-collection.rtm')
})

test('explains a collection', () => {
  expect(explainManifest(createNonFungibleCollection(create)._unsafeUnwrap()).sentences[0]).toBe(
    'The transaction creates the collection “Creatures "of the" forest” with 2 items: #1#, #2#.',
  )
  expect(explainManifest(mintNonFungibles(mintMore)._unsafeUnwrap()).creates).toEqual([
    { resource: ticketResource, ids: ['#3#'] },
  ])
})

describe('refusals', () => {
  test.each([
    [{ items: [] }, { kind: 'no-ids', where: 'items' }],
    [{ items: [piece('#1#'), piece('#1#')] }, { kind: 'duplicate-id' }],
    [{ items: [piece('#1#'), piece('<a>')] }, { kind: 'mixed-ids' }],
    [
      { items: [{ ...piece('#1#'), imageUrl: 'javascript:alert(1)' }] },
      { kind: 'bad-url', where: 'items[0].imageUrl' },
    ],
    [{ items: [{ ...piece('#1#'), attributes: {} }] }, { kind: 'wrong-type', where: 'items[0].attributes.rarity' }],
    [{ items: [piece('#1#'), { ...piece('#2#'), name: '\udc00' }] }, { kind: 'bad-text', where: 'items[1].name' }],
    [{ items: null }, { kind: 'wrong-type', where: 'items' }],
    [{ items: [null] }, { kind: 'wrong-type', where: 'items[0]' }],
    [{ items: [{}] }, { kind: 'bad-id' }],
    [{ tags: ['a', 5] }, { kind: 'wrong-type', where: 'tags[1]' }],
    [{ attributes: 5 }, { kind: 'wrong-type', where: 'attributes' }],
    [{ attributes: ['rarity', 'rarity'] }, { kind: 'duplicate-attribute', name: 'rarity' }],
    [{ attributes: ['key_image_url'] }, { kind: 'duplicate-attribute' }],
    [{ description: 5 }, { kind: 'wrong-type', where: 'description' }],
    [{ items: [piece(`{${'0123456789abcdef-'.repeat(3)}0123456789abcdef}`)] }, { kind: 'ruid-given' }],
    [{ iconUrl: 'ipfs://bafy' }, { kind: 'bad-url', where: 'iconUrl' }],
    [{ attributes: ['two words'] }, { kind: 'bad-name', where: 'attributes' }],
    [{ mintBadge: account }, { kind: 'bad-address', where: 'mintBadge' }],
    [{ dAppDefinition: clubToken }, { kind: 'bad-address', where: 'dAppDefinition' }],
    [{ name: '\ud800' }, { kind: 'bad-text', where: 'name' }],
    [{ maxItems: 1 }, { kind: 'too-many-ids', count: 2, max: 1 }],
    [{ maxItems: 0 }, { kind: 'bad-limit', where: 'maxItems', value: 0 }],
  ])('%j', (wrong, error) => {
    expect(createNonFungibleCollection({ ...create, ...(wrong as object) })._unsafeUnwrapErr()).toMatchObject(error)
  })

  test.each([Number.NaN, -1, 1.5, '2', null])('the limit %s is an error, not a missing limit', (max) => {
    const maxItems = max as number
    const error = { kind: 'bad-limit', where: 'maxItems', value: max } as const
    expect(createNonFungibleCollection({ ...create, maxItems })._unsafeUnwrapErr()).toEqual(error)
    expect(mintNonFungibles({ ...mintMore, maxItems })._unsafeUnwrapErr()).toEqual(error)
    expect(manifestErrorText(error)).toBe(`maxItems: ${max} is not a limit. Use a whole number of at least 1.`)
  })

  test('mintNonFungibles rejects a badge amount of zero', () => {
    const badge = { resource: clubToken, amount: amountOf(0) }
    expect(mintNonFungibles({ ...mintMore, badge })._unsafeUnwrapErr()).toMatchObject({ kind: 'not-positive' })
  })
})

test('property: any well-formed text compiles and returns unchanged, including quotes, line breaks and all scripts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      async (name, description) => {
        const made = createNonFungibleCollection({ ...create, name, description })
        if (/\p{Surrogate}/u.test(name)) {
          expect(made._unsafeUnwrapErr().kind).toBe('bad-text')
          return
        }
        const bytes = await expectEngineAccepts(made._unsafeUnwrap())
        expect(Buffer.from(bytes).includes(Buffer.from(name))).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})
