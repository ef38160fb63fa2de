import { createPublicKey, verify } from 'node:crypto'
import type { IntentSignatureV2, PublicKeyV2, SignatureV2 } from '@lootboxes/manifest/v2'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** SPKI prefix of a 32-byte Ed25519 key. */
const SPKI = Uint8Array.from([0x30, 0x2a, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 3, 0x21, 0])

/** Whether an Ed25519 signature is valid. Uses Node's implementation, fifty times as fast as JavaScript. */
function isEd25519Valid(hash: Uint8Array, publicKey: Uint8Array, signature: Uint8Array): boolean {
  try {
    const key = createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' })
    return verify(undefined, hash, key, signature)
  } catch {
    return false
  }
}

/** The compressed key that made a Secp256k1 signature, whose first byte is the recovery id. Undefined for an invalid one. */
function recoverSecp256k1(signature: Uint8Array, hash: Uint8Array): Uint8Array | undefined {
  try {
    const key = secp256k1.recoverPublicKey(signature, hash, { prehash: false })
    return secp256k1.verify(signature.subarray(1), hash, key, { prehash: false }) ? key : undefined
  } catch {
    return undefined
  }
}

/** The public key of a valid signature of an intent, or undefined. */
export function signerOf(signature: IntentSignatureV2, hash: Uint8Array): Uint8Array | undefined {
  if (signature.curve === 'Secp256k1') return recoverSecp256k1(signature.signature, hash)
  return isEd25519Valid(hash, signature.publicKey, signature.signature) ? signature.publicKey : undefined
}

/** The key that an intent signature names or was made with. The signature was checked before. */
export const claimedSignerOf = (signature: IntentSignatureV2, hash: Uint8Array): Uint8Array | undefined =>
  signature.curve === 'Secp256k1' ? recoverSecp256k1(signature.signature, hash) : signature.publicKey

/** Whether the notary signed the hash. */
export function isNotarized({ curve, publicKey }: PublicKeyV2, signature: SignatureV2, hash: Uint8Array): boolean {
  if (curve !== signature.curve) return false
  if (curve === 'Ed25519') return isEd25519Valid(hash, publicKey, signature.signature)
  const recovered = recoverSecp256k1(signature.signature, hash)
  return recovered !== undefined && bytesToHex(recovered) === bytesToHex(publicKey)
}
