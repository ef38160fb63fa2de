import { amountOf, parseLocalId, xrdAddress } from '@lootboxes/ledger'
import { renderManifest } from '@lootboxes/manifest'
import { describe, expect, test } from 'vitest'
import type { Shop } from '../shop/shop'
import { account, clubToken, component, ticketResource } from '../trade/genesis.fixture'
import type { Order } from '../trade/trade'
import { manifestOf, tradeFailure } from './send-order'

const shop: Pick<Shop, 'networkId' | 'deposit' | 'clubToken' | 'lockFeeProof'> = {
  networkId: 240,
  deposit: 'deposit_batch',
  clubToken: { address: clubToken, symbol: 'BALLER' },
  lockFeeProof: 'auth-zone',
}
const buy: Order = { kind: 'buy', component, token: xrdAddress(240), price: amountOf(2), count: 3n }
const ids = [parseLocalId('#1#')._unsafeUnwrap(), parseLocalId('#2#')._unsafeUnwrap()]
const text = (order: Order, lockFee: boolean) =>
  renderManifest(manifestOf(shop, { order, account, lockFee })._unsafeUnwrap())

describe('the manifest of an order', () => {
  test('buys for price × quantity', () => {
    expect(text(buy, false)).toContain('Decimal("6")')
    expect(text(buy, false)).toContain('"buy_loot_box_ticket"')
  })
  test.each([
    ['reveal', 'reveal_ticket'],
    ['redeem', 'claim_loot'],
  ] as const)('%s calls %s with the chosen tickets', (kind, method) => {
    const written = text({ kind, component, ticketResource, ids }, false)
    expect(written).toContain(`"${method}"`)
    expect(written).toContain('NonFungibleLocalId("#2#")')
  })
  test.each([
    [buy, 'buy_loot_box_ticket_lock_fee'],
    [{ kind: 'reveal', component, ticketResource, ids }, 'reveal_ticket_lock_fee'],
    [{ kind: 'redeem', component, ticketResource, ids }, 'claim_loot_lock_fee'],
  ] as const)('with lock-fee it shows 100 of the special token first', (order, method) => {
    const written = text(order, true)
    expect(written).toContain(`"${method}"`)
    expect(written.indexOf('create_proof_of_amount')).toBeLessThan(written.indexOf(method))
    expect(written).toContain('Decimal("100")')
  })
  test('no tickets, no manifest (trap T8)', () => {
    expect(
      manifestOf(shop, {
        order: { kind: 'reveal', component, ticketResource, ids: [] },
        account,
        lockFee: false,
      }).isErr(),
    ).toBe(true)
  })
})

describe('a failed request', () => {
  const base = { interactionId: 'x', message: '' }
  test('of the wallet keeps its code', () =>
    expect(tradeFailure({ ...base, error: 'rejectedByUser' })).toEqual({
      kind: 'wallet',
      code: 'rejectedByUser',
      message: '',
    }))
  test('of the ledger says what the ledger said', () =>
    expect(
      tradeFailure({
        ...base,
        error: 'transactionNotSuccessful',
        settlement: { status: 'failed', reason: 'out of funds', intentHash: 'txid_loc1a' },
      }),
    ).toEqual({ kind: 'ledger', status: 'failed', reason: 'out of funds', intentHash: 'txid_loc1a' }))
  test('that nobody knows the end of is no failure of the ledger', () =>
    expect(
      tradeFailure({
        ...base,
        error: 'failedToPollSubmittedTransaction',
        settlement: { status: 'undetermined', lastSeen: 'pending', because: 'deadline', intentHash: 'txid_loc1a' },
      }),
    ).toEqual({ kind: 'undetermined', intentHash: 'txid_loc1a' }))
})
