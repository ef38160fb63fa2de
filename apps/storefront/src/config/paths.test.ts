import { expect, test } from 'vitest'
import { albumCardPath, albumPath, componentOfPath, itemPath } from './paths'

const address = 'component_loc1cr593env6yjzsnkv947dzh86t0qjk49fec9cwlh683jf2p8w97jzzu'

test.each([address, `component_${address}`])('the segment %s names the box (spec L19; trap T43)', (segment) => {
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

test('the path of an item encodes its local id', () => {
  const loot = 'resource_loc1n2ppz8gw8ygl9smmw764khwe4qdywg7s9k0dfy4sel2ghdaeqmvwkz'
  expect(itemPath(loot, '#340#')).toBe(`/item/${loot}/%23340%23`)
})

test('an album and its card name the box, unless it is the default box', () => {
  expect([albumPath('account_a'), albumCardPath('account_a')]).toEqual(['/album/account_a', '/cards/album/account_a'])
  expect(albumCardPath('account_a', address)).toBe(`/cards${albumPath('account_a', address)}`)
  expect(albumPath('account_a', address)).toBe(`/album/account_a?box=${address}`)
})
