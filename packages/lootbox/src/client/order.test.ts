import { amountOf, parseLocalId, xrdAddress } from '@lootboxes/ledger'
import { renderManifest } from '@lootboxes/manifest'
import { describe, expect, test } from 'vitest'
import { account, club as clubToken, component, config, tickets as ticketResource } from '../ledger.fixture'
import { FALLBACK_PRICE } from '../lootbox-config'
import { checkPrice } from '../price-check'
import type { HeldLoot } from './holdings'
import { mayHaveRun } from './may-have-run'
import {
  buyOrder,
  checkOrder,
  expectedLoot,
  type Order,
  type OrderManifestConfig,
  orderManifest,
  redeemOrder,
} from './order'
import { failureCode } from './order-failure'

const site: OrderManifestConfig = {
  networkId: 240,
  deposit: 'deposit_batch',
  clubToken: { address: clubToken },
  lockFeeProof: 'auth-zone',
}
const buy: Order = { kind: 'buy', component, token: xrdAddress(240), ticketResource, price: amountOf(2), count: 3n }
const ids = [parseLocalId('#1#')._unsafeUnwrap(), parseLocalId('#2#')._unsafeUnwrap()]
const text = (order: Order, lockFee: boolean) =>
  renderManifest(orderManifest(site, { order, account, lockFee })._unsafeUnwrap())

describe('the manifest of an order', () => {
  test('buys for price × quantity (spec L85, L115)', () => {
    expect(text(buy, false)).toContain('Decimal("6")')
    expect(text(buy, false)).toContain('"buy_loot_box_ticket"')
    expect(text(buy, false)).toContain(`ASSERT_WORKTOP_CONTAINS Address("${ticketResource}") Decimal("3")`)
  })
  test.each([
    ['reveal', 'reveal_ticket'],
    ['redeem', 'claim_loot'],
  ] as const)('%s calls %s with the chosen tickets (spec L115)', (kind, method) => {
    const written = text({ kind, component, ticketResource, ids }, false)
    expect(written).toContain(`"${method}"`)
    expect(written).toContain('NonFungibleLocalId("#2#")')
  })
  test('redeems for the loot the tickets name', () => {
    const expected = [{ collection: ticketResource, ids: ['#7#', '#8#'] }]
    expect(text({ kind: 'redeem', component, ticketResource, ids, expect: expected }, false)).toContain(
      `ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES Address("${ticketResource}") Array<NonFungibleLocalId>(NonFungibleLocalId("#7#")`,
    )
  })
  test.each([
    [buy, 'buy_loot_box_ticket_lock_fee'],
    [{ kind: 'reveal', component, ticketResource, ids }, 'reveal_ticket_lock_fee'],
    [{ kind: 'redeem', component, ticketResource, ids }, 'claim_loot_lock_fee'],
  ] as const)(
    'with lock-fee it first creates a proof of 100 of the special token (spec L11, L116)',
    (order, method) => {
      const written = text(order, true)
      expect(written).toContain(`"${method}"`)
      expect(written.indexOf('create_proof_of_amount')).toBeLessThan(written.indexOf(method))
      expect(written).toContain('Decimal("100")')
    },
  )
  test('no tickets, no manifest', () => {
    expect(
      orderManifest(site, {
        order: { kind: 'reveal', component, ticketResource, ids: [] },
        account,
        lockFee: false,
      }).isErr(),
    ).toBe(true)
  })
})

test('the proof shows as much as the club asks for', () => {
  const manifest = orderManifest({ ...site, clubThreshold: amountOf(250) }, { order: buy, account, lockFee: true })
  expect(renderManifest(manifest._unsafeUnwrap())).toContain('Decimal("250")')
})

const [box] = config.lootboxes
if (box === undefined) throw new Error('The fixture lists a box.')

describe('the ledger’s price against the configured', () => {
  const ledger = (price: number) => ({ price: amountOf(price) })
  const fallback = { ...box, price: FALLBACK_PRICE }

  test('is agreed, or not stated: sold at', () => {
    expect(checkPrice(box, ledger(2))).toEqual({ status: 'agreed', price: amountOf(2) })
    expect(checkPrice(box, undefined)).toEqual({ status: 'configured', price: amountOf(2) })
    expect(checkPrice(box, { price: undefined })).toEqual({ status: 'configured', price: amountOf(2) })
  })

  test('differs: both prices are returned, and the box is not sold', () => {
    expect(checkPrice(box, ledger(4))).toEqual({
      status: 'price-mismatch',
      configured: amountOf(2),
      ledger: amountOf(4),
    })
    expect(checkOrder([box], buyOrder(box, 1), ledger(4))).toBe('price-mismatch')
  })

  test('a box sells at the fallback price only if the ledger states that price (spec L44)', () => {
    expect(checkOrder([fallback], buyOrder(fallback, 1), undefined)).toBe('price-unconfirmed')
    expect(checkOrder([fallback], buyOrder(fallback, 1), ledger(2))).toBe('price-mismatch')
    expect(checkOrder([fallback], buyOrder(fallback, 1), ledger(999))).toBeUndefined()
  })

  test('an order made at another price or in another token than the box’s is not sent', () => {
    expect(checkOrder([box], { ...buyOrder(box, 1), price: amountOf(1) }, ledger(2))).toBe('price-mismatch')
    expect(checkOrder([box], { ...buyOrder(box, 1), token: clubToken }, ledger(2))).toBe('price-mismatch')
    expect(checkOrder([box], buyOrder(box, 3), ledger(2))).toBeUndefined()
  })

  test('does not block reveal and redeem; an unlisted box is refused', () => {
    const reveal: Order = { kind: 'reveal', component, ticketResource, ids }
    expect(checkOrder([box], reveal, ledger(4))).toBeUndefined()
    expect(checkOrder([], reveal, ledger(2))).toBe('unlisted')
  })
})

test('a failure has a code for its text; an order that may be committed has its account read again', () => {
  expect(failureCode({ kind: 'refused', why: 'price-mismatch' })).toBe('price-mismatch')
  expect(failureCode({ kind: 'undetermined', transactionIntentHash: 'txid' })).toBe('undetermined')
  expect(mayHaveRun({ kind: 'refused', why: 'busy' })).toBe(false)
  expect(mayHaveRun({ kind: 'undetermined', transactionIntentHash: 'txid' })).toBe(true)
  expect(mayHaveRun({ kind: 'wallet', code: 'rejectedByUser', message: undefined })).toBe(false)
  expect(mayHaveRun({ kind: 'wallet', code: 'submittedTransactionWasDuplicate', message: undefined })).toBe(true)
})

const ticket = (id: string, ...loots: readonly (readonly [string, ...string[]])[]): HeldLoot => ({
  non_fungible_id: parseLocalId(id)._unsafeUnwrap(),
  loots: loots.map(([resourceAddress, ...ids]) => ({
    resourceAddress,
    fieldName: 'loot',
    nonFungibleLocalId: ids.map((one) => ({ id: one })),
  })),
})

test('the loot of all tickets, each collection once', () => {
  expect(
    expectedLoot([ticket('#1#', ['creatures', '#7#']), ticket('#2#', ['plants', '#1#'], ['creatures', '#8#'])]),
  ).toEqual([
    { collection: 'creatures', ids: ['#7#', '#8#'] },
    { collection: 'plants', ids: ['#1#'] },
  ])
})

describe('a claim in which one ticket names no loot', () => {
  const [creatures, plants] = [clubToken, ticketResource]
  const manifestOf = (...tickets: readonly HeldLoot[]) => {
    const [box] = config.lootboxes
    if (box === undefined) throw new Error('The fixture lists a box.')
    return text(redeemOrder(box, tickets), false)
  }
  test('asserts the loot of the others', () => {
    const written = manifestOf(ticket('#1#', [plants, '#7#']), ticket('#2#'), ticket('#3#', [plants]))
    expect(written).toContain(
      `ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES Address("${plants}") Array<NonFungibleLocalId>(NonFungibleLocalId("#7#"))`,
    )
    expect(written.match(/ASSERT_WORKTOP/g)).toHaveLength(1)
  })
  test('asserts nothing where no ticket names any', () => {
    expect(manifestOf(ticket('#1#'), ticket('#2#'))).not.toContain('ASSERT_WORKTOP')
  })
  test('is known by collection, without the ticket', () => {
    expect(expectedLoot([ticket('#1#', [creatures, '#7#']), ticket('#2#')])).toEqual([
      { collection: creatures, ids: ['#7#'] },
    ])
    expect(expectedLoot([ticket('#1#', [creatures])])).toEqual([])
  })
})
