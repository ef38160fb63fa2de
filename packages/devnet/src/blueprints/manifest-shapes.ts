import { type Value, ValueKind } from '@radixdlt/radix-engine-toolkit'
import { abort } from '../engine/abort'

/** Parses a manifest value. Aborts the transaction if the value has another shape or an unsupported one. */
export type Shape<T> = (value: Value) => T

const unlike = (value: Value, expected: string): never =>
  abort(`SystemError(TypeCheckError): ${expected} is expected or all a devnet supports, not ${value.kind}`)

export const text: Shape<string> = (value) => (value.kind === ValueKind.String ? value.value : unlike(value, 'a text'))
export const bool: Shape<boolean> = (value) => (value.kind === ValueKind.Bool ? value.value : unlike(value, 'a flag'))
export const u8: Shape<number> = (value) => (value.kind === ValueKind.U8 ? value.value : unlike(value, 'a byte'))
export const u32: Shape<number> = (value) => (value.kind === ValueKind.U32 ? value.value : unlike(value, 'a number'))
export const u64: Shape<bigint> = (value) => (value.kind === ValueKind.U64 ? value.value : unlike(value, 'a count'))
export const localId: Shape<string> = (value) =>
  value.kind === ValueKind.NonFungibleLocalId ? value.value : unlike(value, 'a local id')
export const address: Shape<string> = (value) =>
  value.kind === ValueKind.Address && value.value.kind === 'Static' ? value.value.value : unlike(value, 'an address')
export const anything: Shape<Value> = (value) => value

export const list =
  <T>(item: Shape<T>): Shape<readonly T[]> =>
  (value) =>
    value.kind === ValueKind.Array ? value.elements.map(item) : unlike(value, 'a list')

export const pairs =
  <K, V>(key: Shape<K>, entry: Shape<V>): Shape<readonly (readonly [K, V])[]> =>
  (value) =>
    value.kind === ValueKind.Map
      ? value.entries.map((one) => [key(one.key), entry(one.value)] as const)
      : unlike(value, 'a map')

export const fields: Shape<readonly Value[]> = (value) =>
  value.kind === ValueKind.Tuple ? value.fields : unlike(value, 'a tuple')

/** Parses a tuple of one field. */
export const single =
  <T>(field: Shape<T>): Shape<T> =>
  (value) => {
    const [only, ...more] = fields(value)
    return only && more.length === 0 ? field(only) : unlike(value, 'a tuple of one')
  }

/** Parses a tuple of two fields. */
export const both =
  <A, B>(first: Shape<A>, second: Shape<B>): Shape<readonly [A, B]> =>
  (value) => {
    const [a, b, ...more] = fields(value)
    return a && b && more.length === 0 ? [first(a), second(b)] : unlike(value, 'a tuple of two')
  }

/** Parses an enum by discriminator: with a shape for the variant's single field, or a constant for a variant without fields. */
export const oneOf =
  <T>(variants: Readonly<Record<number, Shape<T> | { readonly means: T }>>): Shape<T> =>
  (value) => {
    if (value.kind !== ValueKind.Enum) return unlike(value, 'an enum')
    const read = variants[value.discriminator]
    const [only, ...more] = value.fields
    if (!read || more.length > 0) return unlike(value, 'another variant')
    if (typeof read !== 'function') return only ? unlike(value, 'a variant without fields') : read.means
    return only ? read(only) : unlike(value, 'a variant with a field')
  }

export const option = <T>(some: Shape<T>): Shape<T | undefined> =>
  oneOf<T | undefined>({ 0: { means: undefined }, 1: some })
