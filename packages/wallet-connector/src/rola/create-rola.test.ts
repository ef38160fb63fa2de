import {
  accountAddressFromPublicKey,
  encodeAddress,
  entityBytes,
  identityAddressFromPublicKey,
} from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { err, errAsync, ok, okAsync } from 'neverthrow'
import { expect, test } from 'vitest'
import { createRola, type RolaOptions } from './create-rola'
import { loginProofs } from './login-proofs'
import { type OwnerKeys, ownerKeysFrom } from './owner-keys'
import { rolaMessageHash } from './rola-message'

const networkId = 240
const origin = 'https://shop.example'
const dAppDefinitionAddress = encodeAddress({ entityByte: entityBytes.account, networkId, tail: new Uint8Array(29) })
const key = (fill: number) => {
  const secret = new Uint8Array(32).fill(fill)
  return { secret, publicKey: ed25519.getPublicKey(secret) }
}
const tail = (publicKey: Uint8Array) => blake2b(publicKey, { dkLen: 32 }).slice(-29)
const persona = key(1)
const account = key(2)
const stranger = key(3)
const personaAddress = identityAddressFromPublicKey(persona.publicKey, networkId)
const accountAddress = accountAddressFromPublicKey(account.publicKey, networkId)

type Key = ReturnType<typeof key>
const hashOf = (challenge: string, site = origin) => rolaMessageHash({ challenge, dAppDefinitionAddress, origin: site })
const sign = (address: string, { secret, publicKey }: Key, challenge: string, site?: string) => ({
  address,
  proof: {
    publicKey: bytesToHex(publicKey),
    signature: bytesToHex(ed25519.sign(hashOf(challenge, site), secret)),
    curve: 'curve25519' as const,
  },
})

const setup = (own: Partial<RolaOptions> = {}, owners: Readonly<Record<string, OwnerKeys>> = {}) => {
  const clock = fakeClock(1_000)
  const rola = createRola({
    networkId,
    dAppDefinitionAddress,
    origin,
    clock,
    readOwnerKeys: (address) => okAsync(owners[address]),
    ...own,
  })
  const challenge = async (session?: string) => (await rola.issueChallenge(session))._unsafeUnwrap()
  return { clock, rola, challenge }
}

test('a persona and an account log in with one challenge', async () => {
  const { rola, challenge: issue } = setup()
  const challenge = await issue()
  expect(challenge).toMatch(/^[0-9a-f]{64}$/)
  const proofs = [sign(personaAddress, persona, challenge), sign(accountAddress, account, challenge)]
  expect(await rola.verifyLogin({ challenge, proofs })).toEqual(
    ok([
      { address: personaAddress, type: 'persona' },
      { address: accountAddress, type: 'account' },
    ]),
  )
})

test('a challenge works once, even for two logins at the same moment', async () => {
  const { rola, challenge: issue } = setup()
  const challenge = await issue()
  const login = { challenge, proofs: [sign(personaAddress, persona, challenge)] }
  const results = await Promise.all([rola.verifyLogin(login), rola.verifyLogin(login)])
  expect(results.map((result) => result.isOk())).toEqual([true, false])
  expect(results[1]).toEqual(err({ kind: 'unknown-challenge' }))
})

test('a failed login uses its challenge up too', async () => {
  const { rola, challenge: issue } = setup()
  const challenge = await issue()
  await rola.verifyLogin({ challenge, proofs: [sign(personaAddress, stranger, challenge)] })
  const second = await rola.verifyLogin({ challenge, proofs: [sign(personaAddress, persona, challenge)] })
  expect(second).toEqual(err({ kind: 'unknown-challenge' }))
})

test('a challenge expires', async () => {
  const { rola, clock, challenge: issue } = setup({ lifetimeMs: 1_000 })
  const challenge = await issue()
  await clock.advance(1_000)
  expect(await rola.verifyLogin({ challenge, proofs: [sign(personaAddress, persona, challenge)] })).toEqual(
    err({ kind: 'expired-challenge', expiredAtMs: 2_000 }),
  )
})

test('a challenge belongs to the session it was issued for', async () => {
  const { rola, challenge: issue } = setup()
  const mine = await issue('mine')
  const proofs = (challenge: string) => [sign(personaAddress, persona, challenge)]
  expect(await rola.verifyLogin({ challenge: mine, proofs: proofs(mine), session: 'theirs' })).toEqual(
    err({ kind: 'foreign-session' }),
  )
  const again = await issue('mine')
  expect((await rola.verifyLogin({ challenge: again, proofs: proofs(again), session: 'mine' })).isOk()).toBe(true)
})

test('the oldest open challenge goes when too many are open', async () => {
  const { memoryChallengeStore } = await import('./challenge-store')
  const clock = fakeClock()
  const store = memoryChallengeStore(clock, 2)
  for (const name of ['a', 'b', 'c']) await store.save(name, { expiresAtMs: 10, session: undefined })
  expect(await store.take('a')).toBeUndefined()
  expect(await store.take('c')).toEqual({ expiresAtMs: 10, session: undefined })
})

test.each<[string, (challenge: string) => ReturnType<typeof sign>, object]>([
  ['another key', (c) => sign(personaAddress, stranger, c), { kind: 'foreign-key', address: personaAddress }],
  ['another site', (c) => sign(personaAddress, persona, c, 'https://evil.example'), { kind: 'invalid-signature' }],
  ['a slash after the origin', (c) => sign(personaAddress, persona, c, `${origin}/`), { kind: 'invalid-signature' }],
  ['another challenge', () => sign(personaAddress, persona, '22'.repeat(32)), { kind: 'invalid-signature' }],
  [
    'another network',
    (c) => sign(identityAddressFromPublicKey(persona.publicKey, 1), persona, c),
    { kind: 'wrong-address' },
  ],
  [
    'an entity nobody signs for',
    (c) => sign(encodeAddress({ entityByte: 0xc0, networkId, tail: tail(persona.publicKey) }), persona, c),
    { kind: 'wrong-address' },
  ],
])('a proof for %s is refused', async (_, proof, error) => {
  const { rola, challenge: issue } = setup()
  const challenge = await issue()
  const result = await rola.verifyLogin({ challenge, proofs: [proof(challenge)] })
  expect(result._unsafeUnwrapErr()).toMatchObject(error)
})

test('one bad proof spoils the login', async () => {
  const { rola, challenge: issue } = setup()
  const challenge = await issue()
  const proofs = [sign(personaAddress, persona, challenge), sign(accountAddress, stranger, challenge)]
  expect(await rola.verifyLogin({ challenge, proofs })).toEqual(err({ kind: 'foreign-key', address: accountAddress }))
})

test('nothing to check is no login', async () => {
  const { rola, challenge: issue } = setup()
  const challenge = await issue()
  expect(await rola.verifyLogin({ challenge, proofs: [] })).toEqual(err({ kind: 'no-proofs' }))
  expect(await rola.verifyLogin({ challenge: 'abc', proofs: [] })).toEqual(err({ kind: 'malformed-challenge' }))
})

const owner = (publicKey: Uint8Array, keyHashType = 'EddsaEd25519') => ({
  keyHashType,
  hashHex: bytesToHex(tail(publicKey)),
})

test.each<[string, OwnerKeys, Key, boolean]>([
  ['a key that is listed', [owner(stranger.publicKey), owner(account.publicKey)], account, true],
  ['a key that was put in later', [owner(stranger.publicKey)], stranger, true],
  ['a key that was rotated away, though the address was made from it', [owner(stranger.publicKey)], account, false],
  ['any key of an entity that has given all up', [], account, false],
  ['a key listed under the other curve', [owner(account.publicKey, 'EcdsaSecp256k1')], account, false],
])('owner_keys decide about %s', async (_, keys, signer, accepted) => {
  const { rola, challenge: issue } = setup({}, { [accountAddress]: keys })
  const challenge = await issue()
  const result = await rola.verifyLogin({ challenge, proofs: [sign(accountAddress, signer, challenge)] })
  expect(result.isOk()).toBe(accepted)
})

test('accounts of the older curve sign with a recovery id in front', async () => {
  const { rola, challenge: issue } = setup()
  const challenge = await issue()
  const secret = new Uint8Array(32).fill(9)
  const publicKey = secp256k1.getPublicKey(secret)
  const address = encodeAddress({ entityByte: entityBytes['secp256k1-account'], networkId, tail: tail(publicKey) })
  const signature = secp256k1.sign(hashOf(challenge), secret, { prehash: false })
  const proof = (first: number, body = signature) => ({
    address,
    proof: {
      publicKey: bytesToHex(publicKey),
      signature: bytesToHex(concatBytes(Uint8Array.of(first), body)),
      curve: 'secp256k1' as const,
    },
  })
  expect((await rola.verifyLogin({ challenge, proofs: [proof(0)] })).isOk()).toBe(true)
  const second = await issue()
  const stale = await rola.verifyLogin({ challenge: second, proofs: [proof(0)] })
  expect(stale._unsafeUnwrapErr()).toMatchObject({ kind: 'invalid-signature' })
})

test('a ledger that does not answer accepts nobody', async () => {
  const { rola, challenge: issue } = setup({ readOwnerKeys: () => errAsync('down') })
  const challenge = await issue()
  expect(await rola.verifyLogin({ challenge, proofs: [sign(personaAddress, persona, challenge)] })).toEqual(
    err({ kind: 'ledger-unreachable', address: personaAddress, cause: 'down' }),
  )
})

test('a store that fails is an error value', async () => {
  const broken = { save: () => Promise.reject(new Error('disk')), take: () => Promise.reject(new Error('disk')) }
  const { rola } = setup({ store: broken })
  expect((await rola.issueChallenge())._unsafeUnwrapErr().kind).toBe('store-failed')
  const proofs = [sign(personaAddress, persona, '11'.repeat(32))]
  expect((await rola.verifyLogin({ challenge: '11'.repeat(32), proofs }))._unsafeUnwrapErr().kind).toBe('store-failed')
})

const details = (typed: unknown) => ({
  items: [{ address: accountAddress, explicit_metadata: { items: [{ key: 'owner_keys', value: { typed } }] } }],
})

test('reads owner_keys as the Gateway gives them', async () => {
  const asked: unknown[] = []
  const read = (answer: unknown) =>
    ownerKeysFrom({
      getEntityDetails: async (request) => {
        asked.push(request)
        return ok(answer)
      },
    })(accountAddress)
  const hash = { key_hash_type: 'EddsaEd25519', hash_hex: 'ab' }
  expect(await read(details({ type: 'PublicKeyHashArray', values: [hash] }))).toEqual(
    ok([{ keyHashType: 'EddsaEd25519', hashHex: 'ab' }]),
  )
  expect(await read({ items: [{ address: accountAddress, explicit_metadata: { items: [] } }] })).toEqual(ok(undefined))
  expect(await read({ items: [] })).toEqual(ok(undefined))
  expect((await read(details({ type: 'String', value: 'x' }))).isErr()).toBe(true)
  expect((await read('<html>')).isErr()).toBe(true)
  expect(asked[0]).toEqual({ addresses: [accountAddress], optIns: { explicitMetadata: ['owner_keys'] } })
})

test('finds every proof of an answer that was made for the challenge', () => {
  const { proof } = sign(personaAddress, persona, '11'.repeat(32))
  const proofs = [{ accountAddress, proof }]
  const items = {
    discriminator: 'authorizedRequest' as const,
    auth: {
      discriminator: 'loginWithChallenge' as const,
      persona: { identityAddress: personaAddress, label: 'P' },
      challenge: 'a',
      proof,
    },
    ongoingAccounts: { accounts: [], challenge: 'a', proofs },
    oneTimeAccounts: { accounts: [], challenge: 'b', proofs },
    proofOfOwnership: { challenge: 'a', proofs: [{ identityAddress: personaAddress, proof }] },
  }
  expect(loginProofs(items, 'a').map(({ address }) => address)).toEqual([
    personaAddress,
    accountAddress,
    personaAddress,
  ])
  expect(loginProofs(items, 'c')).toEqual([])
})
