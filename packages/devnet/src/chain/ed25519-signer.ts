import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import type { IntentSignatureV2 } from '@lootboxes/manifest/v2'

/** PKCS 8 prefix of a 32-byte private Ed25519 key. */
const PKCS8 = Uint8Array.from([0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20])

export type Ed25519Signer = {
  publicKey: Uint8Array
  produceSignature: (hash: Uint8Array) => Extract<IntentSignatureV2, { curve: 'Ed25519' }>
}

const publicKeyOf = (key: KeyObject): Uint8Array =>
  new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32))

/** Signs with Node's Ed25519, fifty times as fast as JavaScript. */
export function ed25519Signer(privateKey: Uint8Array): Ed25519Signer {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, privateKey]), format: 'der', type: 'pkcs8' })
  const publicKey = publicKeyOf(key)
  return {
    publicKey,
    produceSignature: (hash) => ({
      curve: 'Ed25519',
      publicKey,
      signature: new Uint8Array(sign(undefined, hash, key)),
    }),
  }
}
