import type { Gateway } from '@lootboxes/gateway'
import { createFakeGateway } from '@lootboxes/gateway/testing'
import { encodeTransactionId } from '@lootboxes/ledger'
import { createBoxReader, type Odds } from '@lootboxes/lootbox'
import { parseRarity } from '@lootboxes/ui'
import { errAsync } from 'neverthrow'
import { expect, test } from 'vitest'
import { config, devnetShopper } from './devnet-shopper.fixture'
import { createReceiptReader } from './read-receipt'
import type { ReceiptOdds } from './receipt-odds'

type Shopper = Awaited<ReturnType<typeof devnetShopper>>

/** The odds as the box's own page shows them at this moment, edge by edge. */
async function oddsNow({ gateway, box }: Shopper): Promise<ReadonlyMap<string, number>> {
  const { odds } = (await createBoxReader(gateway, config)(box))._unsafeUnwrap()
  const { lines }: Odds = odds ?? expect.fail('The devnet tells its odds.')
  const shares = new Map<string, number>()
  for (const { rarity, share } of lines) shares.set(parseRarity(rarity), (shares.get(parseRarity(rarity)) ?? 0) + share)
  return shares
}
const sharesOf = ({ shares }: ReceiptOdds) => new Map<string, number>(shares.map(({ edge, share }) => [edge, share]))
const expectSame = (odds: ReceiptOdds, then: ReadonlyMap<string, number>) => {
  const shares = sharesOf(odds)
  for (const [edge, share] of then) expect(shares.get(edge) ?? 0, edge).toBeCloseTo(share, 12)
}
const reader = ({ gateway }: Shopper) => {
  const read = createReceiptReader(gateway, config)
  return async (id: string) => (await read(id))._unsafeUnwrap()
}
const draw = async (shopper: Shopper, count: number) => {
  await shopper.buy(count)
  const ids = await shopper.held()
  await shopper.reveal(ids)
  return ids
}

test('a purchase keeps the odds of its moment, whatever is drawn later', async () => {
  const shopper = await devnetShopper()
  const bought = await shopper.buy(20)
  const then = await oddsNow(shopper)
  await shopper.reveal(await shopper.held())
  const later = await oddsNow(shopper)
  expect([...later]).not.toEqual([...then])

  const receipt = await reader(shopper)(bought.intentHash)
  expect(receipt.odds).toMatchObject([{ basis: 'ledger', stateVersion: bought.stateVersion }])
  expectSame(receipt.odds[0] ?? expect.fail(), then)
})

test('an opening has the odds its draw started from', async () => {
  const shopper = await devnetShopper()
  await draw(shopper, 12)
  await shopper.buy(5)
  const then = await oddsNow(shopper)
  const ids = await shopper.held()
  const revealed = await shopper.reveal(ids.slice(0, 5))
  const receipt = await reader(shopper)(revealed.intentHash)
  expect(receipt.what).toBe('revealed')
  expect(receipt.odds).toMatchObject([{ basis: 'ledger', stateVersion: revealed.stateVersion }])
  expectSame(receipt.odds[0] ?? expect.fail(), then)
})

test('a redemption has the odds before the draws its loot came from, of the edges that came', async () => {
  const shopper = await devnetShopper()
  const first = await oddsNow(shopper)
  const one = await draw(shopper, 3)
  const second = await oddsNow(shopper)
  await shopper.buy(2)
  const two = (await shopper.held()).filter((id) => !one.includes(id))
  await shopper.reveal(two)
  const redeemed = await shopper.redeem([...one, ...two])

  const receipt = await reader(shopper)(redeemed.intentHash)
  expect(receipt.pieces).toHaveLength(5)
  const [before, after, ...others] = receipt.odds
  expect(others).toEqual([])
  for (const [odds, then] of [
    [before, first],
    [after, second],
  ] as const) {
    const shares = sharesOf(odds ?? expect.fail())
    expect(shares.size).toBeGreaterThan(0)
    for (const [edge, share] of shares) expect(share).toBeCloseTo(then.get(edge) ?? 0, 12)
  }
  const came = new Set(receipt.pieces.map(({ edge }) => edge))
  expect(new Set(receipt.odds.flatMap(({ shares }) => shares.map(({ edge }) => edge)))).toEqual(came)
})

test('loot of many draws: the odds as printed, of the edges that came', async () => {
  const shopper = await devnetShopper()
  for (let n = 0; n < 5; n++) {
    const before = await shopper.held()
    await shopper.buy(1)
    await shopper.reveal((await shopper.held()).filter((id) => !before.includes(id)))
  }
  const redeemed = await shopper.redeem(await shopper.held())
  const receipt = await reader(shopper)(redeemed.intentHash)
  const [odds, ...others] = receipt.odds
  expect([odds?.basis, others]).toEqual(['print', []])
  expect(new Set(odds?.shares.map(({ edge }) => edge))).toEqual(new Set(receipt.pieces.map(({ edge }) => edge)))
})

test('a gateway that keeps no history: the odds as printed, and said to be', async () => {
  const shopper = await devnetShopper({
    refuse: (body) => body.includes('"addresses"') && body.includes('"at_ledger_state"'),
  })
  const printed = await oddsNow(shopper)
  const bought = await shopper.buy(10)
  await shopper.reveal(await shopper.held())
  const receipt = await reader(shopper)(bought.intentHash)
  expect(receipt.odds).toMatchObject([{ basis: 'print' }])
  expectSame(receipt.odds[0] ?? expect.fail(), printed)
})

test('why there is none: no id of this network, not committed, no answer', async () => {
  const { gateway } = await devnetShopper()
  const unheardOf = encodeTransactionId(new Uint8Array(32).fill(7), config.networkId)
  const why = async (asked: Gateway, id: string) =>
    (await createReceiptReader(asked, config)(id)).match(
      () => 'a receipt',
      ({ kind }) => kind,
    )
  expect(await why(gateway, 'txid_tdx_2_1nothing')).toBe('no-id')
  expect(await why(gateway, unheardOf)).toBe('not-committed')
  const silent = createFakeGateway({ getCommittedDetails: () => errAsync({ kind: 'timed-out', afterMs: 1 }) })
  expect(await why(silent, unheardOf)).toBe('no-answer')
})
