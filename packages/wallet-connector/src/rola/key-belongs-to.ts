import { type Address, blake2b256, encodeAddress, entityBytes, type ParsedAddress } from '@lootboxes/ledger'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Proof } from '../protocol/entities'
import type { OwnerKeys } from './owner-keys'

const HASH_BYTES = 29

const keyHash = (publicKey: string): Uint8Array => blake2b256(hexToBytes(publicKey)).slice(-HASH_BYTES)

const derivedByte = (entityType: ParsedAddress['entityType'], curve: Proof['curve']): number | undefined => {
  if (entityType === 'account') return entityBytes[curve === 'curve25519' ? 'ed25519-account' : 'secp256k1-account']
  if (entityType === 'identity') return entityBytes[curve === 'curve25519' ? 'ed25519-identity' : 'secp256k1-identity']
  return undefined
}

const derivedAddress = ({ entityType, networkId }: ParsedAddress, { curve, publicKey }: Proof): Address | undefined => {
  const entityByte = derivedByte(entityType, curve)
  return entityByte === undefined ? undefined : encodeAddress({ entityByte, networkId, tail: keyHash(publicKey) })
}

const hashType = { curve25519: 'EddsaEd25519', secp256k1: 'EcdsaSecp256k1' } as const

/**
 * Whether a key controls an account or persona. If the entity has `owner_keys`, even an empty list, they decide. Otherwise the
 * key from which the address was derived decides.
 */
export const keyBelongsTo = (address: ParsedAddress, proof: Proof, ownerKeys: OwnerKeys | undefined): boolean =>
  ownerKeys === undefined
    ? derivedAddress(address, proof) === address.address
    : ownerKeys.some(
        ({ hashHex, keyHashType }) =>
          keyHashType === hashType[proof.curve] && hashHex.toLowerCase() === bytesToHex(keyHash(proof.publicKey)),
      )
