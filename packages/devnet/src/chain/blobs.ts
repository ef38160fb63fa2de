import { blake2b256 } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Blobs of a manifest by the hash with which instructions name them. */
export const blobsByHash = (blobs: readonly Uint8Array[]): ReadonlyMap<string, Uint8Array> =>
  new Map(blobs.map((blob) => [bytesToHex(blake2b256(blob)), blob]))
