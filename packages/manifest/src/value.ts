import type { Address, Amount, LocalId } from '@lootboxes/ledger'

/** Anything a manifest can say that holds no resource: safe to repeat, nest and put into metadata. */
export type Value =
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'u8' | 'u32' | 'u64' | 'i64'; readonly value: bigint }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'decimal'; readonly value: Amount }
  | { readonly kind: 'address'; readonly value: Address }
  | { readonly kind: 'local-id'; readonly value: LocalId }
  | { readonly kind: 'local-ids'; readonly value: readonly LocalId[] }
  | { readonly kind: 'tuple'; readonly fields: readonly Value[] }
  | { readonly kind: 'variant'; readonly index: number; readonly fields: readonly Value[] }
  | { readonly kind: 'array'; readonly of: ArrayElement; readonly items: readonly Value[] }
  | { readonly kind: 'map'; readonly of: readonly [MapKey, 'Tuple' | 'Enum']; readonly entries: readonly MapEntry[] }

export type ArrayElement = 'String' | 'Enum' | 'Tuple' | 'Address' | 'U8'
export type MapKey = 'String' | 'NonFungibleLocalId'
export type MapEntry = readonly [key: Value, value: Value]

export type BucketArgument<Name extends string = string> = { readonly kind: 'bucket'; readonly name: Name }
export type ProofArgument<Name extends string = string> = { readonly kind: 'proof'; readonly name: Name }

/** What a method may be called with: values, and the buckets and proofs the manifest has named so far. */
export type Argument<Buckets extends string = string, Proofs extends string = string> =
  | Value
  | BucketArgument<Buckets>
  | ProofArgument<Proofs>

export const bucket = <const Name extends string>(name: Name): BucketArgument<Name> =>
  Object.freeze({ kind: 'bucket', name })
export const proof = <const Name extends string>(name: Name): ProofArgument<Name> =>
  Object.freeze({ kind: 'proof', name })

export const bool = (value: boolean): Value => Object.freeze({ kind: 'bool', value })
export const u8 = (value: number | bigint): Value => Object.freeze({ kind: 'u8', value: BigInt(value) })
export const u32 = (value: number | bigint): Value => Object.freeze({ kind: 'u32', value: BigInt(value) })
export const u64 = (value: number | bigint): Value => Object.freeze({ kind: 'u64', value: BigInt(value) })
export const i64 = (value: number | bigint): Value => Object.freeze({ kind: 'i64', value: BigInt(value) })
export const text = (value: string): Value => Object.freeze({ kind: 'text', value })
export const decimal = (value: Amount): Value => Object.freeze({ kind: 'decimal', value })
export const address = (value: Address): Value => Object.freeze({ kind: 'address', value })
export const localId = (value: LocalId): Value => Object.freeze({ kind: 'local-id', value })
export const localIds = (value: readonly LocalId[]): Value =>
  Object.freeze({ kind: 'local-ids', value: Object.freeze([...value]) })
export const tuple = (...fields: readonly Value[]): Value =>
  Object.freeze({ kind: 'tuple', fields: Object.freeze(fields) })
export const variant = (index: number, ...fields: readonly Value[]): Value =>
  Object.freeze({ kind: 'variant', index, fields: Object.freeze(fields) })
export const some = (value: Value): Value => variant(1, value)
export const none: Value = /* @__PURE__ */ variant(0)
export const array = (of: ArrayElement, items: readonly Value[]): Value =>
  Object.freeze({ kind: 'array', of, items: Object.freeze([...items]) })
export const map = (key: MapKey, value: 'Tuple' | 'Enum', entries: readonly MapEntry[]): Value =>
  Object.freeze({
    kind: 'map',
    of: Object.freeze([key, value] as const),
    entries: Object.freeze(entries.map((entry) => Object.freeze(entry))),
  })
