import { bech32m } from '@scure/base'
import type { AccountAddress, Address, IdentityAddress, ResourceAddress } from './address'
import { blake2b256 } from './blake2b-256'
import { entityBytes, entityOfByte } from './entity-type'
import { checkedNetworkSuffix } from './network-suffix'

/** The parts of an address: the entity byte decides its prefix, the network its suffix. */
export type EncodeAddressOptions = {
  readonly entityByte: number
  readonly networkId: number
  /** The 29 bytes after the entity byte. */
  readonly tail: Uint8Array
}

const TAIL_BYTES = 29

/** Encodes an address. Throws a RangeError on an unknown entity byte, an id that no network can have, or a tail that is not 29 bytes long. */
export function encodeAddress({ entityByte, networkId, tail }: EncodeAddressOptions): Address {
  const entity = entityOfByte(entityByte)
  if (!entity) throw new RangeError(`No entity has the byte 0x${entityByte.toString(16)}.`)
  if (tail.length !== TAIL_BYTES) throw new RangeError(`An address tail has ${TAIL_BYTES} bytes, not ${tail.length}.`)
  const bytes = Uint8Array.of(entityByte, ...tail)
  return bech32m.encode(`${entity.prefix}${checkedNetworkSuffix(networkId)}`, bech32m.toWords(bytes)) as Address
}

const tailOfKey = (publicKey: Uint8Array): Uint8Array => {
  if (publicKey.length !== 32) throw new RangeError(`An Ed25519 public key has 32 bytes, not ${publicKey.length}.`)
  return blake2b256(publicKey).slice(-TAIL_BYTES)
}

/** The pre-allocated account of an Ed25519 public key (32 bytes): 0x51 and the last 29 bytes of the key's blake2b-256. */
export const accountAddressFromPublicKey = (publicKey: Uint8Array, networkId: number): AccountAddress =>
  encodeAddress({
    entityByte: entityBytes['ed25519-account'],
    networkId,
    tail: tailOfKey(publicKey),
  }) as AccountAddress

/** The pre-allocated identity (persona) of an Ed25519 public key (32 bytes). */
export const identityAddressFromPublicKey = (publicKey: Uint8Array, networkId: number): IdentityAddress =>
  encodeAddress({
    entityByte: entityBytes['ed25519-identity'],
    networkId,
    tail: tailOfKey(publicKey),
  }) as IdentityAddress

const xrdTail = /* @__PURE__ */ Uint8Array.from(
  'a66318c6318c61f5a61b4c6318c6318cf794aa8d295f14e6318c6318c6'.match(/../g) ?? [],
  (pair) => Number.parseInt(pair, 16),
)

/** The address of XRD, the native token, on a network: the same 30 bytes everywhere, with the prefix of the network. */
export const xrdAddress = (networkId: number): ResourceAddress =>
  encodeAddress({ entityByte: entityBytes['fungible-resource'], networkId, tail: xrdTail }) as ResourceAddress
