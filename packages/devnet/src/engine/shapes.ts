import { type Amount, parseAddress } from '@lootboxes/ledger'
import type { IntegerKind } from '@lootboxes/manifest/v2'
import { bytesToHex } from '@noble/hashes/utils.js'
import { abort } from './abort'
import type { Argument, Reservation } from './argument'
import type { Bucket } from './bucket'
import type { Proof } from './proof'

/** Parses an argument. Aborts the transaction if the argument has another type. */
export type Shape<T> = (value: Argument) => T

/** The types that a list of shapes parses. */
export type Parsed<S extends readonly Shape<unknown>[]> = {
  [K in keyof S]: S[K] extends Shape<infer T> ? T : never
}

/** Aborts with the engine's type error. */
export const typeError = (value: Argument, expected: string): never =>
  abort(`SystemError(TypeCheckError): ${expected} is expected, not ${value.kind}`)

const ofKind =
  <K extends Argument['kind'], T>(
    kind: K,
    expected: string,
    read: (value: Extract<Argument, { kind: K }>) => T,
  ): Shape<T> =>
  (value) =>
    // The comparison proves the member of the union.
    value.kind === kind ? read(value as Extract<Argument, { kind: K }>) : typeError(value, expected)

const integer =
  (kind: IntegerKind): Shape<bigint> =>
  (value) =>
    value.kind === kind ? value.value : typeError(value, kind)
const number = (kind: 'U8' | 'U32'): Shape<number> => {
  const read = integer(kind)
  return (value) => Number(read(value))
}

export const anything: Shape<Argument> = (value) => value
export const text: Shape<string> = ofKind('String', 'a text', ({ value }) => value)
export const bool: Shape<boolean> = ofKind('Bool', 'a flag', ({ value }) => value)
export const i64: Shape<bigint> = integer('I64')
export const u8: Shape<number> = number('U8')
export const u32: Shape<number> = number('U32')
export const u64: Shape<bigint> = integer('U64')
export const u128: Shape<bigint> = integer('U128')
export const decimal: Shape<Amount> = ofKind('Decimal', 'a decimal', ({ value }) => value)
export const localId: Shape<string> = ofKind('NonFungibleLocalId', 'a local id', ({ value }) => value)
export const address: Shape<string> = ofKind('Address', 'an address', ({ value }) => value)
export const bytes: Shape<string> = ofKind('Bytes', 'bytes', ({ value }) => bytesToHex(value))
export const bucket: Shape<Bucket> = ofKind('Bucket', 'a bucket', (value) => value.bucket)
export const proof: Shape<Proof> = ofKind('Proof', 'a proof', (value) => value.proof)
export const reservation: Shape<Reservation> = ofKind(
  'AddressReservation',
  'a reservation',
  (value) => value.reservation,
)

const addressOf =
  (expected: string, ...types: readonly ('account' | 'fungible-resource' | 'non-fungible-resource')[]): Shape<string> =>
  (value) => {
    const found = address(value)
    return parseAddress(found, { type: types }).isOk() ? found : typeError(value, expected)
  }
export const resourceAddress = addressOf('a resource address', 'fungible-resource', 'non-fungible-resource')
export const accountAddress = addressOf('an account address', 'account')

export const list =
  <T>(item: Shape<T>): Shape<readonly T[]> =>
  (value) => {
    // An empty byte array and an empty list differ in their element kind only.
    if (value.kind === 'Bytes' && value.value.length === 0) return []
    return value.kind === 'Array' ? value.items.map(item) : typeError(value, 'a list')
  }

export const idSet: Shape<ReadonlySet<string>> = (value) => new Set(list(localId)(value))

export const map =
  <K, V>(key: Shape<K>, entry: Shape<V>): Shape<readonly (readonly [K, V])[]> =>
  (value) =>
    value.kind === 'Map'
      ? value.entries.map(([name, one]) => [key(name), entry(one)] as const)
      : typeError(value, 'a map')

const parseFields = <const S extends readonly Shape<unknown>[]>(
  fields: readonly Argument[],
  shapes: S,
  mismatch: () => never,
): Parsed<S> => {
  if (fields.length !== shapes.length) return mismatch()
  // One field for each shape, in their order.
  return fields.map((field, at) => shapes[at]?.(field)) as Parsed<S>
}

/** Parses a tuple with one field per shape. */
export const tuple =
  <const S extends readonly Shape<unknown>[]>(...shapes: S): Shape<Parsed<S>> =>
  (value) =>
    value.kind === 'Tuple'
      ? parseFields(value.fields, shapes, () => typeError(value, `a tuple of ${shapes.length}`))
      : typeError(value, 'a tuple')

/** Parses a tuple of one field. */
export const single = <T>(field: Shape<T>): Shape<T> => {
  const read = tuple(field)
  return (value) => read(value)[0]
}

/** A variant of an enum: the shapes of its fields, and the value that they make. */
export type Variant<T> = (fields: readonly Argument[], mismatch: () => never) => T

/** A variant with fields. */
export const variant =
  <T, const S extends readonly Shape<unknown>[]>(shapes: S, make: (...fields: Parsed<S>) => T): Variant<T> =>
  (fields, mismatch) =>
    make(...parseFields(fields, shapes, mismatch))

/** A variant without fields that means a constant. */
export const unit = <T>(value: T): Variant<T> => variant([], () => value)

/** Parses an enum by its variant number. */
export const oneOf =
  <T>(variants: Readonly<Record<number, Variant<T>>>): Shape<T> =>
  (value) => {
    const read = value.kind === 'Enum' ? variants[value.variant] : undefined
    if (value.kind !== 'Enum' || !read) return typeError(value, 'a known variant of an enum')
    return read(value.fields, () => typeError(value, `other fields of variant ${value.variant}`))
  }

export const option = <T>(some: Shape<T>): Shape<T | undefined> =>
  oneOf<T | undefined>({ 0: unit(undefined), 1: variant([some], (value) => value) })

/** Parses a reservation's or another option, or its absence at the end of a list of arguments. */
export const parseArguments = <const S extends readonly Shape<unknown>[]>(
  name: string,
  given: readonly Argument[],
  shapes: S,
): Parsed<S> =>
  parseFields(given, shapes, () =>
    abort(`SystemError(TypeCheckError): ${name} takes ${shapes.length} arguments, not ${given.length}`),
  )
