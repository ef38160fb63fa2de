import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import vectors from './fixtures/wallet-crypto.json'
import { rolaMessageHash } from './rola-message'
import { verifySignature } from './verify-signature'

const { rola, rolaTrailingSlash } = vectors.crypto
const hash = (origin: string) => rolaMessageHash({ ...rola, origin })
const proof = { publicKey: rola.publicKey, signature: rola.signature, curve: 'curve25519' as const }

test('hashes as the wallets do', () => {
  expect(bytesToHex(hash(rola.origin))).toBe(rola.blake2b256)
  expect(verifySignature(hash(rola.origin), proof)).toEqual({ value: true })
})

test('a slash at the end of the origin is another message', () => {
  expect(bytesToHex(hash(rolaTrailingSlash.origin))).toBe(rolaTrailingSlash.blake2b256)
  expect(verifySignature(hash(rolaTrailingSlash.origin), proof)).toEqual({ value: false })
})

test('an address longer than a byte can count is no message', () => {
  expect(() => rolaMessageHash({ ...rola, dAppDefinitionAddress: 'a'.repeat(256) })).toThrow(RangeError)
  expect(rolaMessageHash({ ...rola, dAppDefinitionAddress: 'a'.repeat(255) })).toHaveLength(32)
})

test.each([
  ['publicKey', { ...proof, publicKey: proof.publicKey.slice(2) }],
  ['publicKey', { ...proof, publicKey: `zz${proof.publicKey.slice(2)}` }],
  ['signature', { ...proof, signature: '' }],
  ['publicKey', { ...proof, curve: 'secp256k1' as const }],
])('a %s of another form is not even checked', (field, malformed) => {
  expect(verifySignature(hash(rola.origin), malformed)).toEqual({ error: field })
})

test('bytes that are no key prove nothing', () => {
  expect(verifySignature(hash(rola.origin), { ...proof, publicKey: 'ff'.repeat(32) })).toEqual({ value: false })
})
