import type { IntegerKind, ManifestValue, ValueKind } from './manifest-value'
import { unexpectedValue } from './payload-error'

/** Converts a model to its value and back. `fromValue` throws a `PayloadFailure` on another value. */
export type Codec<T> = {
  readonly kind: ValueKind
  readonly toValue: (model: T) => ManifestValue
  readonly fromValue: (value: ManifestValue) => T
}
/** A codec for each field, in the order of the fields in the payload. */
export type FieldCodecs<T> = { readonly [K in keyof T]-?: Codec<T[K]> }

export const bool: Codec<boolean> = {
  kind: 'Bool',
  toValue: (value) => ({ kind: 'Bool', value }),
  fromValue: (value) => {
    if (value.kind !== 'Bool') throw unexpectedValue('a Bool')
    return value.value
  },
}

export const text: Codec<string> = {
  kind: 'String',
  toValue: (value) => ({ kind: 'String', value }),
  fromValue: (value) => {
    if (value.kind !== 'String') throw unexpectedValue('a String')
    return value.value
  },
}

export const bigInteger = (kind: IntegerKind): Codec<bigint> => ({
  kind,
  toValue: (value) => ({ kind, value }),
  fromValue: (value) => {
    if (value.kind !== kind) throw unexpectedValue(`an integer of ${kind}`)
    return (value as { value: bigint }).value
  },
})

/** Integers that a `number` holds exactly. */
export const integer = (kind: 'U8' | 'U16' | 'U32'): Codec<number> => {
  const { toValue, fromValue } = bigInteger(kind)
  return { kind, toValue: (value) => toValue(BigInt(value)), fromValue: (value) => Number(fromValue(value)) }
}

/** Bytes, of one length when it is given. */
export const bytes = (length?: number): Codec<Uint8Array> => ({
  kind: 'Array',
  toValue: (value) => {
    if (length !== undefined && value.length !== length)
      throw new RangeError(`The field has ${length} bytes, not ${value.length}.`)
    return { kind: 'Bytes', value }
  },
  fromValue: (value) => {
    if (value.kind !== 'Bytes' || (length !== undefined && value.value.length !== length))
      throw unexpectedValue(length === undefined ? 'bytes' : `${length} bytes`)
    return value.value
  },
})

export const list = <T>(item: Codec<T>): Codec<readonly T[]> => ({
  kind: 'Array',
  toValue: (models) => ({ kind: 'Array', of: item.kind, items: models.map(item.toValue) }),
  fromValue: (value) => {
    if (value.kind !== 'Array' || value.of !== item.kind) throw unexpectedValue(`a list of ${item.kind}`)
    return value.items.map(item.fromValue)
  },
})

export const map = <K, V>(key: Codec<K>, entry: Codec<V>): Codec<readonly (readonly [K, V])[]> => ({
  kind: 'Map',
  toValue: (models) => ({
    kind: 'Map',
    of: [key.kind, entry.kind],
    entries: models.map(([name, model]) => [key.toValue(name), entry.toValue(model)]),
  }),
  fromValue: (value) => {
    if (value.kind !== 'Map' || value.of[0] !== key.kind || value.of[1] !== entry.kind)
      throw unexpectedValue(`a map of ${key.kind} to ${entry.kind}`)
    return value.entries.map(([name, model]) => [key.fromValue(name), entry.fromValue(model)] as const)
  },
})

const toFields = <T extends object>(codecs: FieldCodecs<T>, model: T): ManifestValue[] =>
  (Object.keys(codecs) as (keyof T)[]).map((name) => codecs[name].toValue(model[name]))

function fromFields<T extends object>(codecs: FieldCodecs<T>, fields: readonly ManifestValue[]): T {
  const names = Object.keys(codecs) as (keyof T)[]
  if (names.length !== fields.length) throw unexpectedValue(`${names.length} fields`)
  const entries = fields.map((field, at) => {
    const name = names[at] as keyof T
    return [name, codecs[name].fromValue(field)]
  })
  // One entry for each key of T, with the type that its codec returns.
  return Object.fromEntries(entries) as T
}

/** A tuple with the fields of the model. */
export const struct = <T extends object>(codecs: FieldCodecs<T>): Codec<T> => ({
  kind: 'Tuple',
  toValue: (model) => ({ kind: 'Tuple', fields: toFields(codecs, model) }),
  fromValue: (value) => {
    if (value.kind !== 'Tuple') throw unexpectedValue('a Tuple')
    return fromFields(codecs, value.fields)
  },
})

/** A tuple around one value, as the engine's types with an unnamed field have. */
export const wrapped = <T>(codec: Codec<T>): Codec<T> => {
  const { toValue, fromValue } = struct<{ value: T }>({ value: codec })
  return { kind: 'Tuple', toValue: (value) => toValue({ value }), fromValue: (value) => fromValue(value).value }
}

/** The fields of the enum variant with this number, as those of a struct. The payload of a model is one. */
export const variant = <T extends object>(index: number, codecs: FieldCodecs<T>): Codec<T> => ({
  kind: 'Enum',
  toValue: (model) => ({ kind: 'Enum', variant: index, fields: toFields(codecs, model) }),
  fromValue: (value) => {
    if (value.kind !== 'Enum' || value.variant !== index) throw unexpectedValue(`variant ${index} of an Enum`)
    return fromFields(codecs, value.fields)
  },
})

/** An optional value. */
export const option = <T>(codec: Codec<T>): Codec<T | undefined> => {
  const some = variant<{ value: T }>(1, { value: codec })
  return {
    kind: 'Enum',
    toValue: (value) => (value === undefined ? { kind: 'Enum', variant: 0, fields: [] } : some.toValue({ value })),
    fromValue: (value) =>
      value.kind === 'Enum' && value.variant === 0 && value.fields.length === 0
        ? undefined
        : some.fromValue(value).value,
  }
}

type Tagged<Tag extends string> = { readonly [K in Tag]: string }
type Cases<T extends Tagged<Tag>, Tag extends string> = {
  readonly [Name in T[Tag]]: FieldCodecs<Omit<Extract<T, { readonly [K in Tag]: Name }>, Tag>>
}

/** An enum whose variants are the members of a union, in this order. `tag` names the field that tells them apart. */
export const union = <T extends Tagged<Tag>, Tag extends string>(tag: Tag, cases: Cases<T, Tag>): Codec<T> => {
  const names = Object.keys(cases) as T[Tag][]
  // The fields of a member, without its tag, are those of its case.
  const codecs = names.map((name, index) => variant<object>(index, cases[name] as FieldCodecs<object>))
  const codecAt = (index: number): Codec<object> => {
    const codec = codecs[index]
    if (codec === undefined) throw unexpectedValue(`an Enum of ${names.join(', ')}`)
    return codec
  }
  return {
    kind: 'Enum',
    toValue: (model) => codecAt(names.indexOf(model[tag])).toValue(model),
    fromValue: (value) => {
      if (value.kind !== 'Enum') throw unexpectedValue(`an Enum of ${names.join(', ')}`)
      // The tag and the fields of one member of the union.
      return { [tag]: names[value.variant], ...codecAt(value.variant).fromValue(value) } as unknown as T
    },
  }
}
