import { blake2b256 } from '@lootboxes/ledger'
import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** An Ed25519 key pair, 32 bytes each. */
export type DevKey = { privateKey: Uint8Array; publicKey: Uint8Array }

/** An Ed25519 key of a devnet: private key = blake2b-256(utf8 `lootboxes-devnet:<seed>:key:<label>`). The keys are public. */
export function devKey(seed: number, label: string): DevKey {
  const privateKey = blake2b256(utf8ToBytes(`lootboxes-devnet:${seed}:key:${label}`))
  return { privateKey, publicKey: ed25519.getPublicKey(privateKey) }
}

/** The keys of the dev wallet (persona, Main and Club account) and of the oracle. */
export const devKeys = (seed: number) => ({
  persona: devKey(seed, 'persona'),
  main: devKey(seed, 'main'),
  club: devKey(seed, 'club'),
  oracle: devKey(seed, 'oracle'),
})
