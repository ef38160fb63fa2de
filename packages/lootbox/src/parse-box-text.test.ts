import { formatAmount } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { config } from './ledger.fixture'
import { parseBoxText } from './parse-box-text'

const [box] = config.lootboxes
const given = { component: box?.componentAddress, ticket: box?.ticketAddress }
const parse = (json: string) => parseBoxText(json, { networkId: config.networkId, defaultPrice: 999n, name: 'BOX' })

test.each([
  [undefined, '999'],
  ['2.5', '2.5'],
  [2, '2'],
  [0.1, '0.1'],
  [1e-7, '0.0000001'],
])('the price %j is %s', (price, text) => {
  expect(formatAmount(parse(JSON.stringify({ ...given, price })).price)).toBe(text)
})

test.each([
  ['', 'BOX: is not JSON. Expected {"component":"component_…","ticket":"resource_…"}'],
  ['[]', 'BOX: Expected object, received array'],
  ['{"ticket":5}', 'BOX.component: Required'],
  [JSON.stringify({ ...given, prize: 1 }), 'BOX: Unknown: prize'],
  [JSON.stringify({ ...given, price: '1e-7' }), 'BOX.price: “1e-7” is not an amount.'],
  [JSON.stringify({ ...given, price: 1e-19 }), 'BOX.price: 0.0000000000000000001 has more than 18 decimals.'],
])('%s: %s', (json, message) => {
  expect(() => parse(json)).toThrow(new Error(message))
})
