import {
  accountAddressFromPublicKey,
  blake2b256,
  encodeAddress,
  entityBytes,
  identityAddressFromPublicKey,
} from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { err, errAsync, ok, okAsync } from 'neverthrow'
import { expect, test } from 'vitest'
import { memoryChallengeStore } from './challenge-store'
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
const tail = (publicKey: Uint8Array) => blake2b256(publicKey).slice(-29)
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
    readOwnerKeys: (addresses) => okAsync(new Map(addresses.map((address) => [address, owners[address]]))),
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

test('a challenge works once, even for two simultaneous logins', async () => {
  const { rola, challenge: issue } = setup()
  const challenge = await issue()
  const login = { challenge, proofs: [sign(personaAddress, persona, challenge)] }
  const results = await Promise.all([rola.verifyLogin(login), rola.verifyLogin(login)])
  expect(results.map((result) => result.isOk())).toEqual([true, false])
  expect(results[1]).toEqual(err({ kind: 'unknown-challenge' }))
})

test('a failed login consumes its challenge', async () => {
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

test('a challenge is valid only for its session', async () => {
  const { rola, challenge: issue } = setup()
  const mine = await issue('mine')
  const proofs = (challenge: string) => [sign(personaAddress, persona, challenge)]
  expect(await rola.verifyLogin({ challenge: mine, proofs: proofs(mine), session: 'theirs' })).toEqual(
    err({ kind: 'foreign-session' }),
  )
  const again = await issue('mine')
  expect((await rola.verifyLogin({ challenge: again, proofs: proofs(again), session: 'mine' })).isOk()).toBe(true)
})

test('removes the oldest challenge above the limit', async () => {
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
])('rejects a proof for %s', async (_, proof, error) => {
  const { rola, challenge: issue } = setup()
  const challenge = await issue()
  const result = await rola.verifyLogin({ challenge, proofs: [proof(challenge)] })
  expect(result._unsafeUnwrapErr()).toMatchObject(error)
})

test('one invalid proof rejects the login', async () => {
  const { rola, challenge: issue } = setup()
  const challenge = await issue()
  const proofs = [sign(personaAddress, persona, challenge), sign(accountAddress, stranger, challenge)]
  expect(await rola.verifyLogin({ challenge, proofs })).toEqual(err({ kind: 'foreign-key', address: accountAddress }))
})

test('rejects a login without proofs', async () => {
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

test('accepts secp256k1 signatures with a recovery id', async () => {
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

test('rejects every login while the ledger is unreachable', async () => {
  const { rola, challenge: issue } = setup({ readOwnerKeys: () => errAsync('down') })
  const challenge = await issue()
  expect(await rola.verifyLogin({ challenge, proofs: [sign(personaAddress, persona, challenge)] })).toEqual(
    err({ kind: 'ledger-unreachable', address: personaAddress, cause: 'down' }),
  )
})

test('a failing store returns an error', async () => {
  const broken = { save: () => Promise.reject(new Error('disk')), take: () => Promise.reject(new Error('disk')) }
  const { rola } = setup({ store: broken })
  expect((await rola.issueChallenge())._unsafeUnwrapErr().kind).toBe('store-failed')
  const proofs = [sign(personaAddress, persona, '11'.repeat(32))]
  expect((await rola.verifyLogin({ challenge: '11'.repeat(32), proofs }))._unsafeUnwrapErr().kind).toBe('store-failed')
})

const details = (typed: unknown) => ({
  items: [{ address: accountAddress, explicit_metadata: { items: [{ key: 'owner_keys', value: { typed } }] } }],
})

test('parses owner_keys of the Gateway', async () => {
  const requested: unknown[] = []
  const read = (answer: unknown) =>
    ownerKeysFrom({
      getEntityDetails: async (request) => {
        requested.push(request)
        return ok(answer)
      },
    })([accountAddress]).map((keys) => keys.get(accountAddress))
  const hash = { key_hash_type: 'EddsaEd25519', hash_hex: 'ab' }
  expect(await read(details({ type: 'PublicKeyHashArray', values: [hash] }))).toEqual(
    ok([{ keyHashType: 'EddsaEd25519', hashHex: 'ab' }]),
  )
  expect(await read({ items: [{ address: accountAddress, explicit_metadata: { items: [] } }] })).toEqual(ok(undefined))
  expect((await read(details({ type: 'String', value: 'x' }))).isErr()).toBe(true)
  expect((await read('<html>')).isErr()).toBe(true)
  expect(requested[0]).toEqual({ addresses: [accountAddress], opt_ins: { explicit_metadata: ['owner_keys'] } })
})

test.each<[string, unknown]>([
  ['no item', { items: [] }],
  ['another entity', { items: [{ address: personaAddress, explicit_metadata: { items: [] } }] }],
  ['no explicit_metadata', { items: [{ address: accountAddress }] }],
  ['an explicit_metadata of null', { items: [{ address: accountAddress, explicit_metadata: null }] }],
  ['a part of it', { items: [{ address: accountAddress, explicit_metadata: { total_count: 1, items: [] } }] }],
  ['a page of it', { items: [{ address: accountAddress, explicit_metadata: { next_cursor: 'x', items: [] } }] }],
])('a Gateway response with %s rejects the login', async (_, answer) => {
  const { rola, challenge: issue } = setup({
    readOwnerKeys: ownerKeysFrom({ getEntityDetails: async () => ok(answer) }),
  })
  const challenge = await issue()
  const result = await rola.verifyLogin({ challenge, proofs: [sign(accountAddress, account, challenge)] })
  expect(result._unsafeUnwrapErr().kind).toBe('ledger-unreachable')
})

test('rejects an entity that the reader omits', async () => {
  const { rola, challenge: issue } = setup({ readOwnerKeys: () => okAsync(new Map([[personaAddress, undefined]])) })
  const challenge = await issue()
  const proofs = [sign(personaAddress, persona, challenge), sign(accountAddress, account, challenge)]
  expect((await rola.verifyLogin({ challenge, proofs }))._unsafeUnwrapErr()).toMatchObject({
    kind: 'ledger-unreachable',
    address: accountAddress,
  })
})

test('queries 20 entities at a time, each once', async () => {
  const requested: number[] = []
  const readOwnerKeys = ownerKeysFrom({
    getEntityDetails: async ({ addresses }) => {
      requested.push(addresses.length)
      return ok({ items: addresses.map((address) => ({ address, explicit_metadata: { items: [] } })) })
    },
  })
  const { rola, challenge: issue } = setup({ readOwnerKeys })
  const challenge = await issue()
  const keys = Array.from({ length: 24 }, (_, at) => key(at + 20))
  const proofs = keys.map((one) => sign(accountAddressFromPublicKey(one.publicKey, networkId), one, challenge))
  const result = await rola.verifyLogin({ challenge, proofs: [...proofs, ...proofs] })
  expect(result._unsafeUnwrap()).toHaveLength(24)
  expect(requested).toEqual([20, 4])
})

test('rejects too many proofs without reading them, and keeps the challenge', async () => {
  const { rola, challenge: issue } = setup({ maxProofs: 2 })
  const challenge = await issue()
  const one = sign(personaAddress, persona, challenge)
  expect(await rola.verifyLogin({ challenge, proofs: [one, one, one] })).toEqual(
    err({ kind: 'too-many-proofs', count: 3, max: 2 }),
  )
  const proofs = new Array(1_000_000).fill(null) as never[]
  expect((await rola.verifyLogin({ challenge, proofs }))._unsafeUnwrapErr().kind).toBe('too-many-proofs')
  expect((await rola.verifyLogin({ challenge, proofs: [one, one] }))._unsafeUnwrap()).toHaveLength(1)
})

test('limits the open challenges of a session without affecting others', async () => {
  const clock = fakeClock()
  const store = memoryChallengeStore(clock, 100, 2)
  const issued = (session?: string) => ({ expiresAtMs: 10, session })
  await store.save('theirs', issued('theirs'))
  for (const name of ['a', 'b', 'c']) await store.save(name, issued('mine'))
  for (const name of ['x', 'y', 'z']) await store.save(name, issued())
  expect(await store.take('a')).toBeUndefined()
  expect(await store.take('b')).toEqual(issued('mine'))
  await store.save('d', issued('mine'))
  for (const name of ['c', 'd', 'theirs', 'x', 'y', 'z']) expect(await store.take(name)).toBeDefined()
})

test.each([undefined, Number.NaN, 'later'])('a challenge with the expiry %s is expired', async (expiresAtMs) => {
  const store = { save: async () => undefined, take: async () => ({ expiresAtMs, session: undefined }) as never }
  const { rola, challenge: issue } = setup({ store })
  const challenge = await issue()
  const result = await rola.verifyLogin({ challenge, proofs: [sign(personaAddress, persona, challenge)] })
  expect(result._unsafeUnwrapErr().kind).toBe('expired-challenge')
})

test('a throwing reader, store or challenge source returns an error', async () => {
  const boom = () => {
    throw new Error('boom')
  }
  const reader = setup({ readOwnerKeys: boom })
  const challenge = await reader.challenge()
  const login = { challenge, proofs: [sign(personaAddress, persona, challenge)] }
  expect((await reader.rola.verifyLogin(login))._unsafeUnwrapErr().kind).toBe('ledger-unreachable')
  const odd = setup({ readOwnerKeys: () => okAsync(undefined as never) })
  const second = await odd.challenge()
  const again = { challenge: second, proofs: [sign(personaAddress, persona, second)] }
  expect((await odd.rola.verifyLogin(again))._unsafeUnwrapErr().kind).toBe('check-failed')
  const store = setup({ store: { save: boom, take: boom }, newChallenge: boom }).rola
  expect((await store.issueChallenge())._unsafeUnwrapErr().kind).toBe('store-failed')
  expect((await store.verifyLogin(login))._unsafeUnwrapErr().kind).toBe('store-failed')
})

test.each<[Record<string, unknown>, string]>([
  [
    { dAppDefinitionAddress: undefined },
    'createRola: dAppDefinitionAddress: Expected the address of an account, received undefined',
  ],
  [{ dAppDefinitionAddress: `account_${'a'.repeat(256)}` }, 'Expected the address of an account'],
  [{ dAppDefinitionAddress: personaAddress }, `received ${personaAddress}`],
  [
    { origin: undefined },
    'createRola: origin: Expected the origin of the site, such as https://shop.example, received undefined',
  ],
  [{ origin: 'localhost:3000' }, 'received localhost:3000'],
  [{ origin: 'https://shop.example/login' }, 'received https://shop.example/login'],
  [{ origin: 'https://Shop.example' }, 'received https://Shop.example'],
])('throws with the option that is wrong: %o', (own, message) => {
  expect(() => setup(own)).toThrow(message)
})

test('a trailing slash of the origin is removed', async () => {
  const { rola, challenge: issue } = setup({ origin: `${origin}/` })
  const challenge = await issue()
  const proofs = [sign(personaAddress, persona, challenge)]
  expect((await rola.verifyLogin({ challenge, proofs })).isOk()).toBe(true)
})

test('returns every proof of a response that was signed for the challenge', () => {
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
  const walletData = {
    proofs: [
      { type: 'persona' as const, challenge: 'a', proof, address: personaAddress },
      { type: 'account' as const, challenge: 'b', proof, address: accountAddress },
    ],
  }
  expect(loginProofs(walletData, 'a')).toEqual([{ address: personaAddress, proof }])
  for (const nothing of [undefined, { proofs: [{}] }, { proofs: 'all' }]) expect(loginProofs(nothing, 'a')).toEqual([])
})
