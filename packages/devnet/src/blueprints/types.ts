import { type Amount, formatAmount, parseAmount } from '@lootboxes/ledger'
import { abort } from '../engine/abort'
import type { Argument } from '../engine/argument'
import * as shapes from '../engine/shapes'
import type { Programmatic } from '../sbor/programmatic'
import * as sbor from '../sbor/programmatic'
import {
  defineArray,
  defineEnum,
  defineMap,
  defineTuple,
  type SchemaNode,
  valueKindOf,
  wellKnown,
} from '../sbor/schema-node'

/**
 * A type of arguments, of a component's state, and of the data of its non-fungibles. `write` is a method, so that a `Type<T>` is
 * a `Type<unknown>`.
 */
export type Type<T> = {
  /** Reads an argument of a call. Aborts for another type. */
  readonly parse: (argument: Argument) => T
  /** Writes a value as programmatic JSON. */
  write(value: T): Programmatic
  /** Reads what `write` wrote. */
  readonly read: (value: Programmatic) => T
  /** The type in the schema of a blueprint. */
  readonly schema: SchemaNode
}

/** The value of a type. */
export type ValueOf<T> = T extends Type<infer V> ? V : never
/** Named types. Their names are in camel case; SBOR has them in snake case. */
export type Fields = Readonly<Record<string, Type<unknown>>>
/** The values of named types. */
export type ValuesOf<F> = { readonly [K in keyof F]: ValueOf<F[K]> }

const textOf = (value: Programmatic): string =>
  'value' in value && typeof value.value === 'string' ? value.value : abort(`A ${value.kind} is no text`)

const textual = <T extends string>(
  schema: SchemaNode,
  parse: Type<T>['parse'],
  write: (value: string) => Programmatic,
): Type<T> => ({
  schema,
  parse,
  write,
  // Only values of this type are written.
  read: (value) => textOf(value) as T,
})

const integer = (kind: 'U8' | 'U32', parse: shapes.Shape<number>): Type<number> => ({
  schema: wellKnown(kind),
  parse,
  write: (value) => sbor.scalar(kind)(value),
  read: (value) => Number(textOf(value)),
})

const noArgument = (value: Argument): never => shapes.typeError(value, 'a value, which no argument has,')

export const text = textual(wellKnown('String'), shapes.text, sbor.string)
export const url = textual(wellKnown('Url'), shapes.text, sbor.url)
export const localId = textual(wellKnown('NonFungibleLocalId'), shapes.localId, sbor.localId)
export const address = textual(wellKnown('Reference'), shapes.address, sbor.reference)
export const resourceAddress = textual(wellKnown('ResourceAddress'), shapes.resourceAddress, sbor.reference)
/** The address of a vault of the component. */
export const vault = textual<string>(wellKnown('Vault'), noArgument, sbor.own)
/** The address of a key-value store of the component. */
export const keyValueStore = textual<string>(wellKnown('KeyValueStore'), noArgument, sbor.own)

export const u8 = integer('U8', shapes.u8)
export const u32 = integer('U32', shapes.u32)
/** A count. Values above 2^53 abort. */
export const u64: Type<number> = {
  schema: wellKnown('U64'),
  parse: (value) => {
    const count = shapes.u64(value)
    return count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : abort('The count is too large for a devnet')
  },
  write: sbor.u64,
  read: (value) => Number(textOf(value)),
}
const bigInteger = (kind: 'I64' | 'U128', parse: shapes.Shape<bigint>): Type<bigint> => ({
  schema: wellKnown(kind),
  parse,
  write: (value) => sbor.scalar(kind)(value),
  read: (value) => BigInt(textOf(value)),
})
export const i64 = bigInteger('I64', shapes.i64)
export const u128 = bigInteger('U128', shapes.u128)
/** Seconds since 1970. */
export const instant: Type<number> = {
  schema: wellKnown('Instant'),
  parse: (value) => Number(shapes.i64(value)),
  write: sbor.instant,
  read: (value) => Number(textOf(value)),
}
export const bool: Type<boolean> = {
  schema: wellKnown('Bool'),
  parse: shapes.bool,
  write: sbor.bool,
  read: (value) => (value.kind === 'Bool' ? value.value : abort(`A ${value.kind} is no flag`)),
}
export const decimal: Type<Amount> = {
  schema: wellKnown('Decimal'),
  parse: shapes.decimal,
  write: (value) => sbor.decimal(formatAmount(value)),
  read: (value) => parseAmount(textOf(value)).unwrapOr(undefined) ?? abort('The value is no decimal'),
}
/** Bytes as hexadecimal text. */
export const bytes: Type<string> = {
  schema: wellKnown('Bytes'),
  parse: shapes.bytes,
  write: (hex) => sbor.bytes(hex),
  read: (value) => (value.kind === 'Bytes' ? value.hex : abort(`A ${value.kind} is no bytes`)),
}

/** A list. `kind` is the programmatic kind of its elements, and `name` the name of their type. */
export const list = <T>(item: Type<T>, kind: sbor.ValueKind, name?: string): Type<readonly T[]> => ({
  schema: defineArray(item.schema),
  parse: shapes.list(item.parse),
  write: (values) =>
    sbor.array(
      kind,
      values.map((value) => item.write(value)),
      name,
    ),
  read: (value) => (value.kind === 'Array' ? value.elements.map(item.read) : abort(`A ${value.kind} is no list`)),
})

/** A value, or `undefined` for Scrypto's `None`. */
export const option = <T>(some: Type<T>): Type<T | undefined> => ({
  schema: defineEnum('Option', [
    ['None', []],
    ['Some', [['', some.schema]]],
  ]),
  parse: shapes.option(some.parse),
  write: (value) => (value === undefined ? sbor.variant(0, 'None') : sbor.variant(1, 'Some', some.write(value))),
  read: (value) => {
    const [written] = value.kind === 'Enum' ? value.fields : abort(`A ${value.kind} is no option`)
    return written === undefined ? undefined : some.read(written)
  },
})

/** A map with plain keys. Its entries stay in the order of their insertion. */
export const map = <K extends string | number | bigint | boolean, V>(
  key: Type<K>,
  entry: Type<V>,
): Type<ReadonlyMap<K, V>> => ({
  schema: defineMap(key.schema, entry.schema),
  parse: (value) => new Map(shapes.map(key.parse, entry.parse)(value)),
  write: (values) => ({
    kind: 'Map',
    key_kind: valueKindOf(key.schema),
    value_kind: valueKindOf(entry.schema),
    entries: [...values].map(([name, one]) => ({ key: key.write(name), value: entry.write(one) })),
  }),
  read: (value) =>
    value.kind === 'Map'
      ? new Map(value.entries.map((one) => [key.read(one.key), entry.read(one.value)]))
      : abort(`A ${value.kind} is no map`),
})

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A tuple with named fields. */
export type StructType<T> = Omit<Type<T>, 'write'> & { write(value: T): sbor.ProgrammaticTuple }

/** A tuple with a name and named fields. */
export function struct<const F extends Fields>(name: string, fields: F): StructType<ValuesOf<F>> {
  const types = Object.entries(fields)
  const build = (read: (type: Type<unknown>, field: string, at: number) => unknown) =>
    // One value for each field of the record.
    Object.fromEntries(types.map(([field, type], at) => [field, read(type, field, at)])) as ValuesOf<F>
  return {
    schema: defineTuple(
      name,
      types.map(([field, type]) => [snakeCase(field), type.schema]),
    ),
    parse: (value) => {
      const given = value.kind === 'Tuple' ? value.fields : shapes.typeError(value, `a ${name}`)
      if (given.length !== types.length) return shapes.typeError(value, `a ${name}`)
      return build((type, _field, at) => type.parse(given[at] ?? value))
    },
    write: (value) =>
      sbor.tuple(
        name,
        Object.fromEntries(
          types.map(([field, type]) => [snakeCase(field), type.write(value[field as keyof ValuesOf<F>])]),
        ),
      ),
    read: (value) => {
      const written = value.kind === 'Tuple' ? value.fields : abort(`A ${value.kind} is no ${name}`)
      return build((type, field) => {
        const found = written.find((one) => one.field_name === snakeCase(field))
        return found ? type.read(found) : abort(`${name} has no ${field}`)
      })
    },
  }
}

type Flat<T> = { readonly [P in keyof T]: T[P] }
/** The value of an enum: the name of its variant, and the fields of that variant. */
export type EnumValue<V extends Readonly<Record<string, Fields>>> = {
  [K in keyof V]: Flat<{ readonly variant: K } & ValuesOf<V[K]>>
}[keyof V]

/** An enum with a name. Its variants are numbered in their order, and each has named fields. */
function enumeration<const V extends Readonly<Record<string, Fields>>>(name: string, variants: V): Type<EnumValue<V>> {
  const structs = Object.entries(variants).map(([variant, fields]) => ({
    variant,
    fields,
    type: struct(variant, fields),
  }))
  const build = <F>(
    at: number,
    fields: readonly F[],
    read: (type: StructType<object>, fields: readonly F[]) => object,
  ) => {
    const { variant, type } = structs[at] ?? abort(`${name} has no variant ${at}`)
    // The variant and the fields of one of the structs.
    return { variant, ...read(type, fields) } as EnumValue<V>
  }
  return {
    schema: defineEnum(
      name,
      structs.map(({ variant, fields }) => [
        variant,
        Object.entries(fields).map(([field, { schema }]) => [snakeCase(field), schema]),
      ]),
    ),
    parse: (value) =>
      value.kind === 'Enum'
        ? build(value.variant, value.fields, (type, fields) => type.parse({ kind: 'Tuple', fields }))
        : shapes.typeError(value, `a ${name}`),
    write: (value) => {
      const at = structs.findIndex(({ variant }) => variant === value.variant)
      const { variant, type } = structs[at] ?? abort(`${name} has no variant ${String(value.variant)}`)
      return { ...sbor.variant(at, variant, ...type.write(value).fields), type_name: name }
    },
    read: (value) =>
      value.kind === 'Enum'
        ? build(Number(value.variant_id), value.fields, (type, fields) => type.read({ kind: 'Tuple', fields }))
        : abort(`A ${value.kind} is no ${name}`),
  }
}

export { enumeration as enum }

/** Types that only arguments have. */
const argumentOnly = <T>(schema: SchemaNode, parse: Type<T>['parse']): Type<T> => ({
  schema,
  parse,
  write: () => abort('Buckets and proofs cannot be stored'),
  read: () => abort('Buckets and proofs cannot be stored'),
})
export const bucket = argumentOnly(wellKnown('Bucket'), shapes.bucket)
export const proof = argumentOnly(wellKnown('Proof'), shapes.proof)
export const buckets = argumentOnly(defineArray(bucket.schema), shapes.list(shapes.bucket))
