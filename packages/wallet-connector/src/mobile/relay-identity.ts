import { ed25519, x25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export type RelayRequest = { interactionId: string; dAppDefinitionAddress: string; origin: string }

/** The keys by which a wallet identifies a browser, derived from one 32-byte secret. Keys are hex. */
export type RelayIdentity = {
  /** Ed25519 public key. */
  readonly identity: string
  /** X25519 public key. */
  readonly publicKey: string
  /** Proves to the wallet that the link was opened by the browser with this identity. */
  sign: (request: RelayRequest) => string
  /** The shared secret with the wallet: X25519 with its public key. */
  agree: (walletPublicKey: string) => Uint8Array
}

const MARK = 'C'

/** blake2b-256 of 'C', the interaction id, one byte for the length of the address, the address and the origin. */
export const relayMessageHash = ({ interactionId, dAppDefinitionAddress, origin }: RelayRequest): Uint8Array => {
  const address = utf8ToBytes(dAppDefinitionAddress)
  const payload = concatBytes(
    utf8ToBytes(MARK + interactionId),
    Uint8Array.of(address.length),
    address,
    utf8ToBytes(origin),
  )
  // Not `blake2b256` of the ledger package: through its index, esbuild would load the hash with the first page.
  return blake2b(payload, { dkLen: 32 })
}

export const relayIdentity = (secretHex: string): RelayIdentity => {
  const secret = hexToBytes(secretHex)
  return {
    identity: bytesToHex(ed25519.getPublicKey(secret)),
    publicKey: bytesToHex(x25519.getPublicKey(secret)),
    sign: (request) => bytesToHex(ed25519.sign(relayMessageHash(request), secret)),
    agree: (walletPublicKey) => x25519.getSharedSecret(secret, hexToBytes(walletPublicKey)),
  }
}
