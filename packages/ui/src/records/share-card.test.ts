import { shortenAddress } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { itemFacts } from './item-story'
import { albumShareCard, collectionShareCard, itemShareCard, latinText, spreadShareCard } from './share-card'

type Item = Parameters<typeof itemShareCard>[0]
type Collection = Parameters<typeof collectionShareCard>[0]

const item = {
  collection: { address: 'resource_loc1a', name: 'Eco Creatures', kind: 'loot' },
  localId: '#340#',
  name: 'Old Acorn',
  imageUrl: 'ipfs://a',
  rarity: 'foil',
  price: '2',
  nfsw: false,
  lazyMinted: false,
  burned: false,
  owner: 'account_loc12y92jh9mfd7la9q7jqksr7xtv8lujhjxvcaztapny76xpslvy86xv2',
  ticketStatus: undefined,
  box: { address: 'component_loc1a', title: 'Hug the Eco System' },
  odds: { kindLeft: 1, allLeft: 66, share: 1 / 66 },
  life: {},
  won: [],
} as unknown as Item

const collection = {
  address: 'resource_loc1a',
  name: 'Eco Creatures',
  kind: 'loot',
  supply: 910,
  holders: 38,
  sold: 36,
  volume: '72',
  nfsw: false,
  samples: [{ localId: '#1#', imageUrl: 'ipfs://a' }],
  boxes: [{ address: 'component_loc1a', title: 'Hug the Eco System' }],
} as unknown as Collection

test('states edge, odds, price and owner of an item', () =>
  expect(itemShareCard(item, 'XRD')).toEqual({
    title: 'Old Acorn No.\u00a0340',
    note: 'Eco Creatures',
    facts: [
      { label: 'Rarity', value: 'Legendary (foil)' },
      { label: 'Chance of its kind', value: '1 in 66' },
      { label: 'Paid', value: '2 XRD' },
      { label: 'Owner', value: shortenAddress(item.owner ?? '') },
    ],
    rarity: 'foil',
    picture: { resource: 'resource_loc1a', id: '#340#', isListed: true },
    instead: 'No. 340',
  }))

test('states no price and no odds for an item still in its box', () =>
  expect(itemShareCard({ ...item, lazyMinted: true, odds: undefined }, 'XRD').facts).toEqual([
    { label: 'Rarity', value: 'Legendary (foil)' },
    { label: 'Where', value: 'In the box' },
  ]))

test('states that a revealed item is not redeemed yet, without odds of the next ticket', () => {
  const revealed = { stateVersion: 9, atMs: 0, transactionIntentHash: 'txid_loc1a' }
  const drawn: Item = { ...item, lazyMinted: true, life: { ...item.life, revealed } }
  expect(itemShareCard(drawn, 'XRD').facts).toContainEqual({ label: 'Where', value: 'Revealed, not redeemed' })
  // No odds of the next ticket: that cannot win it.
  const path = () => '/'
  const paths = { account: path, box: path, collection: path, item: path, media: path, receipt: path }
  const market = { paths, unit: 'XRD' }
  const labels = (one: Item) => itemFacts(one, market, { inBox: { kindLeft: 1, allLeft: 2 } }).map(({ label }) => label)
  expect(labels(drawn)).not.toContain('Chance now')
  expect(labels({ ...drawn, life: { ...item.life, revealed: undefined } })).toContain('Chance now')
})

test('shows no picture marked as not safe for work, and marks pictures of unlisted collections', () => {
  expect(itemShareCard({ ...item, nfsw: true }, 'XRD').picture).toBeUndefined()
  const made: Item = { ...item, collection: { ...item.collection, kind: 'created' } }
  expect(itemShareCard(made, 'XRD').picture).toMatchObject({ isListed: false })
})

test('states supply, owners and value of a collection', () => {
  const { title, note, facts, picture } = collectionShareCard(collection, 'XRD')
  expect([title, note]).toEqual(['Eco Creatures', 'From Hug the Eco System'])
  expect(facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Items 910',
    'Owners 38',
    'Value of revealed items 72 XRD',
  ])
  expect(picture).toEqual({ resource: 'resource_loc1a', id: '#1#', isListed: true })
})

test('several items are one picture with the first one large; an album counts its kinds and shows the rarest', () => {
  const plain = { ...item, localId: '#7#', rarity: 'plain' }
  expect(spreadShareCard([])).toBeUndefined()
  const spread = spreadShareCard([item, plain])
  expect([spread?.title, spread?.note, spread?.facts[1]?.value]).toEqual(['Old Acorn', '2 revealed items', '1 in 66'])
  expect(spread?.more).toEqual([
    { rarity: 'plain', picture: { resource: 'resource_loc1a', id: '#7#', isListed: true } },
  ])
  const kind = {
    collection: 'resource_loc1a',
    localId: '#1#',
    name: 'A',
    rarity: 'foil',
    hasPicture: true,
    left: 1,
    owned: 2,
    waiting: 1,
    drawnAtMs: undefined,
  }
  const album = albumShareCard(
    { box: { title: 'Hug' }, kinds: [{ ...kind, owned: 0, waiting: 0 }, kind] },
    item.owner ?? '',
  )
  expect([album.title, album.rarity, album.facts[1]]).toEqual(['1 of 2', 'foil', { label: 'Items', value: '3' }])
})

test.each([
  ['Old  Acorn', 'Old Acorn'],
  ['Žluťoučký kůň', 'Žluťoučký kůň'],
  ['🦔 Hedgehog 漢字', 'Hedgehog'],
  ['漢字', 'none'],
])('of %j the card prints %j, so that the renderer fetches no fonts', (text, printed) =>
  expect(latinText(text, 'none')).toBe(printed),
)
