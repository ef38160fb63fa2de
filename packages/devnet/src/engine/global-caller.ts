import { blake2b256 } from '@lootboxes/ledger'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { addressBytes } from './address-text'
import type { NativeAddresses } from './native-addresses'

/** Scrypto SBOR of `GlobalCaller::GlobalObject` before the 30 bytes of the address. */
const GLOBAL_OBJECT = Uint8Array.from([0x5c, 0x22, 0, 1, 0x80])

/** The badge that a component shows when it calls another entity: the hash of its address. */
export const globalCallerBadge = (component: string, native: NativeAddresses): string =>
  `${native.globalCaller}:[${bytesToHex(blake2b256(concatBytes(GLOBAL_OBJECT, addressBytes(component))))}]`
