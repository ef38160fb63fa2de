import { amountOf, parseAmount } from '@lootboxes/ledger'
import { describe, expect, test } from 'vitest'
import { addressesOf } from './addresses.fixture'
import { buyTickets } from './buy-tickets'
import { claimLoot, type ExpectedLoot } from './claim-loot'
import { compile, expectEngineAccepts } from './engine.fixture'
import type { LockFeeProof } from './lock-fee'
import { renderManifest } from './render-manifest'
import { revealTickets } from './reveal-tickets'
import { transfer } from './transfer'

const ruid = '{0123456789abcdef-0123456789abcdef-0123456789abcdef-0123456789abcdef}'
const proofs: readonly (LockFeeProof | undefined)[] = [undefined, 'auth-zone', 'argument-last', 'argument-first']

/** Every recipe, with every form of proof, both deposit methods and every kind of id. */
const manifestsOf = (networkId: number) => {
  const { clubToken, token, ticketResource, loot, ...at } = addressesOf(networkId)
  const forms = proofs.flatMap((proof) =>
    (['deposit_batch', 'try_deposit_batch_or_abort'] as const).map((deposit) => ({
      ...at,
      deposit,
      ...(proof === undefined ? {} : { lockFee: { clubToken, proof } }),
    })),
  )
  const idLists = [
    ['#1#'],
    ['#0#', '#18446744073709551615#'],
    ['<a>', '<B_2>'],
    ['[00]', `[${'be'.repeat(64)}]`],
    [ruid],
  ]
  return forms.flatMap((form) => [
    transfer({ ...form, from: at.account, to: at.dAppDefinition, resource: token, amount: amountOf(2) }),
    transfer({ ...form, from: at.account, to: at.dAppDefinition, resource: ticketResource, ids: ['#1#'] }),
    buyTickets({ ...form, token, ticketResource, price: amountOf(2), count: 3n }),
    ...idLists.flatMap((ids) => [
      revealTickets({ ...form, ticketResource, ids }),
      claimLoot({ ...form, ticketResource, ids }),
      claimLoot({ ...form, ticketResource, ids, expect: [{ collection: loot, count: ids.length }] }),
      claimLoot({ ...form, ticketResource, ids, expect: [{ collection: loot, ids }] }),
    ]),
  ])
}

describe.each([1, 2, 240])('on network %i', (networkId) => {
  test('the engine toolkit compiles and validates every recipe, byte-identical after a round trip', async () => {
    const manifests = manifestsOf(networkId)
    expect(manifests).toHaveLength(184)
    for (const manifest of manifests) await expectEngineAccepts(manifest._unsafeUnwrap())
  })
})

test('1,000 ids compile with a raised limit', async () => {
  const { ticketResource, ...at } = addressesOf(240)
  const ids = Array.from({ length: 1_000 }, (_, i) => `#${i}#`)
  const bytes = await expectEngineAccepts(
    revealTickets({ ...at, ticketResource, ids, maxTickets: 1_000 })._unsafeUnwrap(),
  )
  expect(bytes.length).toBeLessThan(20_000)
})

describe('the text (gateway-and-ledger 2.1)', () => {
  const { account, component, token, ticketResource, clubToken, loot, networkId } = addressesOf(240)
  const at = { account, component, networkId }

  test('buy: the total is exactly count × price (spec L85, L115)', () => {
    const price = parseAmount('0.1')._unsafeUnwrap()
    expect(renderManifest(buyTickets({ ...at, token, ticketResource, price, count: 3n })._unsafeUnwrap())).toBe(
      [
        `CALL_METHOD Address("${account}") "withdraw" Address("${token}") Decimal("0.3");`,
        `TAKE_FROM_WORKTOP Address("${token}") Decimal("0.3") Bucket("payment");`,
        `CALL_METHOD Address("${component}") "buy_loot_box_ticket" Bucket("payment");`,
        `ASSERT_WORKTOP_CONTAINS Address("${ticketResource}") Decimal("3");`,
        `CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
        '',
      ].join('\n'),
    )
  })

  test('reveal asserts the same tickets; claim asserts nothing without `expect` (spec L115)', () => {
    const options = { ...at, ticketResource, ids: ['#1#', '#2#'] }
    const asserted = `ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES Address("${ticketResource}") Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"), NonFungibleLocalId("#2#"));`
    const reveal = renderManifest(revealTickets(options)._unsafeUnwrap())
    expect(reveal).toBe(
      [
        `CALL_METHOD Address("${account}") "withdraw_non_fungibles" Address("${ticketResource}") Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"), NonFungibleLocalId("#2#"));`,
        `TAKE_ALL_FROM_WORKTOP Address("${ticketResource}") Bucket("tickets");`,
        `CALL_METHOD Address("${component}") "reveal_ticket" Bucket("tickets");`,
        asserted,
        `CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
        '',
      ].join('\n'),
    )
    expect(renderManifest(claimLoot(options)._unsafeUnwrap())).toBe(
      reveal.replace('reveal_ticket', 'claim_loot').replace(`${asserted}\n`, ''),
    )
  })

  test('claim asserts the count or the ids of each expected collection', () => {
    const options = { ...at, ticketResource, ids: ['#1#', '#2#'] }
    const assertions = (expected: readonly ExpectedLoot[]) =>
      renderManifest(claimLoot({ ...options, expect: expected })._unsafeUnwrap())
        .split('\n')
        .filter((line) => line.startsWith('ASSERT'))
    expect(assertions([{ collection: loot, count: 2 }])).toEqual([
      `ASSERT_WORKTOP_CONTAINS Address("${loot}") Decimal("2");`,
    ])
    expect(
      assertions([
        { collection: loot, ids: ['#7#'] },
        { collection: ticketResource, count: 1 },
      ]),
    ).toEqual([
      `ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES Address("${loot}") Array<NonFungibleLocalId>(NonFungibleLocalId("#7#"));`,
      `ASSERT_WORKTOP_CONTAINS Address("${ticketResource}") Decimal("1");`,
    ])
  })

  test.each([
    ['auth-zone', 'reveal_ticket_lock_fee" Bucket("tickets");', false],
    ['argument-last', 'reveal_ticket_lock_fee" Bucket("tickets") Proof("special_proof");', true],
    ['argument-first', 'reveal_ticket_lock_fee" Proof("special_proof") Bucket("tickets");', true],
  ] as const)('lock fee, %s: a proof of 100 comes first (spec L116)', (proof, call, popped) => {
    const manifest = revealTickets({ ...at, ticketResource, ids: ['#1#'], lockFee: { clubToken, proof } })
    const [first, second, ...rest] = renderManifest(manifest._unsafeUnwrap()).split('\n')
    expect(first).toBe(
      `CALL_METHOD Address("${account}") "create_proof_of_amount" Address("${clubToken}") Decimal("100");`,
    )
    expect(second === 'POP_FROM_AUTH_ZONE Proof("special_proof");').toBe(popped)
    expect(rest.some((line) => line.endsWith(call))).toBe(true)
  })

  test('options replace method names and the deposit; the default proof is in the auth zone', () => {
    const lockFee = { clubToken, amount: amountOf(5) }
    const manifest = buyTickets({
      ...at,
      token,
      ticketResource,
      price: amountOf(2),
      count: 1n,
      method: 'buy',
      lockFee,
      deposit: 'try_deposit_batch_or_abort',
    })
    const text = renderManifest(manifest._unsafeUnwrap())
    expect(text).toContain('Decimal("5");\nCALL_METHOD')
    expect(text).toContain('"buy_lock_fee" Bucket("payment");')
    expect(text).toContain('"try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();')
  })

  test('never locks a fee on the account, because the wallet adds that', () => {
    for (const manifest of manifestsOf(240))
      expect(renderManifest(manifest._unsafeUnwrap())).not.toContain('"lock_fee"')
  })

  test('the size of each compiled manifest is unchanged', async () => {
    const sizeOf = async (count: number) => {
      const ids = Array.from({ length: count }, (_, i) => `#${i + 1}#`)
      return (await compile(renderManifest(revealTickets({ ...at, ticketResource, ids })._unsafeUnwrap()), 240)).length
    }
    expect([await sizeOf(1), await sizeOf(29), await sizeOf(100)]).toEqual([297, 801, 2_079])
  })
})
