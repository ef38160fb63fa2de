import { accountAddressFromPublicKey, blake2b256, identityAddressFromPublicKey } from '@lootboxes/ledger'
import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Account, Persona, Proof } from '../protocol/entities'
import { type RolaMessage, rolaMessageHash } from '../rola/rola-message'

/** Keys and addresses of a seed, the same on every machine. */
export type TestKeys = {
  readonly persona: Persona
  readonly accounts: readonly Account[]
  /** Signs a challenge with the key of one of these addresses. */
  prove: (address: string, message: RolaMessage) => Proof
}

const labels = ['Main account', 'Club account', 'Savings'] as const

/** Derives the persona, accounts and keys of a seed. */
export const testKeys = (seed: number, networkId: number): TestKeys => {
  const secretOf = (name: string) => blake2b256(utf8ToBytes(`lootboxes-test-wallet:${seed}:${name}`))
  const personaSecret = secretOf('persona')
  const secrets = new Map<string, Uint8Array>()
  const identityAddress = identityAddressFromPublicKey(ed25519.getPublicKey(personaSecret), networkId)
  secrets.set(identityAddress, personaSecret)
  const accounts = labels.map((label, appearanceId) => {
    const secret = secretOf(label)
    const address = accountAddressFromPublicKey(ed25519.getPublicKey(secret), networkId)
    secrets.set(address, secret)
    return { address, label, appearanceId }
  })
  return {
    persona: { identityAddress, label: 'Test Persona' },
    accounts,
    prove: (address, message) => {
      const secret = secrets.get(address)
      if (secret === undefined) throw new RangeError(`The test wallet has no key for ${address}.`)
      return {
        publicKey: bytesToHex(ed25519.getPublicKey(secret)),
        signature: bytesToHex(ed25519.sign(rolaMessageHash(message), secret)),
        curve: 'curve25519',
      }
    },
  }
}
