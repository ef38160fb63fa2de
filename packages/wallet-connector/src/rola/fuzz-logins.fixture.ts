import { createPrivateKey, sign } from 'node:crypto'
import {
  accountAddressFromPublicKey,
  blake2b256,
  encodeAddress,
  entityBytes,
  identityAddressFromPublicKey,
} from '@lootboxes/ledger'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { okAsync } from 'neverthrow'
import type { Login, Rola, SignedProof } from './create-rola'
import { createRola } from './create-rola'
import { loginProofs } from './login-proofs'
import { ownerKeysFrom } from './owner-keys'
import { rolaMessageHash } from './rola-message'

const networkId = 240
const origin = 'https://shop.example'
const dAppDefinitionAddress = encodeAddress({ entityByte: entityBytes.account, networkId, tail: new Uint8Array(29) })
const session = 'a visitor'

/** A seeded random generator, so that a failing case can be repeated. */
function createHand(seed: number) {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (most: number) => Math.floor(next() * most)
  const pick = <T>(from: readonly [T, ...T[]]): T => from[below(from.length)] ?? from[0]
  return { next, below, pick }
}
type Hand = ReturnType<typeof createHand>

/** Ed25519 of Node, because a hundred thousand signatures are slow in JavaScript. */
const edKey = (fill: number) => {
  const secret = new Uint8Array(32).fill(fill)
  const key = createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), secret]),
    format: 'der',
    type: 'pkcs8',
  })
  return { publicKey: ed25519.getPublicKey(secret), sign: (hash: Uint8Array) => sign(null, hash, key) }
}
const [personaKey, accountKey, stranger] = [edKey(1), edKey(2), edKey(3)]
const olderSecret = new Uint8Array(32).fill(9)
const olderKey = secp256k1.getPublicKey(olderSecret)
const addresses = {
  persona: identityAddressFromPublicKey(personaKey.publicKey, networkId),
  account: accountAddressFromPublicKey(accountKey.publicKey, networkId),
  older: encodeAddress({
    entityByte: entityBytes['secp256k1-account'],
    networkId,
    tail: blake2b256(olderKey).slice(-29),
  }),
}

const hashOf = (challenge: string) => rolaMessageHash({ challenge, dAppDefinitionAddress, origin })
const edProof = (
  address: string,
  { sign: signHash, publicKey }: typeof personaKey,
  challenge: string,
): SignedProof => ({
  address,
  proof: {
    publicKey: bytesToHex(publicKey),
    signature: bytesToHex(new Uint8Array(signHash(hashOf(challenge)))),
    curve: 'curve25519',
  },
})
const olderProof = (challenge: string): SignedProof => ({
  address: addresses.older,
  proof: {
    publicKey: bytesToHex(olderKey),
    signature: bytesToHex(
      concatBytes(Uint8Array.of(0), secp256k1.sign(hashOf(challenge), olderSecret, { prehash: false })),
    ),
    curve: 'secp256k1',
  },
})

const thrower = () => {
  throw new Error('a getter of the page')
}
/** Values of the wrong type. */
const garbage = (hand: Hand): unknown =>
  hand.pick<() => unknown>([
    () => null,
    () => undefined,
    () => hand.below(1e9) - 5e8,
    () => Number.NaN,
    () => true,
    () => 10n ** 40n,
    () => Symbol('s'),
    () => ({}),
    () => [],
    () => [[[]]],
    () => new Date(0),
    () => new Map([['challenge', 'x']]),
    () => Object.create(null) as unknown,
    () => JSON.parse('{"__proto__":{"curve":"curve25519"},"constructor":1}') as unknown,
    () => Object.defineProperty({}, 'proofs', { get: thrower, enumerable: true }),
    () => new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower }),
    () => ({ toString: thrower, valueOf: thrower, toLowerCase: thrower }),
    () => () => 'text',
    () => 'x'.repeat(hand.below(100_000)),
    () => '\u0000\ud800',
    () => 'constructor',
    () => 'evil',
    () => '',
  ])()

/** Changes a hex digit at a random position. */
function flipped(hand: Hand, hex: string, from = 0): string {
  const at = from + hand.below(Math.max(1, hex.length - from))
  const digit = Number.parseInt(hex[at] ?? '0', 16)
  return hex.slice(0, at) + (digit ^ (1 + hand.below(15))).toString(16) + hex.slice(at + 1)
}

type Case = { login: unknown; what: string }
type Mutation = (hand: Hand, login: Login) => Case

const fields = ['publicKey', 'signature', 'curve'] as const

/** Returns a copy with `value` at a path. */
function put(root: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy: Record<string | number, unknown> = Object.assign(Array.isArray(root) ? [] : {}, root)
  copy[key] = put(copy[key], rest, value)
  return copy
}

/** Each turns a valid login into an invalid one. */
const mutations: readonly [Mutation, ...Mutation[]] = [
  (hand) => ({ login: garbage(hand), what: 'something else' }),
  (hand, login) => ({ login: put(login, ['challenge'], garbage(hand)), what: 'another challenge' }),
  (hand, login) => ({
    login: put(login, ['challenge'], flipped(hand, login.challenge)),
    what: 'a digit of the challenge',
  }),
  (hand, login) => {
    const value = garbage(hand)
    return { login: put(login, ['proofs'], Array.isArray(value) && value.length > 0 ? {} : value), what: 'no proofs' }
  },
  (hand, login) => ({
    login: put(login, ['proofs', hand.below(login.proofs.length)], garbage(hand)),
    what: 'no proof',
  }),
  (hand, login) => ({
    login: put(login, ['proofs', hand.below(login.proofs.length), 'address'], garbage(hand)),
    what: 'no address',
  }),
  (hand, login) => ({
    login: put(login, ['proofs', hand.below(login.proofs.length), 'proof'], garbage(hand)),
    what: 'no signed proof',
  }),
  (hand, login) => ({
    login: put(login, ['proofs', hand.below(login.proofs.length), 'proof', hand.pick(fields)], garbage(hand)),
    what: 'a field that is none',
  }),
  (hand, login) => {
    const at = hand.below(login.proofs.length)
    const field = hand.pick(['publicKey', 'signature'] as const)
    const proof = login.proofs[at]?.proof
    // The recovery id in front of a secp256k1 signature does not affect its validity.
    const from = proof?.curve === 'secp256k1' && field === 'signature' ? 2 : 0
    return {
      login: put(login, ['proofs', at, 'proof', field], flipped(hand, proof?.[field] ?? '', from)),
      what: `a digit of the ${field}`,
    }
  },
  (hand, login) => {
    const at = hand.below(login.proofs.length)
    const curve = login.proofs[at]?.proof.curve === 'secp256k1' ? 'curve25519' : 'secp256k1'
    return { login: put(login, ['proofs', at, 'proof', 'curve'], curve), what: 'the other curve' }
  },
  (hand, login) => {
    const at = hand.below(login.proofs.length)
    const others = Object.values(addresses).filter((one) => one !== login.proofs[at]?.address)
    return {
      login: put(login, ['proofs', at, 'address'], others[hand.below(others.length)] ?? ''),
      what: 'somebody else’s address',
    }
  },
  (hand, login) => {
    const address = login.proofs[hand.below(login.proofs.length)]?.address ?? ''
    const chosen = `${address.slice(0, -1)}${hand.pick(['q', 'p', 'z', '', '"', ' '])}`
    return {
      login: put(login, ['proofs', 0, 'address'], chosen === address ? `${address}x` : chosen),
      what: 'an address with a typing error',
    }
  },
  (_, login) => ({
    login: { ...login, proofs: [...login.proofs, edProof(addresses.account, stranger, login.challenge)] },
    what: 'one proof of a stranger among good ones',
  }),
  (hand, login) => ({ login: { ...login, session: hand.pick(['', 'another', undefined]) }, what: 'another session' }),
  (hand, login) => {
    const value = garbage(hand)
    return { login: { ...login, session: value === session ? null : value }, what: 'a session that is none' }
  },
  (hand, login) => ({
    login: { ...login, proofs: new Array(51 + hand.below(1_000)).fill(login.proofs[0]) },
    what: 'too many proofs',
  }),
  (hand, login) => ({
    login: hand.next() < 0.5 ? { challenge: login.challenge, session } : { proofs: login.proofs, session },
    what: 'a member missing',
  }),
]

/** Malformed responses of a Gateway. */
const brokenAnswer = (hand: Hand): unknown =>
  hand.pick<() => unknown>([
    () => garbage(hand),
    () => ({ items: garbage(hand) }),
    () => ({ items: [] }),
    () => ({ items: [{ address: addresses.persona }] }),
    () => ({ items: [{ address: addresses.persona, explicit_metadata: garbage(hand) }] }),
    () => ({
      items: Object.values(addresses).map((address) => ({
        address,
        explicit_metadata: { items: [{ key: 'owner_keys', value: { typed: garbage(hand) } }] },
      })),
    }),
    () => ({
      items: Object.values(addresses).map((address) => ({
        address,
        explicit_metadata: {
          items: [{ key: 'owner_keys', value: { typed: { type: 'PublicKeyHashArray', values: [] } } }],
        },
      })),
    }),
  ])()

export type FuzzResult = { cases: number; refused: Readonly<Record<string, number>> }

/**
 * Verifies invalid logins, each broken in a random way. Expects that none is accepted and that `verifyLogin` and `loginProofs`
 * neither throw nor reject. Throws on the first failure, with its seed. Every hundredth case verifies a valid login.
 */
export async function fuzzLogins(cases: number, seed: number): Promise<FuzzResult> {
  const hand = createHand(seed)
  const refused: Record<string, number> = {}
  const plain = createRola({
    networkId,
    dAppDefinitionAddress,
    origin,
    readOwnerKeys: (requested) => okAsync(new Map(requested.map((address) => [address, undefined]))),
  })
  const deaf = createRola({
    networkId,
    dAppDefinitionAddress,
    origin,
    readOwnerKeys: ownerKeysFrom({ getEntityDetails: () => okAsync(brokenAnswer(hand)) }),
  })
  const goodLogin = async (rola: Rola): Promise<Login> => {
    const challenge = (await rola.issueChallenge(session))._unsafeUnwrap()
    const proofs = [
      edProof(addresses.persona, personaKey, challenge),
      edProof(addresses.account, accountKey, challenge),
      ...(hand.next() < 0.05 ? [olderProof(challenge)] : []),
    ]
    return { challenge, session, proofs }
  }
  for (let at = 0; at < cases; at += 1) {
    if (at % 100 === 0) {
      const proved = await plain.verifyLogin(await goodLogin(plain))
      if (proved.isErr()) throw new Error(`Seed ${seed}, case ${at}: a good login was refused: ${proved.error.kind}`)
    }
    const isDeaf = hand.next() < 0.1
    const rola = isDeaf ? deaf : plain
    const good = await goodLogin(rola)
    const { login, what } = isDeaf ? { login: good, what: 'a broken Gateway' } : hand.pick(mutations)(hand, good)
    const where = `Seed ${seed}, case ${at} (${what})`
    try {
      loginProofs(login, good.challenge)
      const result = await rola.verifyLogin(login as Login)
      if (result.isOk()) throw new Error('it was accepted')
      refused[result.error.kind] = (refused[result.error.kind] ?? 0) + 1
    } catch (cause) {
      throw new Error(`${where}: ${String(cause)}`, { cause })
    }
  }
  return { cases, refused }
}
