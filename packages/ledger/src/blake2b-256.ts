import { blake2b } from '@noble/hashes/blake2.js'

/** The blake2b-256 hash of the bytes: 32 bytes. The ledger hashes keys, blobs and transactions with it. */
export const blake2b256 = (bytes: Uint8Array): Uint8Array => blake2b(bytes, { dkLen: 32 })
