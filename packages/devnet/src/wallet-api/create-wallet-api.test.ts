import { encodeAddress, xrdAddress } from '@lootboxes/ledger'
import { hexToBytes } from '@noble/hashes/utils.js'
import { defaultValidationConfig, type Instructions, RadixEngineToolkit } from '@radixdlt/radix-engine-toolkit'
import { expect, test, vi } from 'vitest'
import type { CallGateway } from './call-gateway'
import { createWalletApi } from './create-wallet-api'
import { createHolder } from './holder'

// Allows for a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const networkId = 240
const xrd = xrdAddress(networkId)
const [main, club] = createHolder({ seed: 1, networkId }).accounts
const component = encodeAddress({ entityByte: 0xc0, networkId, tail: new Uint8Array(29) })
const home = { remoteAddress: '127.0.0.1', host: 'localhost:8090', origin: 'http://localhost:3000' }

const buy = (account = main?.address) => `
CALL_METHOD Address("${account}") "withdraw" Address("${xrd}") Decimal("6");
TAKE_FROM_WORKTOP Address("${xrd}") Decimal("6") Bucket("payment");
CALL_METHOD Address("${component}") "buy_loot_box_ticket" Bucket("payment");
ASSERT_WORKTOP_CONTAINS Address("${xrd}") Decimal("3");
ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES Address("${xrd}") Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"), NonFungibleLocalId("#2#"));
ASSERT_WORKTOP_CONTAINS_ANY Address("${xrd}");
CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`

type Ledger = { balance?: string; feePaid?: boolean; duplicate?: boolean; submitStatus?: number; willFail?: string }

type Asked = { manifest?: string; notarized_transaction_hex?: string }

/** A fake gateway with five endpoints that records submissions. Other paths throw. */
const world = ({ balance = '10000', feePaid, duplicate = false, submitStatus = 200, willFail }: Ledger = {}) => {
  const submitted: string[] = []
  const receipt = (manifest: string) => {
    if (feePaid !== true && !manifest.includes('"lock_fee"')) return { status: 'Rejected', error_message: 'no fee' }
    return willFail === undefined
      ? { status: 'Succeeded', fee_summary: { xrd_total_execution_cost: '0.25' } }
      : { status: 'Failed', error_message: willFail }
  }
  const answers: Record<string, (body: Asked) => unknown> = {
    '/state/entity/page/fungibles/': () => ({ items: [{ resource_address: xrd, amount: balance }] }),
    '/state/entity/details': () => ({ items: [] }),
    '/transaction/preview': (body) => ({ receipt: receipt(body.manifest ?? '') }),
    '/transaction/construction': () => ({ ledger_state: { epoch: 7 } }),
    '/transaction/submit': (body) => {
      submitted.push(body.notarized_transaction_hex ?? '')
      return submitStatus === 200 ? { duplicate } : { message: 'Invalid transaction' }
    },
  }
  const callGateway: CallGateway = async (path, body) => {
    const answer = answers[path]
    if (answer === undefined) throw new Error(`unexpected ${path}`)
    return { status: path === '/transaction/submit' ? submitStatus : 200, body: answer({ ...Object(body) }) }
  }
  const api = createWalletApi({ networkId, seed: 1, callGateway })
  const post = (path: string, body: unknown) => api({ ...home, method: 'POST', path: `/wallet/${path}`, body })
  const sign = (own: object = {}) =>
    post('sign-transaction', { interactionId: 'i1', manifest: buy(), version: 1, ...own })
  return { api, post, sign, submitted }
}

const { NotarizedTransaction } = RadixEngineToolkit
const read = (hex: string | undefined) => NotarizedTransaction.decompile(hexToBytes(hex ?? ''), 'String')

const textOf = (instructions: Instructions): string => {
  if (instructions.kind === 'Parsed') throw new Error('The toolkit returned no text.')
  return instructions.value
}

test('signs a valid transaction with a fee line first', async () => {
  const { sign, submitted } = world()
  const answer = await sign({ message: 'three tickets' })
  const transaction = await read(submitted[0])
  const { intent, intentSignatures } = transaction.signedIntent
  const valid = await NotarizedTransaction.staticallyValidate(transaction, defaultValidationConfig(networkId))
  expect(valid).toEqual({ kind: 'Valid' })
  const { id } = await NotarizedTransaction.intentHash(transaction)
  expect(answer).toEqual({ status: 200, body: { transactionIntentHash: id } })
  expect(intent.header).toMatchObject({ networkId, startEpochInclusive: 7, endEpochExclusive: 17 })
  expect(intent.message).toMatchObject({ kind: 'PlainText', value: { message: { value: 'three tickets' } } })
  expect(intentSignatures.map(({ publicKey }) => publicKey)).toEqual([main?.key.publicKey])
  const { instructions } = intent.manifest
  expect(textOf(instructions).replace(/\s+/g, ' ')).toMatch(
    new RegExp(`^CALL_METHOD Address\\("${main?.address}"\\) "lock_fee" Decimal`),
  )
})

test('adds no fee line if a component pays the fee', async () => {
  const { sign, submitted } = world({ feePaid: true })
  await sign()
  const { instructions } = (await read(submitted[0])).signedIntent.intent.manifest
  expect(textOf(instructions)).not.toContain('lock_fee')
})

test('signs with the account that the manifest requires', async () => {
  const { sign, submitted } = world()
  await sign({ manifest: buy(club?.address) })
  const { intentSignatures } = (await read(submitted[0])).signedIntent
  expect(intentSignatures.map(({ publicKey }) => publicKey)).toEqual([club?.key.publicKey])
})

test('signs the same request only once', async () => {
  const { sign, submitted } = world()
  const [first, second] = await Promise.all([sign(), sign()])
  expect(second).toEqual(first)
  expect(submitted).toHaveLength(1)
  await sign({ interactionId: 'i2' })
  expect(new Set(submitted).size).toBe(2)
})

test.each<[string, Ledger, object, string]>([
  ['another version', {}, { version: 2 }, 'incompatibleVersion'],
  ['a manifest that does not compile', {}, { manifest: 'BUY EVERYTHING;' }, 'failedToPrepareTransaction'],
  ['addresses of another network', {}, { manifest: buy().replaceAll('_loc1', '_rdx1') }, 'failedToPrepareTransaction'],
  ['nobody who can pay', { balance: '9.99' }, {}, 'failedToFindAccountWithEnoughFundsToLockFee'],
  ['a ledger that refuses it', { submitStatus: 400 }, {}, 'failedToSubmitTransaction'],
  ['a ledger that knows it', { duplicate: true }, {}, 'submittedTransactionWasDuplicate'],
])('%s is a wallet code', async (_, ledger, order, error) => {
  expect(await world(ledger).sign(order)).toMatchObject({ status: 422, body: { error, message: expect.any(String) } })
})

test('a review describes effects and payer, and signs nothing', async () => {
  const { post, submitted } = world({ willFail: 'sold out' })
  const answer = await post('review-transaction', { manifest: buy(), version: 1 })
  expect(answer).toEqual({
    status: 200,
    body: {
      steps: [
        'Take 6 XRD from Main account',
        expect.stringMatching(/^Call buy_loot_box_ticket on comp\.\.\./),
        'Fail, and pay only the network fee, unless the calls returned at least 3 XRD',
        'Fail, and pay only the network fee, unless the calls returned XRD No. 1, 2',
        'Fail, and pay only the network fee, unless the calls returned some XRD',
        'Deposit the returned resources into Main account',
      ],
      changes: [],
      fee: { paidBy: 'Main account', locked: '10', estimate: null },
      expectedFailure: 'sold out',
    },
  })
  expect(submitted).toEqual([])
})

test('lists the holder with balances', async () => {
  const { api } = world()
  const { body } = await api({ ...home, method: 'GET', path: '/wallet/accounts' })
  expect(body).toMatchObject({
    networkId,
    persona: { label: 'Dev Persona' },
    accounts: [
      { address: main?.address, label: 'Main account', balances: [{ symbol: 'XRD', amount: '10000' }] },
      { address: club?.address, label: 'Club account' },
    ],
  })
})

test('signs a challenge for the origin that the browser reports', async () => {
  const { api } = world()
  const body = { challenge: '11'.repeat(32), dAppDefinitionAddress: main?.address, addresses: [main?.address] }
  const ask = (origin: string | undefined) =>
    api({ ...home, origin, method: 'POST', path: '/wallet/sign-challenge', body })
  const [first, second, none] = await Promise.all([
    ask('http://localhost:1'),
    ask('http://localhost:2'),
    ask(undefined),
  ])
  expect([first.status, second.status, none.status]).toEqual([200, 200, 400])
  expect(first.body).not.toEqual(second.body)
})

test('refuses outsiders, unknown paths and invalid bodies', async () => {
  const { api, post, submitted } = world()
  const stranger = await api({ ...home, origin: 'https://evil.example', method: 'GET', path: '/wallet/accounts' })
  expect(stranger.status).toBe(403)
  expect((await post('keys', {})).status).toBe(404)
  expect((await post('sign-transaction', { manifest: buy(), version: 1 })).status).toBe(400)
  expect(submitted).toEqual([])
})
