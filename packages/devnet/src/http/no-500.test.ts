import { encodeTransactionId } from '@lootboxes/ledger'
import { runs } from '@lootboxes/tooling/runs'
import { beforeAll, expect, test } from 'vitest'
import { createDevnet, type Devnet } from '../create-devnet'
import { devKeys } from '../keys'
import { type Random, random } from '../random'
import { signTransactionV2 } from '../testing/build-v2'
import { pickFrom } from '../testing/manifest-writer'
import { recipes } from '../testing/recipes'
import { requestFields } from '../testing/request-fields'
import { testWallet } from '../testing/test-wallet'
import { routes } from './routes'

let devnet: Devnet
let values: readonly unknown[]
let payload: string

beforeAll(async () => {
  devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
  const wallet = testWallet(devnet, devKeys(1).main)
  const { intentId } = await wallet.send(recipes(devnet, wallet.account).buy(3))
  const { addresses, genesis } = devnet
  const view = devnet.ledger.chain.view()
  const vault = view.get('vaultOf', `${wallet.account}\n${addresses.hugOpenTickets}`)
  payload = signTransactionV2(devnet, { manifest: 'DROP_ALL_PROOFS;', notary: devKeys(1).main })
  const texts = [
    ...Object.values(addresses),
    ...Object.values(genesis.wellKnown),
    genesis.validator,
    genesis.rewardsVault,
    wallet.account,
    vault,
    intentId,
    encodeTransactionId(new Uint8Array(32), 240),
    'subtxid_loc1x967yzfze3zdpj650awghp32m5skzak3n066fg6kzpynz08kc38syemq0q',
    '#1#',
    '<a>',
    '[00]',
    '{0000000000000000-0000000000000000-0000000000000000-0000000000000000}',
    '#99999999999999999999999#',
    payload,
    'CALL_METHOD;',
    'DROP_ALL_PROOFS;',
    'Blob("00");',
    '',
    'eyJvIjoxfQ==',
    'eyJ2IjoxfQ==',
    '2026-01-01T00:00:00Z',
    '+275760-09-13T00:00:00.000Z',
    'EddsaEd25519',
    'Compiled',
    'ResourceBadge',
    'NonFungibleBadge',
    'Global',
    'Vault',
    'User',
    'Deposit',
    '__proto__',
  ]
  values = [...texts, null, true, false, 0, 1, -1, 2, 1.5, 1e308, 2 ** 53, 'NaN', [], {}]
  return () => devnet.close()
}, 60_000)

/** A field has mostly values that its name suggests: lists for plural names, objects for known parts. */
function valueFor(hand: Random, name: string, depth: number): unknown {
  if (depth > 0 && hand.chance(0.25)) return body(hand, depth - 1)
  const isList = /(?:s|ids|filter|metadata)$/.test(name)
  if (isList && hand.chance(0.8))
    return Array.from({ length: Math.floor(hand.between(0, 4)) }, () => valueFor(hand, 'entry', depth))
  return pickFrom(hand, values)
}

function body(hand: Random, depth: number): Record<string, unknown> {
  const count = Math.floor(hand.between(0, 7))
  const names = Array.from({ length: count }, () => pickFrom(hand, requestFields))
  return Object.fromEntries(names.map((name) => [name, valueFor(hand, name, depth)]))
}

/** A body in which the required fields are likely. */
const required: Readonly<Record<string, readonly string[]>> = {
  '/state/entity/page': ['address', 'resource_address', 'vault_address'],
  '/state/non-fungible': ['resource_address', 'non_fungible_ids'],
  '/state/key-value-store': ['key_value_store_address', 'keys'],
  '/state/account/': ['account_address'],
  '/state/package/': ['package_address'],
  '/state/account-locker/': ['locker_address', 'account_address'],
  '/extensions/': ['resource_address', 'requirements'],
  '/transaction/preview': ['manifest', 'nonce', 'signer_public_keys', 'flags'],
  '/transaction/submit': ['notarized_transaction_hex'],
  '/transaction/committed-details': ['intent_hash', 'opt_ins'],
  '/transaction/account-deposit-pre-validation': ['account_address', 'resource_addresses', 'badge'],
}

function bodyFor(hand: Random, path: string): unknown {
  if (hand.chance(0.03)) return pickFrom(hand, values)
  const likely = Object.entries(required).flatMap(([prefix, names]) => (path.startsWith(prefix) ? names : []))
  const given = likely.filter(() => hand.chance(0.9)).map((name) => [name, valueFor(hand, name, 2)] as const)
  return { ...body(hand, 2), ...Object.fromEntries(given) }
}

const count = runs(60, 600)

test(`no path answers ${count} random requests with a server error`, { timeout: 240_000 }, async () => {
  const hand = random('no-500')
  let answered = 0
  for (const path of Object.keys(routes))
    for (let at = 0; at < count; at += 1) {
      const request = bodyFor(hand, path)
      const { status, body: answer } = await devnet.ask(path, request)
      expect(status, `${path} ${JSON.stringify(request)} ${JSON.stringify(answer)}`).toBeLessThan(500)
      if (status === 200) answered += 1
    }
  expect(answered).toBeGreaterThan(0)
})

test('mutated payloads of version 2 are refused or run', { timeout: 120_000 }, async () => {
  const hand = random('payloads')
  for (let at = 0; at < runs(300, 3_000); at += 1) {
    const bytes = Buffer.from(payload, 'hex')
    for (let left = 1 + Math.floor(hand.between(0, 3)); left > 0; left -= 1)
      bytes[Math.floor(hand.next() * bytes.length)] = Math.floor(hand.next() * 256)
    const hex = (hand.chance(0.1) ? bytes.subarray(0, Math.floor(hand.next() * bytes.length)) : bytes).toString('hex')
    const submitted = await devnet.ask('/transaction/submit', { notarized_transaction_hex: hex || '00' })
    expect(submitted.status, hex).toBeLessThan(500)
    bytes[2] = 15
    const preview_transaction = { type: 'Compiled', preview_transaction_hex: bytes.toString('hex') }
    expect((await devnet.ask('/transaction/preview-v2', { preview_transaction })).status, hex).toBeLessThan(500)
  }
})
