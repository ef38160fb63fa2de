import { encodeTransactionId } from '@lootboxes/ledger'
import { describe, expect, test } from 'vitest'
import { itemPath } from './paths'
import { parseSitePath } from './site-path'

const box = '/component_loc1cr593env6yjzsnkv947dzh86t0qjk49fec9cwlh683jf2p8w97jzzu'
const loot = 'resource_loc1n2ppz8gw8ygl9smmw764khwe4qdywg7s9k0dfy4sel2ghdaeqmvwkz'
const receipt = `/receipt/${encodeTransactionId(new Uint8Array(32).fill(7), 240)}`

const upload = `/uploads/${'a'.repeat(64)}.png`

const aliases = {
  items: { item_20: { collection: loot, localId: '#340#' } },
  collections: { avatar_1: loot },
  accounts: { avatar_6: 'account_loc1' },
  boxes: { case_study_1: box.slice(1) },
}
const kindOf = (path: string, networkId = 240) => parseSitePath(path, { networkId, aliases })?.kind
const pointsOf = (path: string) => parseSitePath(path, { networkId: 240, aliases })?.points

describe('not found: a dynamic route would take the path and find nothing', () => {
  test.each([
    '/component_',
    `${box.slice(0, -1)}q`,
    `${box.slice(0, -1)}q/`,
    '/receipt/nope',
    `${receipt.slice(0, -1)}!`,
    `/collection/${loot.slice(0, -1)}q`,
    `/collection/${loot}/more`,
    '/collection/Avatar%201',
    '/item/nope!',
    `/item/${loot}`,
    `/item/${loot}/340`,
    `/item/${loot}/%23340%23/more`,
    '/home/home_1',
    '/home/home_14',
    '/home/home_2/more',
    '/item/item_21',
    '/collection/avatar_2',
    '/collection/constructor',
    '/user/nobody_1',
    '/album/nobody',
    '/case-studies/nope_1',
    '/case-studies/constructor',
    '/single_post/nope',
    '/single_post/post_1/more',
  ])('%s', (path) => expect(kindOf(path)).toBe('not-found'))

  test.each(['/home/home_2', '/home/home_13'])('%s is a page', (path) => expect(kindOf(path)).toBe('page'))

  test.each([box, `${box}/`, `/component_${box.slice(1)}`, receipt])('%s on another network', (path) => {
    expect(kindOf(path)).toBe('page')
    expect(kindOf(path, 1)).toBe('not-found')
  })
})

test.each([
  '/',
  '',
  '/nope',
  '/terms',
  '/receipt',
  '/receipt/nope/json',
  `${box}q/opengraph-image`,
  `/collection/${loot}`,
  '/collection/explore_collection',
  '/collection/avatar_1',
  '/item/item_20',
  '/user/avatar_6',
  '/album/avatar_6',
  '/case-studies/case_study_1',
  '/single_post/post_1',
  '/single_post/how-a-ticket-works',
  itemPath(loot, '#340#'),
  itemPath(loot, '<moss_bear>'),
])('%j is a page (spec L33)', (path) => expect(kindOf(path)).toBe('page'))

test.each([
  ['/item/item_20', '/collection/explore_collection'],
  ['/collection/avatar_1', '/collections-wide'],
  ['/user/avatar_6', '/rankings'],
  ['/case-studies/case_study_1', '/case-studies'],
])('%s of the menu leads to %s where the name stands for no address (spec L33)', (path, to) => {
  const none = { items: {}, collections: {}, accounts: {}, boxes: {} }
  expect(parseSitePath(path, { networkId: 2, aliases: none })).toEqual({ kind: 'redirect', points: 1, to })
})

test.each([
  '/search',
  '/search/',
  '/collection/search',
  '/receipt/search',
  `${itemPath(loot, '#340#')}/search`,
  '/api/search',
  '/health/search',
  '/boxes/search',
  '/icons/search',
  '/media/search',
  '/media/x/search',
  '/lists/search',
  '/_next/search',
  '/_next/image/search',
  '/%73earch',
])('%s is the search page and costs a point (spec L22, trap T26)', (path) =>
  expect(parseSitePath(path, { networkId: 240, aliases })).toEqual({ kind: 'search', points: 1 }),
)

test.each([
  ['/', 1],
  ['/terms', 1],
  [receipt, 3],
  [`${receipt}/json`, 3],
  ['/create', 3],
  ['/create/', 3],
  ['/opengraph-image', 3],
  [`${box}/opengraph-image`, 3],
  ['/cards/resource_loc1/%231%23', 3],
  ['/lists/items', 1],
  ['/lists/items.csv', 20],
  ['/lists/items%2Ecsv', 20],
  ['/.well-known/radix.json', 1],
  ['/boxes/hug.svg', 0],
  ['/media/resource_loc1/%231%23', 0],
  [upload, 1],
  ['/api/all-lootbox-resources', 0],
  ['/health/live', 0],
])('%s costs %d', (path, points) => expect(pointsOf(path)).toBe(points))

test.each([
  '/api',
  '/api/',
  '/health',
  '/health/other',
  '/boxes/none.svg',
  '/icons/',
  '/media/x',
  '/_next/image',
  '/%61pi/all-lootbox-resources',
  '/%69con.svg',
  '/health/%6cive',
  '/.well-known/radix%2Ejson',
  `/%6dedia/${loot}/%231%23`,
  '/%75ploads/x.png',
])('%s has no file or handler, so the 404 page that answers it costs a point', (path) =>
  expect(parseSitePath(path, { networkId: 240, aliases })).toEqual({ kind: 'page', points: 1 }),
)

test.each([upload, `/media/${loot}/%231%23`, `/media/${loot}/%231%23/`])('%s is a picture', (path) =>
  expect(kindOf(path)).toBe('picture'),
)

test.each(['/%', '/%E0%A4%A/opengraph-image', '/media%2Fx/y', '/boxes%2Fhug.svg', '/a%5Cb', '/%00', '/item/%00/x'])(
  '%s cannot be read',
  (path) => expect(parseSitePath(path, { networkId: 240, aliases })).toBeUndefined(),
)

test('a percent sign in a segment is decoded once', () => expect(kindOf('/media/x/%25')).toBe('picture'))

test.each(['/icon.svg', '/boxes/hug.svg', '/offline-worker.js'])('%s is a file', (path) => {
  expect(kindOf(path)).toBe('file')
  expect(pointsOf(path)).toBe(0)
})
test.each(['/boxes', '/boxes/nope.svg', '/src/proxy.ts'])('%s is none', (path) => expect(kindOf(path)).toBe('page'))
