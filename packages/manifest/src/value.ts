import type { Address, Amount, LocalId } from '@lootboxes/ledger'
import { localIdsOf } from './local-ids-of'

/** A value of a manifest that holds no resource, so that it can be repeated, nested and used in metadata. */
export type Value =
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: IntegerKind; readonly value: bigint }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'decimal'; readonly value: Amount }
  | { readonly kind: 'address'; readonly value: Address }
  | { readonly kind: 'local-id'; readonly value: LocalId }
  | { readonly kind: 'local-ids'; readonly value: readonly LocalId[] }
  | { readonly kind: 'tuple'; readonly fields: readonly Value[] }
  | { readonly kind: 'variant'; readonly index: number; readonly fields: readonly Value[] }
  | { readonly kind: 'array'; readonly of: ValueType; readonly items: readonly Value[] }
  | { readonly kind: 'map'; readonly of: readonly [ValueType, ValueType]; readonly entries: readonly MapEntry[] }

export type IntegerKind = 'u8' | 'u16' | 'u32' | 'u64' | 'u128' | 'i8' | 'i16' | 'i32' | 'i64' | 'i128'
/** Types of the elements of an `Array`, and of the keys and values of a `Map`, by their names in manifests. */
export type ValueType =
  | Uppercase<IntegerKind>
  | 'Bool'
  | 'String'
  | 'Decimal'
  | 'Address'
  | 'NonFungibleLocalId'
  | 'Tuple'
  | 'Enum'
  | 'Array'
  | 'Map'
export type MapEntry = readonly [key: Value, value: Value]

/** A named bucket as an argument. */
export type BucketArgument<Name extends string = string> = { readonly kind: 'bucket'; readonly name: Name }
/** A named proof as an argument. */
export type ProofArgument<Name extends string = string> = { readonly kind: 'proof'; readonly name: Name }

/** An argument of a method: a value, or a bucket or proof that the manifest has named. */
export type Argument<Buckets extends string = string, Proofs extends string = string> =
  | Value
  | BucketArgument<Buckets>
  | ProofArgument<Proofs>

/** Passes a named bucket to a method. */
export const bucket = <const Name extends string>(name: Name): BucketArgument<Name> =>
  Object.freeze({ kind: 'bucket', name })
/** Passes a named proof to a method. */
export const proof = <const Name extends string>(name: Name): ProofArgument<Name> =>
  Object.freeze({ kind: 'proof', name })

/** A `Bool` value. */
export const bool = (value: boolean): Value => Object.freeze({ kind: 'bool', value })
const integer =
  (kind: IntegerKind) =>
  (value: number | bigint): Value => {
    // Plain JavaScript passes texts, too: `BigInt('')` would be 0.
    if (typeof value !== 'bigint' && !Number.isInteger(value))
      throw new RangeError(`${kind}: Expected a whole number, received ${String(value)}`)
    return Object.freeze({ kind, value: BigInt(value) })
  }
/** A `U8` value. Throws a RangeError without a whole number. `finishManifest` checks the range of integers. */
export const u8 = /* @__PURE__ */ integer('u8')
/** A `U16` value. */
export const u16 = /* @__PURE__ */ integer('u16')
/** A `U32` value. */
export const u32 = /* @__PURE__ */ integer('u32')
/** A `U64` value. */
export const u64 = /* @__PURE__ */ integer('u64')
/** A `U128` value. */
export const u128 = /* @__PURE__ */ integer('u128')
/** An `I8` value. */
export const i8 = /* @__PURE__ */ integer('i8')
/** An `I16` value. */
export const i16 = /* @__PURE__ */ integer('i16')
/** An `I32` value. */
export const i32 = /* @__PURE__ */ integer('i32')
/** An `I64` value. */
export const i64 = /* @__PURE__ */ integer('i64')
/** An `I128` value. */
export const i128 = /* @__PURE__ */ integer('i128')
/** A `String` value. Rendering escapes it. */
export const text = (value: string): Value => Object.freeze({ kind: 'text', value })
/** A `Decimal` value. */
export const decimal = (value: Amount): Value => Object.freeze({ kind: 'decimal', value })
/** An `Address` value. */
export const address = (value: Address): Value => Object.freeze({ kind: 'address', value })
/** A `NonFungibleLocalId` value. */
export const localId = (value: string): Value => Object.freeze({ kind: 'local-id', value: value as LocalId })
/** An array of `NonFungibleLocalId` values. */
export const localIds = (value: readonly string[]): Value =>
  Object.freeze({ kind: 'local-ids', value: localIdsOf(value) })
/** A `Tuple` value. */
export const tuple = (...fields: readonly Value[]): Value =>
  Object.freeze({ kind: 'tuple', fields: Object.freeze(fields) })
/** An `Enum` value: the variant with this index and these fields. */
export const variant = (index: number, ...fields: readonly Value[]): Value =>
  Object.freeze({ kind: 'variant', index, fields: Object.freeze(fields) })
/** `Some` of an option. */
export const some = (value: Value): Value => variant(1, value)
/** `None` of an option. */
export const none: Value = /* @__PURE__ */ variant(0)
/** An `Array` value. `of` is the type of its elements. */
export const array = (of: ValueType, items: readonly Value[]): Value =>
  Object.freeze({ kind: 'array', of, items: Object.freeze([...items]) })
/** A `Map` value with the types of its keys and values. */
export const map = (key: ValueType, value: ValueType, entries: readonly MapEntry[]): Value =>
  Object.freeze({
    kind: 'map',
    of: Object.freeze([key, value] as const),
    entries: Object.freeze(entries.map((entry) => Object.freeze(entry))),
  })
