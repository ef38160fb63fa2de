import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import vectors from './fixtures/wallet-crypto.json'
import { rolaMessageHash } from './rola-message'
import { verifySignature } from './verify-signature'

const { rola, rolaTrailingSlash } = vectors.crypto
const hash = (origin: string) => rolaMessageHash({ ...rola, origin })
const proof = { publicKey: rola.publicKey, signature: rola.signature, curve: 'curve25519' as const }

test('computes the same hash as the wallets', () => {
  expect(bytesToHex(hash(rola.origin))).toBe(rola.blake2b256)
  expect(verifySignature(hash(rola.origin), proof)).toEqual({ value: true })
})

test('a trailing slash in the origin changes the hash', () => {
  expect(bytesToHex(hash(rolaTrailingSlash.origin))).toBe(rolaTrailingSlash.blake2b256)
  expect(verifySignature(hash(rolaTrailingSlash.origin), proof)).toEqual({ value: false })
})

test('throws on an address that is too long', () => {
  expect(() => rolaMessageHash({ ...rola, dAppDefinitionAddress: 'a'.repeat(256) })).toThrow(RangeError)
  expect(rolaMessageHash({ ...rola, dAppDefinitionAddress: 'a'.repeat(255) })).toHaveLength(32)
})

test.each([
  ['publicKey', { ...proof, publicKey: proof.publicKey.slice(2) }],
  ['publicKey', { ...proof, publicKey: `zz${proof.publicKey.slice(2)}` }],
  ['signature', { ...proof, signature: '' }],
  ['publicKey', { ...proof, curve: 'secp256k1' as const }],
])('rejects a malformed %s before the check', (field, malformed) => {
  expect(verifySignature(hash(rola.origin), malformed)).toEqual({ error: field })
})

test('an invalid public key verifies nothing', () => {
  expect(verifySignature(hash(rola.origin), { ...proof, publicKey: 'ff'.repeat(32) })).toEqual({ value: false })
})
