import type { Amount, LocalId } from '@lootboxes/ledger'

/** The byte that precedes a value of each kind in manifest SBOR. `Array<U8>` is `Bytes` in the model. */
export const valueKinds = /* @__PURE__ */ Object.freeze({
  Bool: 0x01,
  I8: 0x02,
  I16: 0x03,
  I32: 0x04,
  I64: 0x05,
  I128: 0x06,
  U8: 0x07,
  U16: 0x08,
  U32: 0x09,
  U64: 0x0a,
  U128: 0x0b,
  String: 0x0c,
  Array: 0x20,
  Tuple: 0x21,
  Enum: 0x22,
  Map: 0x23,
  Address: 0x80,
  Bucket: 0x81,
  Proof: 0x82,
  Expression: 0x83,
  Blob: 0x84,
  Decimal: 0x85,
  PreciseDecimal: 0x86,
  NonFungibleLocalId: 0x87,
  AddressReservation: 0x88,
})
/** A kind of value in manifest SBOR. */
export type ValueKind = keyof typeof valueKinds

/** Integers by kind: size in bits, and whether they are signed. */
export const integers = /* @__PURE__ */ Object.freeze({
  I8: [8, true],
  I16: [16, true],
  I32: [32, true],
  I64: [64, true],
  I128: [128, true],
  U8: [8, false],
  U16: [16, false],
  U32: [32, false],
  U64: [64, false],
  U128: [128, false],
} as const)
/** A kind of integer: its sign and size. */
export type IntegerKind = keyof typeof integers

/** Objects of a manifest that instructions refer to by number. */
export type ObjectKind = 'Bucket' | 'Proof' | 'AddressReservation' | 'NamedAddress'

/** A value of manifest SBOR, as an argument of an instruction has it. */
export type ManifestValue =
  | { readonly kind: 'Bool'; readonly value: boolean }
  | { readonly kind: IntegerKind; readonly value: bigint }
  | { readonly kind: 'String'; readonly value: string }
  | { readonly kind: 'Bytes'; readonly value: Uint8Array }
  | { readonly kind: 'Array'; readonly of: ValueKind; readonly items: readonly ManifestValue[] }
  | { readonly kind: 'Tuple'; readonly fields: readonly ManifestValue[] }
  | { readonly kind: 'Enum'; readonly variant: number; readonly fields: readonly ManifestValue[] }
  | {
      readonly kind: 'Map'
      readonly of: readonly [key: ValueKind, value: ValueKind]
      readonly entries: readonly (readonly [key: ManifestValue, value: ManifestValue])[]
    }
  /** The 30 bytes of an address, the entity byte first. */
  | { readonly kind: 'Address'; readonly value: Uint8Array }
  | { readonly kind: ObjectKind; readonly value: number }
  | { readonly kind: 'Expression'; readonly value: 'ENTIRE_WORKTOP' | 'ENTIRE_AUTH_ZONE' }
  /** The blake2b-256 hash of the blob. */
  | { readonly kind: 'Blob'; readonly value: Uint8Array }
  | { readonly kind: 'Decimal'; readonly value: Amount }
  /** In units of 10⁻³⁶. */
  | { readonly kind: 'PreciseDecimal'; readonly value: bigint }
  | { readonly kind: 'NonFungibleLocalId'; readonly value: LocalId }

/** The SBOR kind of a value. */
export function kindOf(value: ManifestValue): ValueKind {
  if (value.kind === 'Bytes') return 'Array'
  return value.kind === 'NamedAddress' ? 'Address' : value.kind
}

type IntegerValue = Extract<ManifestValue, { kind: IntegerKind }>

export const isIntegerValue = (value: ManifestValue): value is IntegerValue => isInteger(value.kind)
export const isInteger = (kind: string): kind is IntegerKind => Object.hasOwn(integers, kind)
export const isValueKind = (kind: string): kind is ValueKind => Object.hasOwn(valueKinds, kind)

/** Whether an integer kind can hold the value. */
export function fitsInteger(kind: IntegerKind, value: bigint): boolean {
  const [bits, signed] = integers[kind]
  return (signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)) === value
}

/** Maximum nesting of a payload: a value in a value of the top level has depth 2. */
export const MAX_DEPTH = 24
