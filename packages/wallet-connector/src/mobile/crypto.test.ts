import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import vectors from './fixtures/wallet-crypto.json'
import { relayIdentity, relayMessageHash } from './relay-identity'
import { answerKey, openAnswer, sealAnswer } from './sealed-answer'

const { relay } = vectors.crypto
const dApp = relayIdentity(relay.dAppSecret)
const wallet = relayIdentity(relay.walletSecret)

test('derives both keys from one secret', () => {
  expect(dApp.identity).toBe(relay.identity_ed25519)
  expect(dApp.publicKey).toBe(relay.publicKey_x25519)
  expect(wallet.publicKey).toBe(relay.walletPublicKey)
})

test('signs a request in the form that wallets verify', () => {
  expect(bytesToHex(relayMessageHash(relay))).toBe(relay.messageBlake2b256)
  expect(dApp.sign(relay)).toBe(relay.signature)
})

test('both sides derive the same shared secret', async () => {
  expect(bytesToHex(dApp.agree(relay.walletPublicKey))).toBe(relay.x25519Shared)
  expect(bytesToHex(wallet.agree(relay.publicKey_x25519))).toBe(relay.x25519Shared)
  const key = await answerKey(hexToBytes(relay.x25519Shared), relay.dAppDefinitionAddress)
  expect(key.extractable).toBe(false)
  const known = await crypto.subtle.importKey('raw', Uint8Array.from(hexToBytes(relay.aesKey)), 'AES-GCM', false, [
    'encrypt',
  ])
  const iv = new Uint8Array(12)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, known, new TextEncoder().encode('7'))
  expect(await openAnswer(key, bytesToHex(iv) + bytesToHex(new Uint8Array(sealed)))).toEqual({ value: 7 })
})

test('encrypts and decrypts as wallets do', async () => {
  const key = await answerKey(hexToBytes(relay.x25519Shared), relay.dAppDefinitionAddress)
  const answer = JSON.parse(relay.plaintext)
  expect(await openAnswer(key, relay.sealedHex)).toEqual({ value: answer })
  expect(await sealAnswer(key, answer, hexToBytes(relay.iv))).toBe(relay.sealedHex)
})

test.each([
  ['one flipped bit', relay.sealedHex.replace(/.$/, (digit) => (digit === '5' ? '4' : '5'))],
  ['a cut tag', relay.sealedHex.slice(0, -2)],
  ['nothing', ''],
])('does not decrypt %s', async (_, sealed) => {
  const key = await answerKey(hexToBytes(relay.x25519Shared), relay.dAppDefinitionAddress)
  expect((await openAnswer(key, sealed)).isErr()).toBe(true)
})
