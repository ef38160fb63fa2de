import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Amount, amountOf } from '@lootboxes/ledger'
import { describe, expect, test } from 'vitest'
import type { Method } from '../blueprints/blueprint'
import { faucet } from '../blueprints/faucet'
import { flatSchema } from '../blueprints/non-fungible-schema'
import { createDevnet } from '../create-devnet'
import { devKeys } from '../keys'
import { createDraft, type Draft } from '../store/draft'
import { placeKey, type Vault } from '../store/families'
import { createStore } from '../store/store'
import { xrdBooks } from '../testing/account-books'
import { startDevnet } from '../testing/start-devnet'
import { testWallet } from '../testing/test-wallet'
import { assertConserved } from './conservation'

const tokens = (amount: Amount, owner = 'ada'): Vault => ({ kind: 'fungible', resource: 'token', owner, amount })
const cards = (count: number): Vault => ({ kind: 'non-fungible', resource: 'card', owner: 'ada', count })

/** Ten tokens in two vaults, two cards in one. */
function ledger() {
  const store = createStore()
  const draft = createDraft(store.at(0))
  draft.set('entity', 'token', { kind: 'fungible-resource', divisibility: 18 })
  draft.set('entity', 'card', {
    kind: 'non-fungible-resource',
    collection: { idType: 'Integer', schema: flatSchema('Card', {}) },
  })
  draft.set('supply', 'token', { total: amountOf(10), minted: amountOf(10), burned: 0n })
  draft.set('supply', 'card', { total: 2n, minted: 2n, burned: 0n })
  draft.set('vault', 'a', tokens(amountOf(6)))
  draft.set('vault', 'b', tokens(amountOf(4)))
  draft.set('vault', 'cards', cards(2))
  draft.set('vault', 'more cards', cards(0))
  for (const id of ['#1#', '#2#']) draft.set('place', placeKey('card', id), { vault: 'cards', burned: false })
  assertConserved(store.at(0), draft)
  store.apply(1, draft.writes)
  return store.at(1)
}

const changedBooks = (change: (draft: Draft) => void) => () => {
  const base = ledger()
  const draft = createDraft(base)
  change(draft)
  assertConserved(base, draft)
}

describe('the conservation check', () => {
  test.each<[string, (draft: Draft) => void]>([
    ['no change', () => undefined],
    [
      'a transfer',
      (draft) => {
        draft.set('vault', 'a', tokens(amountOf(1)))
        draft.set('vault', 'b', tokens(amountOf(9)))
      },
    ],
    [
      'a burn of both kinds',
      (draft) => {
        draft.set('vault', 'a', tokens(amountOf(5)))
        draft.set('supply', 'token', { total: amountOf(9), minted: amountOf(10), burned: amountOf(1) })
        draft.set('vault', 'cards', cards(1))
        draft.set('place', placeKey('card', '#1#'), { vault: undefined, burned: true })
        draft.set('supply', 'card', { total: 1n, minted: 2n, burned: 1n })
      },
    ],
    [
      'a card that moved',
      (draft) => {
        draft.set('vault', 'cards', cards(1))
        draft.set('vault', 'more cards', cards(1))
        draft.set('place', placeKey('card', '#2#'), { vault: 'more cards', burned: false })
      },
    ],
  ])('accepts %s', (_, change) => expect(changedBooks(change)).not.toThrow())

  test.each<[string, (draft: Draft) => void]>([
    ['tokens that vanish', (draft) => draft.set('vault', 'a', tokens(amountOf(5)))],
    ['tokens out of nowhere', (draft) => draft.set('vault', 'c', tokens(amountOf(1), 'bo'))],
    [
      'a vault below nothing',
      (draft) => {
        draft.set('vault', 'a', tokens(amountOf(-1)))
        draft.set('vault', 'b', tokens(amountOf(11)))
      },
    ],
    [
      'a supply that grows alone',
      (draft) => draft.set('supply', 'token', { total: amountOf(11), minted: amountOf(11), burned: 0n }),
    ],
    [
      'a supply that does not add up',
      (draft) => draft.set('supply', 'token', { total: amountOf(10), minted: amountOf(11), burned: 0n }),
    ],
    [
      'a card that is nowhere',
      (draft) => draft.set('place', placeKey('card', '#1#'), { vault: undefined, burned: false }),
    ],
    [
      'a card in a vault of tokens',
      (draft) => {
        draft.set('vault', 'cards', cards(1))
        draft.set('place', placeKey('card', '#1#'), { vault: 'a', burned: false })
      },
    ],
    ['a vault count without a move', (draft) => draft.set('vault', 'cards', cards(3))],
    [
      'a move that nobody counted',
      (draft) => draft.set('place', placeKey('card', '#1#'), { vault: 'more cards', burned: false }),
    ],
    ['a vault that changes hands', (draft) => draft.set('vault', 'a', tokens(amountOf(6), 'bo'))],
  ])('rejects %s', (_, change) => expect(changedBooks(change)).toThrow('The devnet broke its own books'))
})

/** A faucet that loses what it withdraws. */
const faucetFree = faucet.methods.get('free') as Method
const forgetful: Method = {
  ...faucetFree,
  run: (call, args, name) => {
    faucetFree.run(call, args, name)
    return {}
  },
}

test('a transaction of a blueprint that loses resources is rejected, logged and not written', async () => {
  const warnings: string[] = []
  const { devnet, url } = await startDevnet({ logger: { info: () => undefined, warn: (text) => warnings.push(text) } })
  const wallet = testWallet(devnet, devKeys(1).main)
  const before = xrdBooks(devnet, [])
  const manifest = `CALL_METHOD Address("${devnet.genesis.wellKnown.faucet}") "free";`
  const methods = faucet.methods as Map<string, Method>
  methods.set('free', forgetful)
  try {
    const { intentId } = (await devnet.submit(await wallet.sign(manifest)))._unsafeUnwrap()
    expect(devnet.ledger.waiting(intentId)).toMatchObject({
      state: 'rejected',
      error: expect.stringContaining('The devnet broke its own books: vaults hold -10000'),
    })
    const preview = await fetch(`${url}/transaction/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ manifest, nonce: 1, flags: { use_free_credit: true } }),
    })
    expect(preview.status).toBe(500)
    expect(await preview.text()).toContain('broke its own books')
  } finally {
    methods.set('free', faucetFree)
  }
  expect(warnings).toHaveLength(2)
  expect(warnings[0]).toContain('ConservationError: The devnet broke its own books')
  expect(xrdBooks(devnet, [])).toEqual(before)
  expect(
    await wallet.send(
      `${manifest}\nCALL_METHOD Address("${wallet.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
    ),
  ).toMatchObject({ status: 'CommittedSuccess' })
})

test('a journal with lost resources does not replay, and the error says so', async () => {
  const data = mkdtempSync(join(tmpdir(), 'devnet-books-'))
  const devnet = (await createDevnet({ data, history: false }))._unsafeUnwrap()
  const wallet = testWallet(devnet, devKeys(1).main)
  await wallet.send(
    `CALL_METHOD Address("${devnet.genesis.wellKnown.faucet}") "free";
     CALL_METHOD Address("${wallet.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
  )
  await devnet.close()
  const methods = faucet.methods as Map<string, Method>
  methods.set('free', forgetful)
  try {
    const again = await createDevnet({ data, history: false })
    expect(again._unsafeUnwrapErr()).toMatchObject({ kind: 'replay-differs', reason: expect.stringContaining('broke') })
  } finally {
    methods.set('free', faucetFree)
  }
  // The folder is unlocked again.
  await (await createDevnet({ data, history: false }))._unsafeUnwrap().close()
  rmSync(data, { recursive: true })
})
