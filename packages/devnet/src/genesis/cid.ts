import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base32 } from '@scure/base'

const CID_V1 = 0x01
const RAW = 0x55
const SHA2_256 = 0x12

/** The CIDv1 (raw, sha2-256, base32) of a text. */
export function cidOf(text: string): string {
  const hash = sha256(utf8ToBytes(text))
  const bytes = Uint8Array.of(CID_V1, RAW, SHA2_256, hash.length, ...hash)
  return `b${base32.encode(bytes).toLowerCase().replace(/=+$/, '')}`
}
