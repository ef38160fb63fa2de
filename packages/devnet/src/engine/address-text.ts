import { encodeAddress, parseAddress } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'
import { abort } from './abort'

const MAX_CACHED = 20_000
const cached = new Map<string, string>()

/** Encodes the 30 bytes of a manifest address. Aborts for the bytes of an unknown entity. */
export function addressText(bytes: Uint8Array, networkId: number): string {
  const key = `${networkId}:${bytesToHex(bytes)}`
  const known = cached.get(key)
  if (known !== undefined) return known
  if (cached.size >= MAX_CACHED) cached.clear()
  try {
    const text = encodeAddress({ entityByte: bytes[0] ?? 0, networkId, tail: bytes.subarray(1) })
    cached.set(key, text)
    return text
  } catch {
    return abort(`KernelError(InvalidReference): no entity has the address ${bytesToHex(bytes)}`)
  }
}

/** Returns the 30 bytes of an address. Aborts for a text that is no address. */
export const addressBytes = (address: string): Uint8Array =>
  parseAddress(address).match(
    ({ bytes }) => bytes,
    () => abort(`KernelError(InvalidReference): ${address} is no address`),
  )
