import { expect, test } from 'vitest'
import { productCalls, productPath } from './product-calls'

test('the five paths (spec L101 to L105)', () => {
  expect(Object.values(productCalls).map(({ path }) => path)).toEqual([
    '/api/all-lootbox-resources',
    '/api/all-account-tickets-unrevealed',
    '/api/all-account-tickets-revealed-unredeemed',
    '/api/{product}-100-club',
    '/api/ticket-info-post-reveal',
  ])
  expect(productPath('getClub', 'baller')).toBe('/api/baller-100-club')
  expect(productPath('getClub', 'a$&b')).toBe('/api/a$&b-100-club')
})
