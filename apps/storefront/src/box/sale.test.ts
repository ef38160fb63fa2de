import { amountOf } from '@lootboxes/ledger'
import { type BoxFacts, checkPrice, FALLBACK_PRICE } from '@lootboxes/lootbox'
import { expect, test } from 'vitest'
import { box } from '@/client/genesis.fixture'
import { saleOf } from './sale'

const fact = (supply: Partial<BoxFacts['supply']>, isOutdated = false, entry = box) => {
  const known = { sold: 1, max: 10, left: 9, isOpen: true, price: amountOf(2), ...supply }
  const value = { stateVersion: 9, supply: known, odds: undefined, collections: [], price: checkPrice(entry, known) }
  return { value, ageMs: isOutdated ? 20_000 : 1_000, isFailing: isOutdated }
}

const unpriced = { ...box, price: FALLBACK_PRICE }

test.each([
  ['what the ledger says now', fact({}), 'live'],
  ['nothing left', fact({ left: 0 }), 'sold-out'],
  ['a component that does not sell', fact({ isOpen: false }), 'closed'],
  ['no answer', undefined, 'unreachable'],
  ['an old answer of a ledger that is silent', fact({}, true), 'unreachable'],
  ['an old answer that nothing is left', fact({ left: 0 }, true), 'unreachable'],
  ['a component that names no price', fact({ price: undefined }), 'live'],
] as const)('%s', (_, known, status) => expect(saleOf(box, known).status).toBe(status))

test('another price on the ledger stops the sale, and both are known', () => {
  expect(saleOf(box, fact({ price: amountOf(4) }))).toEqual({ status: 'price-mismatch', ledgerPrice: amountOf(4) })
  expect(saleOf(unpriced, fact({}, false, unpriced))).toEqual({
    status: 'price-mismatch',
    ledgerPrice: amountOf(2),
  })
})

test('the fallback price is not sold at unless the ledger states it (spec L44)', () => {
  expect(saleOf(unpriced, fact({ price: undefined }, false, unpriced)).status).toBe('price-mismatch')
  expect(saleOf(unpriced, fact({ price: FALLBACK_PRICE }, false, unpriced)).status).toBe('live')
})

test('a box that is not listed is never sold (trap T1)', () =>
  expect(saleOf(undefined, fact({})).status).toBe('unlisted'))
