import { blake2b256 } from '@lootboxes/ledger'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { NativeAddresses } from './native-addresses'
import type { Proof } from './proof'

/** Public keys (hex) that signed an intent. A preview may assume all signatures, or skip every authorization check. */
export type Signers = {
  readonly everyone: boolean
  readonly keys: ReadonlySet<string>
  readonly isUnchecked?: boolean | undefined
}

/** Proofs that authorize calls. `badges` are global ids without a vault: signatures and calling components. */
export type AuthZone = {
  readonly proofs: Proof[]
  badges: ReadonlySet<string>
  hasAllSignatures: boolean
  readonly isUnchecked: boolean
}

const TAIL_BYTES = 29

/** The local id of a key's signature badge: the last 29 bytes of the key's hash. */
export const signatureId = (publicKey: Uint8Array): string =>
  `[${bytesToHex(blake2b256(publicKey).slice(-TAIL_BYTES))}]`

/** The signature badge of a public key (hex): 33 bytes for Secp256k1, 32 for Ed25519. */
export function signatureBadge(keyHex: string, native: NativeAddresses): string {
  const key = hexToBytes(keyHex)
  return `${key.length === 33 ? native.secp256k1Signature : native.ed25519Signature}:${signatureId(key)}`
}

/** The auth zone of an intent before its first instruction. */
export const createAuthZone = (
  { keys, everyone, isUnchecked = false }: Signers,
  native: NativeAddresses,
): AuthZone => ({
  proofs: [],
  badges: new Set([...keys].map((key) => signatureBadge(key, native))),
  hasAllSignatures: everyone,
  isUnchecked,
})

/** The signers with these Ed25519 or Secp256k1 public keys. */
export const signersOf = (keys: Iterable<Uint8Array>): Signers => ({
  everyone: false,
  keys: new Set([...keys].map((key) => bytesToHex(key))),
})
