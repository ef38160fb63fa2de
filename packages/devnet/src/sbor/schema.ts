/** A reference to a type of a schema: a well-known type, or one of the schema's own. */
export type TypeRef = { readonly wellKnown: number } | { readonly local: number }

/** Values without parts, by the name of their programmatic kind. */
export type ScalarKind =
  | 'Bool'
  | 'I8'
  | 'I16'
  | 'I32'
  | 'I64'
  | 'I128'
  | 'U8'
  | 'U16'
  | 'U32'
  | 'U64'
  | 'U128'
  | 'String'
  | 'Reference'
  | 'Own'
  | 'Decimal'
  | 'PreciseDecimal'
  | 'NonFungibleLocalId'

/** Kinds of types without parts, in the order of their variant numbers. */
export const plainKinds: readonly ('Any' | ScalarKind)[] = [
  'Any',
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
]
/** Scrypto's own kinds, in the order of their variant numbers. */
export const customKinds: readonly ScalarKind[] = [
  'Reference',
  'Own',
  'Decimal',
  'PreciseDecimal',
  'NonFungibleLocalId',
]

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
