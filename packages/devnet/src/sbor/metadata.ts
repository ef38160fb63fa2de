import type { Programmatic } from './programmatic'
import * as sbor from './programmatic'

/** A metadata value of the kinds that a devnet supports (spec gateway-and-ledger 1.4). */
export type Metadata =
  | { type: 'String' | 'Url' | 'Origin' | 'GlobalAddress'; value: string }
  | { type: 'StringArray' | 'UrlArray' | 'OriginArray' | 'GlobalAddressArray'; values: readonly string[] }
  | { type: 'NonFungibleLocalId'; value: string }
  | { type: 'PublicKeyHashArray'; values: readonly { key_hash_type: 'EddsaEd25519'; hash_hex: string }[] }

const variantId = {
  String: 0,
  GlobalAddress: 8,
  NonFungibleLocalId: 11,
  Url: 13,
  Origin: 14,
  PublicKeyHash: 15,
} as const

const scalar = {
  String: sbor.string,
  GlobalAddress: sbor.reference,
  NonFungibleLocalId: sbor.localId,
  Url: sbor.string,
  Origin: sbor.string,
} as const

const arrayOf = {
  StringArray: 'String',
  UrlArray: 'Url',
  OriginArray: 'Origin',
  GlobalAddressArray: 'GlobalAddress',
} as const

const known = new WeakMap<Metadata, Programmatic>()

function write(metadata: Metadata): Programmatic {
  switch (metadata.type) {
    case 'StringArray':
    case 'UrlArray':
    case 'OriginArray':
    case 'GlobalAddressArray': {
      const one = arrayOf[metadata.type]
      const elements = metadata.values.map(scalar[one])
      return sbor.variant(
        128 + variantId[one],
        metadata.type,
        sbor.array(one === 'GlobalAddress' ? 'Reference' : 'String', elements),
      )
    }
    case 'PublicKeyHashArray': {
      const hashes = metadata.values.map(({ hash_hex }) => sbor.variant(1, 'Ed25519', sbor.bytes(hash_hex)))
      return sbor.variant(128 + variantId.PublicKeyHash, metadata.type, sbor.array('Enum', hashes, 'PublicKeyHash'))
    }
    default:
      return sbor.variant(variantId[metadata.type], metadata.type, scalar[metadata.type](metadata.value))
  }
}

/** The metadata enum as programmatic JSON. Equal values share one object, so that their bytes are encoded once. */
export function metadataValue(metadata: Metadata): Programmatic {
  const before = known.get(metadata)
  if (before !== undefined) return before
  const value = write(metadata)
  known.set(metadata, value)
  return value
}
