import { ed25519 } from '@noble/curves/ed25519.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import vectors from './fixtures/wallet-crypto.json'
import { createHolder } from './holder'
import { signChallenge } from './sign-challenge'

const { rola } = vectors.crypto
const privateKey = hexToBytes(rola.ed25519PrivateKey)
const plain = createHolder({ seed: 1, networkId: 240 })
const holder = {
  ...plain,
  persona: { ...plain.persona, key: { privateKey, publicKey: ed25519.getPublicKey(privateKey) } },
}
const order = {
  challenge: rola.challenge,
  dAppDefinitionAddress: rola.dAppDefinitionAddress,
  origin: rola.origin,
  addresses: [holder.persona.identityAddress],
}

test('signs the shared vector', () => {
  expect(signChallenge(holder, order)._unsafeUnwrap()).toEqual([
    {
      address: holder.persona.identityAddress,
      proof: { publicKey: rola.publicKey, signature: rola.signature, curve: 'curve25519' },
    },
  ])
})

test('another origin gives another signature', () => {
  const [signed] = signChallenge(holder, { ...order, origin: `${rola.origin}/` })._unsafeUnwrap()
  expect(signed?.proof.signature).not.toBe(rola.signature)
})

test('signs with each requested key', () => {
  const addresses = holder.accounts.map(({ address }) => address)
  const signed = signChallenge(holder, { ...order, addresses })._unsafeUnwrap()
  expect(signed.map(({ address }) => address)).toEqual(addresses)
  expect(new Set(signed.map(({ proof }) => proof.publicKey)).size).toBe(2)
})

test('refuses a foreign account', () => {
  const addresses = [...order.addresses, rola.dAppDefinitionAddress]
  expect(signChallenge(holder, { ...order, addresses })._unsafeUnwrapErr().error).toBe('invalidPersonaOrAccounts')
})

test('refuses a challenge that is not 32 bytes of hex', () => {
  expect(signChallenge(holder, { ...order, challenge: '11' })._unsafeUnwrapErr().error).toBe(
    'failedToSignAuthChallenge',
  )
})
