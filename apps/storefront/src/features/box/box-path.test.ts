import { expect, test } from 'vitest'
import { componentOfPath } from './box-path'

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
