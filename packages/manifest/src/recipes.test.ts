import { amountOf, parseAmount } from '@lootboxes/ledger'
import { describe, expect, test } from 'vitest'
import { addressesOf } from './addresses.fixture'
import { buyTickets } from './buy-tickets'
import { claimLoot } from './claim-loot'
import { compile, expectEngineAccepts } from './engine.fixture'
import type { LockFeeProof } from './lock-fee'
import { renderManifest } from './render-manifest'
import { revealTickets } from './reveal-tickets'

const ruid = '{0123456789abcdef-0123456789abcdef-0123456789abcdef-0123456789abcdef}'
const proofs: readonly (LockFeeProof | undefined)[] = [undefined, 'auth-zone', 'argument-last', 'argument-first']

/** Every recipe, every proof form, both deposits, every kind of id. */
const manifestsOf = (networkId: number) => {
  const { clubToken, token, ticketResource, ...at } = addressesOf(networkId)
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
    buyTickets({ ...form, token, price: amountOf(2), count: 3n }),
    ...idLists.flatMap((ids) => [
      revealTickets({ ...form, ticketResource, ids }),
      claimLoot({ ...form, ticketResource, ids }),
    ]),
  ])
}

describe.each([1, 2, 240])('on network %i', (networkId) => {
  test('the engine toolkit compiles and validates every recipe, byte-identical after a round trip', async () => {
    const manifests = manifestsOf(networkId)
    expect(manifests).toHaveLength(88)
    for (const manifest of manifests) await expectEngineAccepts(manifest._unsafeUnwrap())
  })
})

test('1,000 ids compile too, when asked for', async () => {
  const { ticketResource, ...at } = addressesOf(240)
  const ids = Array.from({ length: 1_000 }, (_, i) => `#${i}#`)
  const bytes = await expectEngineAccepts(
    revealTickets({ ...at, ticketResource, ids, maxTickets: 1_000 })._unsafeUnwrap(),
  )
  expect(bytes.length).toBeLessThan(10_000)
})

describe('the text (gateway-and-ledger 2.1)', () => {
  const { account, component, token, ticketResource, clubToken, networkId } = addressesOf(240)
  const at = { account, component, networkId }

  test('buy: total is count × price, to the atto', () => {
    const price = parseAmount('0.1')._unsafeUnwrap()
    expect(renderManifest(buyTickets({ ...at, token, price, count: 3n })._unsafeUnwrap())).toBe(
      [
        `CALL_METHOD Address("${account}") "withdraw" Address("${token}") Decimal("0.3");`,
        `TAKE_FROM_WORKTOP Address("${token}") Decimal("0.3") Bucket("payment");`,
        `CALL_METHOD Address("${component}") "buy_loot_box_ticket" Bucket("payment");`,
        `CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
        '',
      ].join('\n'),
    )
  })

  test('reveal and claim differ by the method only', () => {
    const options = { ...at, ticketResource, ids: ['#1#', '#2#'] }
    const reveal = renderManifest(revealTickets(options)._unsafeUnwrap())
    expect(reveal).toBe(
      [
        `CALL_METHOD Address("${account}") "withdraw_non_fungibles" Address("${ticketResource}") Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"), NonFungibleLocalId("#2#"));`,
        `TAKE_ALL_FROM_WORKTOP Address("${ticketResource}") Bucket("tickets");`,
        `CALL_METHOD Address("${component}") "reveal_ticket" Bucket("tickets");`,
        `CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
        '',
      ].join('\n'),
    )
    expect(renderManifest(claimLoot(options)._unsafeUnwrap())).toBe(reveal.replace('reveal_ticket', 'claim_loot'))
  })

  test.each([
    ['auth-zone', 'reveal_ticket_lock_fee" Bucket("tickets");', false],
    ['argument-last', 'reveal_ticket_lock_fee" Bucket("tickets") Proof("special_proof");', true],
    ['argument-first', 'reveal_ticket_lock_fee" Proof("special_proof") Bucket("tickets");', true],
  ] as const)('lock fee, %s: a proof of 100 comes first', (proof, call, popped) => {
    const manifest = revealTickets({ ...at, ticketResource, ids: ['#1#'], lockFee: { clubToken, proof } })
    const [first, second, ...rest] = renderManifest(manifest._unsafeUnwrap()).split('\n')
    expect(first).toBe(
      `CALL_METHOD Address("${account}") "create_proof_of_amount" Address("${clubToken}") Decimal("100");`,
    )
    expect(second === 'POP_FROM_AUTH_ZONE Proof("special_proof");').toBe(popped)
    expect(rest.some((line) => line.endsWith(call))).toBe(true)
  })

  test('other method names and deposits by option, and the default form of the proof is the auth zone', () => {
    const lockFee = { clubToken, amount: amountOf(5) }
    const manifest = buyTickets({
      ...at,
      token,
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

  test('never locks a fee on the account: that is the wallet’s to add', () => {
    for (const manifest of manifestsOf(240))
      expect(renderManifest(manifest._unsafeUnwrap())).not.toContain('"lock_fee"')
  })

  test('sizes stay what they were measured to be', async () => {
    const sizeOf = async (count: number) => {
      const ids = Array.from({ length: count }, (_, i) => `#${i + 1}#`)
      return (await compile(renderManifest(revealTickets({ ...at, ticketResource, ids })._unsafeUnwrap()), 240)).length
    }
    expect([await sizeOf(1), await sizeOf(29), await sizeOf(100)]).toEqual([251, 503, 1_142])
  })
})
