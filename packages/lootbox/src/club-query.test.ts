import { type Amount, amountOf } from '@lootboxes/ledger'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInClub } from './club-query'
import { createProductApi } from './create-product-api'
import { account, club, config, createLedger } from './ledger.fixture'

const threshold = amountOf(100)
const attos = fc.bigInt({ min: 0n, max: 10n ** 24n }).map((value) => value as Amount)

test.each([
  [99, 0, false, false],
  [100, 0, false, true],
  [100, 1_000, false, true],
  [100, 1, true, false],
  [101, 1, true, true],
  [100, 0, true, true],
])(
  'holding %i, paying %i (with the club token: %s) → %s (spec L104, L133)',
  (balance, tokenAmount, paysWithClubToken, result) => {
    expect(
      isInClub({ balance: amountOf(balance), threshold, tokenAmount: amountOf(tokenAmount), paysWithClubToken }),
    ).toBe(result)
  },
)

test('one atto below is below', () => {
  const balance = (threshold - 1n) as Amount
  expect(isInClub({ balance, threshold, tokenAmount: amountOf(0), paysWithClubToken: false })).toBe(false)
})

test('property: more never takes the club away, and paying with its token never lets one in', () => {
  fc.assert(
    fc.property(attos, attos, attos, fc.boolean(), (balance, more, tokenAmount, paysWithClubToken) => {
      const question = { balance, threshold, tokenAmount, paysWithClubToken }
      if (!isInClub(question)) return
      expect(isInClub({ ...question, balance: (balance + more) as Amount })).toBe(true)
      expect(isInClub({ ...question, paysWithClubToken: false })).toBe(true)
    }),
  )
})

describe('getClub', () => {
  const ask = (amounts: readonly string[], token_amount: number | string, own = config) => {
    const ledger = createLedger()
    ledger.hold(account, club, ...amounts)
    return createProductApi(ledger.gateway, own).getClub({ account_address: account, token_amount })
  }

  test('sums vaults exactly, where floating point would not', async () => {
    expect((await ask(['99.9', '0.1'], 0))._unsafeUnwrap()).toEqual({ result: true })
    expect((await ask(['99.9', '0.099999999999999999'], 0))._unsafeUnwrap()).toEqual({ result: false })
    expect((await ask([], 0))._unsafeUnwrap()).toEqual({ result: false })
  })

  test('a box sold for the club token needs both', async () => {
    const paid = { ...config, lootboxes: config.lootboxes.map((box) => ({ ...box, tokenAddress: club })) }
    expect((await ask(['105'], '6', paid))._unsafeUnwrap()).toEqual({ result: false })
    expect((await ask(['106'], 6, paid))._unsafeUnwrap()).toEqual({ result: true })
  })

  test.each([1e-7, 1.5e-7, 0.1, 1e21])('the number %d is an amount', async (amount) => {
    expect((await ask(['100'], amount))._unsafeUnwrap()).toEqual({ result: true })
  })

  test('a number finer than an atto is refused', async () => {
    expect((await ask(['100'], 1e-19)).isErr()).toBe(true)
  })

  test('without a special token nobody is in the club, and no call is made', async () => {
    const none = { ...config, product: { name: 'Baller', slug: 'baller' } }
    expect((await ask(['1000'], 0, none))._unsafeUnwrap()).toEqual({ result: false })
  })
})
