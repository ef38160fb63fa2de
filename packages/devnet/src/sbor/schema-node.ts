import type { ValueKind } from './programmatic'
import type { Schema, SchemaType, TypeNames, TypeRef } from './schema'

/** Types that every schema can refer to, as far as blueprints and worlds use them: their number, and the kind of their values. */
const wellKnownNodes = {
  Bool: [1, 'Bool'],
  I8: [2, 'I8'],
  I16: [3, 'I16'],
  I32: [4, 'I32'],
  I64: [5, 'I64'],
  I128: [6, 'I128'],
  U8: [7, 'U8'],
  U16: [8, 'U16'],
  U32: [9, 'U32'],
  U64: [10, 'U64'],
  U128: [11, 'U128'],
  String: [12, 'String'],
  Bytes: [65, 'Bytes'],
  Reference: [128, 'Reference'],
  GlobalAddress: [129, 'Reference'],
  PackageAddress: [131, 'Reference'],
  ComponentAddress: [132, 'Reference'],
  ResourceAddress: [133, 'Reference'],
  Bucket: [161, 'Own'],
  Proof: [164, 'Own'],
  Vault: [167, 'Own'],
  KeyValueStore: [170, 'Own'],
  Decimal: [192, 'Decimal'],
  NonFungibleLocalId: [194, 'NonFungibleLocalId'],
  Instant: [196, 'I64'],
  Url: [198, 'String'],
} as const satisfies Readonly<Record<string, readonly [number: number, kind: ValueKind]>>
export type WellKnownType = keyof typeof wellKnownNodes

/** A type of a schema: a well-known one, or one that the schema defines, with the types that it refers to. */
export type SchemaNode =
  | { readonly wellKnown: number; readonly kind: ValueKind }
  | { readonly array: SchemaNode }
  | { readonly tuple: readonly SchemaNode[]; readonly name: string; readonly fields: readonly string[] }
  | { readonly variants: readonly (readonly [name: string, fields: NamedFields])[]; readonly name: string }
  | { readonly key: SchemaNode; readonly value: SchemaNode }

type NamedFields = readonly (readonly [name: string, node: SchemaNode])[]

export function wellKnown(name: WellKnownType): { readonly wellKnown: number; readonly kind: ValueKind } {
  const [number, kind] = wellKnownNodes[name]
  return { wellKnown: number, kind }
}
export const defineArray = (array: SchemaNode): SchemaNode => ({ array })
export const defineMap = (key: SchemaNode, value: SchemaNode): SchemaNode => ({ key, value })
/** An enum with its variants in the order of their numbers. */
export const defineEnum = (
  name: string,
  variants: readonly (readonly [name: string, fields: NamedFields])[],
): SchemaNode => ({ variants, name })

/** Names of fields. A field without a name has an empty one, and then the schema names none. */
const fieldNames = (fields: NamedFields): readonly string[] =>
  fields.every(([field]) => field !== '') ? fields.map(([field]) => field) : []

/** A tuple. A field without a name has an empty one. */
export const defineTuple = (name: string, fields: NamedFields): SchemaNode => ({
  tuple: fields.map(([, node]) => node),
  name,
  fields: fieldNames(fields),
})

function typeOf(node: Exclude<SchemaNode, { wellKnown: number }>, refer: (node: SchemaNode) => TypeRef): SchemaType {
  if ('array' in node) return { kind: 'Array', element: refer(node.array) }
  if ('key' in node) return { kind: 'Map', key: refer(node.key), value: refer(node.value) }
  if ('tuple' in node) return { kind: 'Tuple', fields: node.tuple.map((field) => refer(field)) }
  const variants = node.variants.map(([, fields], id) => [id, fields.map(([, field]) => refer(field))] as const)
  return { kind: 'Enum', variants }
}

function namesOf(node: SchemaNode): TypeNames {
  const unnamed = { type: undefined, fields: [], variants: [] }
  if ('tuple' in node) return { ...unnamed, type: node.name, fields: node.fields }
  if (!('variants' in node)) return unnamed
  const variants = node.variants.map(
    ([type, fields], id) => [id, { ...unnamed, type, fields: fieldNames(fields) }] as const,
  )
  return { ...unnamed, type: node.name, variants }
}

/** The programmatic kind of the values of a type. */
export function valueKindOf(node: SchemaNode): ValueKind {
  if ('array' in node) return 'Array'
  if ('key' in node) return 'Map'
  if ('tuple' in node) return 'Tuple'
  if ('variants' in node) return 'Enum'
  return node.kind
}

/** The schema of some types, and the reference of each of them in it. */
export function schemaOf(nodes: readonly SchemaNode[]): { readonly schema: Schema; readonly refs: readonly TypeRef[] } {
  const indexes = new Map<SchemaNode, number>()
  const types: SchemaType[] = []
  const refer = (node: SchemaNode): TypeRef => {
    if ('wellKnown' in node) return { wellKnown: node.wellKnown }
    const known = indexes.get(node)
    if (known !== undefined) return { local: known }
    const local = indexes.size
    indexes.set(node, local)
    types[local] = typeOf(node, refer)
    return { local }
  }
  const refs = nodes.map(refer)
  return { schema: { types, names: [...indexes.keys()].map(namesOf) }, refs }
}
