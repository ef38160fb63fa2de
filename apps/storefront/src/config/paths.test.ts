import { encodeTransactionId } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { componentOfPath, isNotFound, itemPath, pageCost, plainPath } from './paths'

const address = 'component_loc1cr593env6yjzsnkv947dzh86t0qjk49fec9cwlh683jf2p8w97jzzu'

test.each([address, `component_${address}`])('%s names the box (trap T43)', (segment) => {
  expect(componentOfPath(segment, 240)).toBe(address)
})

test.each([
  '',
  'component_',
  'nope',
  `${address.slice(0, -1)}q`,
  `component_component_${address}`,
  'resource_loc1ng06k6d8erdtualrhmgka2ru906e2n7reyg0asd5z7yq70ywd8ufz0',
])('%j names none', (segment) => expect(componentOfPath(segment, 240)).toBeUndefined())

test('another network names none (trap T4)', () => expect(componentOfPath(address, 1)).toBeUndefined())

const box = '/component_loc1cr593env6yjzsnkv947dzh86t0qjk49fec9cwlh683jf2p8w97jzzu'
const receipt = `/receipt/${encodeTransactionId(new Uint8Array(32).fill(7), 240)}`

test.each([
  '/component_',
  `${box.slice(0, -1)}q`,
  `${box.slice(0, -1)}q/`,
  '/receipt/nope',
  `${receipt.slice(0, -1)}!`,
])('%s is lost', (path) => expect(isNotFound(path, 240)).toBe(true))

test.each([box, `${box}/`, `/component_${box.slice(1)}`, receipt])('%s is lost on another network only', (path) => {
  expect(isNotFound(path, 240)).toBe(false)
  expect(isNotFound(path, 1)).toBe(true)
})

const loot = 'resource_loc1n2ppz8gw8ygl9smmw764khwe4qdywg7s9k0dfy4sel2ghdaeqmvwkz'

test.each([
  `/collection/${loot.slice(0, -1)}q`,
  `/collection/${loot}/more`,
  '/collection/Avatar 1',
  '/item/nope!',
  `/item/${loot}`,
  `/item/${loot}/340`,
  `/item/${loot}/#340#/more`,
])('%s names no item and no collection', (path) => expect(isNotFound(path, 240)).toBe(true))

test.each([
  `/collection/${loot}`,
  '/collection/explore_collection',
  '/collection/avatar_1',
  '/item/item_20',
  `/item/${loot}/#340#`,
  `/item/${loot}/<moss_bear>`,
  `/item/${loot}/#340#/search`,
  '/collection/search',
])('%s may name one (spec L33)', (path) => expect(isNotFound(path, 240)).toBe(false))

test('the path of an item is one that is read back', () => {
  expect(itemPath(loot, '#340#')).toBe(`/item/${loot}/%23340%23`)
  expect(isNotFound(plainPath(itemPath(loot, '#340#')) ?? '', 240)).toBe(false)
})

test.each([
  '/',
  '',
  '/nope',
  '/terms',
  '/receipt',
  '/receipt/nope/json',
  `${box}q/opengraph-image`,
  // The search form of a receipt's page is relative (spec L22, trap T26).
  '/receipt/search',
])('%j is for the routes themselves', (path) => expect(isNotFound(path, 240)).toBe(false))

test.each([
  ['/', 1],
  ['/terms', 1],
  ['/receipt/txid_loc1', 3],
  ['/receipt/txid_loc1/json', 3],
  ['/opengraph-image', 3],
  ['/cards/resource_loc1/%231%23', 3],
  ['/lists/items', 1],
  ['/lists/items.csv', 20],
  ['/api/all-lootbox-resources', 0],
  ['/boxes/hug.svg', 0],
  ['/_next/image', 0],
])('%s costs %d', (path, points) => expect(pageCost(path, new Headers())).toBe(points))

test('what is fetched ahead of a click is not counted', () =>
  expect(pageCost('/terms', new Headers({ 'next-router-prefetch': '1' }))).toBe(0))

test('an encoded path is the path it names', () => {
  expect(plainPath('/%61pi/all-lootbox-resources')).toBe('/api/all-lootbox-resources')
  expect(plainPath('/%')).toBeUndefined()
  expect(plainPath('/%E0%A4%A/opengraph-image')).toBeUndefined()
})
