/** A reference to a type of a schema: a well-known type, or one of the schema's own. */
export type TypeRef = { readonly wellKnown: number } | { readonly local: number }

/** Types without parts, by their name in programmatic JSON. */
export const scalarKinds = [
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
] as const
export const customKinds = ['Reference', 'Own', 'Decimal', 'PreciseDecimal', 'NonFungibleLocalId'] as const
export type ScalarKind = (typeof scalarKinds)[number] | (typeof customKinds)[number]

export type Variant = { readonly id: number; readonly name: string; readonly fields: readonly Field[] }
export type Field = { readonly name: string | undefined; readonly type: TypeRef }

/** The type of an owned node, if the schema states it. */
export type Owned = 'bucket' | 'proof'

/** A type of a schema with its names. */
export type SchemaType = { readonly name: string | undefined } & (
  | { readonly kind: ScalarKind; readonly owned?: Owned | undefined }
  | { readonly kind: 'Array'; readonly element: TypeRef }
  | { readonly kind: 'Tuple'; readonly fields: readonly Field[] }
  | { readonly kind: 'Enum'; readonly variants: readonly Variant[] }
  | { readonly kind: 'Map'; readonly key: TypeRef; readonly value: TypeRef }
)
