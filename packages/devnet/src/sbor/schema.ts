/** A reference to a type of a schema: a well-known type, or one of the schema's own. */
export type TypeRef = { readonly wellKnown: number } | { readonly local: number }

/** Kinds of values without parts, from number 1 on, as variants of a schema and as well-known types. */
export const basicKinds = [
  'Bool',
  'I8',
  'I16',
  'I32',
  'I64',
  'I128',
  'U8',
  'U16',
  'U32',
  'U64',
  'U128',
  'String',
] as const
const scryptoKinds = ['Reference', 'Own', 'Decimal', 'PreciseDecimal', 'NonFungibleLocalId'] as const

/** Values without parts, by the name of their programmatic kind. */
export type ScalarKind = (typeof basicKinds)[number] | (typeof scryptoKinds)[number]

/** Kinds of types without parts, in the order of their variant numbers. */
export const plainKinds: readonly ('Any' | ScalarKind)[] = ['Any', ...basicKinds]
/** Scrypto's own kinds, in the order of their variant numbers. */
export const customKinds: readonly ScalarKind[] = scryptoKinds

export type SchemaType =
  | { readonly kind: 'Any' | ScalarKind }
  | { readonly kind: 'Array'; readonly element: TypeRef }
  | { readonly kind: 'Tuple'; readonly fields: readonly TypeRef[] }
  | { readonly kind: 'Enum'; readonly variants: readonly (readonly [id: number, fields: readonly TypeRef[]])[] }
  | { readonly kind: 'Map'; readonly key: TypeRef; readonly value: TypeRef }

/** Names of a type, of its fields, and of its variants by number. */
export type TypeNames = {
  readonly type: string | undefined
  readonly fields: readonly string[]
  readonly variants: readonly (readonly [id: number, names: TypeNames])[]
}

/** The types that a schema defines, and their names. */
export type Schema = { readonly types: readonly SchemaType[]; readonly names: readonly TypeNames[] }
