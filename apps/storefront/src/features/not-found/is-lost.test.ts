import { encodeTransactionId } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { isLost } from './is-lost'

const box = '/component_loc1cr593env6yjzsnkv947dzh86t0qjk49fec9cwlh683jf2p8w97jzzu'
const receipt = `/receipt/${encodeTransactionId(new Uint8Array(32).fill(7), 240)}`

test.each([
  '/component_',
  `${box.slice(0, -1)}q`,
  `${box.slice(0, -1)}q/`,
  '/receipt/nope',
  `${receipt.slice(0, -1)}!`,
])('%s is lost', (path) => expect(isLost(path, 240)).toBe(true))

test.each([box, `${box}/`, `/component_${box.slice(1)}`, receipt])('%s is lost on another network only', (path) => {
  expect(isLost(path, 240)).toBe(false)
  expect(isLost(path, 1)).toBe(true)
})

test.each(['/', '', '/nope', '/terms', '/receipt', '/receipt/nope/json', `${box}q/opengraph-image`])(
  '%j is for the routes themselves',
  (path) => expect(isLost(path, 240)).toBe(false),
)
