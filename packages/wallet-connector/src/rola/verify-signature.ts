import { createPublicKey, verify } from 'node:crypto'
import { hexToBytes } from '@noble/hashes/utils.js'
import { verify as verifyPrehashed } from '@noble/secp256k1'
import { err, ok, type Result } from 'neverthrow'
import type { Proof } from '../protocol/entities'

type Field = 'publicKey' | 'signature'
type Malformed = Field | 'curve'

/** Hex digits of each field by curve. A secp256k1 signature starts with its recovery id. */
const digits: Readonly<Record<Proof['curve'], Readonly<Record<Field, number>>>> = {
  curve25519: { publicKey: 64, signature: 128 },
  secp256k1: { publicKey: 66, signature: 130 },
}

/** The constant prefix of an Ed25519 public key in SubjectPublicKeyInfo form. */
const spkiPrefix = /* @__PURE__ */ hexToBytes('302a300506032b6570032100')

const verifyEd25519 = (hash: Uint8Array, publicKey: Uint8Array, signature: Uint8Array): boolean => {
  const key = createPublicKey({ key: Buffer.concat([spkiPrefix, publicKey]), format: 'der', type: 'spki' })
  return verify(null, hash, key, signature)
}

const verifySecp256k1 = (hash: Uint8Array, publicKey: Uint8Array, signature: Uint8Array): boolean =>
  verifyPrehashed(signature.subarray(1), hash, publicKey, { prehash: false })

const holds = (hash: Uint8Array, { curve, publicKey, signature }: Proof): boolean => {
  const verifyOn = curve === 'curve25519' ? verifyEd25519 : verifySecp256k1
  try {
    return verifyOn(hash, hexToBytes(publicKey), hexToBytes(signature))
  } catch {
    // The public key is not a point of its curve.
    return false
  }
}

/** Whether the proof's key signed the hash. Err names the field that is malformed. */
export const verifySignature = (hash: Uint8Array, proof: Proof): Result<boolean, Malformed> => {
  if (!Object.hasOwn(digits, proof.curve)) return err('curve')
  const fields: readonly Field[] = ['publicKey', 'signature']
  const malformed = fields.find(
    (field) => proof[field].length !== digits[proof.curve][field] || !/^[0-9a-f]+$/i.test(proof[field]),
  )
  if (malformed === undefined && proof.curve === 'secp256k1' && !/^0[0-3]/.test(proof.signature))
    return err('signature')
  return malformed === undefined ? ok(holds(hash, proof)) : err(malformed)
}
