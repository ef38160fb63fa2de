import { blake2b256 } from '@lootboxes/ledger'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { addressBytes } from './address-text'
import type { NativeAddresses } from './native-addresses'

/** Scrypto SBOR before the 30 bytes of an address: of `GlobalCaller::GlobalObject`, and of the address alone. */
const GLOBAL_OBJECT = Uint8Array.from([0x5c, 0x22, 0, 1, 0x80])
const ADDRESS = Uint8Array.from([0x5c, 0x80])

const callerBadge = (resource: string, prefix: Uint8Array, caller: string): string =>
  `${resource}:[${bytesToHex(blake2b256(concatBytes(prefix, addressBytes(caller))))}]`

/** The badge that a component shows when it calls another entity: the hash of its address. */
export const globalCallerBadge = (component: string, native: NativeAddresses): string =>
  callerBadge(native.globalCaller, GLOBAL_OBJECT, component)

/** The badge of the package whose code makes a call. */
export const directCallerBadge = (packageAddress: string, native: NativeAddresses): string =>
  callerBadge(native.packageOfDirectCaller, ADDRESS, packageAddress)
