import type { ValueKind } from './programmatic'
import type { Schema, SchemaType, TypeNames, TypeRef } from './schema'

/** Numbers of the types that every schema can refer to, as far as blueprints in TypeScript use them. */
const wellKnownNumbers = {
  Bool: 1,
  I64: 5,
  U8: 7,
  U32: 9,
  U64: 10,
  U128: 11,
  String: 12,
  Any: 64,
  Bytes: 65,
  Reference: 128,
  ResourceAddress: 133,
  Bucket: 161,
  Proof: 164,
  Vault: 167,
  KeyValueStore: 170,
  Decimal: 192,
  NonFungibleLocalId: 194,
  Instant: 196,
  Url: 198,
} as const

/** A type of a schema: a well-known one, or one that the schema defines, with the types that it refers to. */
export type SchemaNode =
  | { readonly wellKnown: number }
  | { readonly array: SchemaNode }
  | { readonly tuple: readonly SchemaNode[]; readonly name: string; readonly fields: readonly string[] }
  | { readonly variants: readonly (readonly [name: string, fields: NamedFields])[]; readonly name: string }
  | { readonly key: SchemaNode; readonly value: SchemaNode }

type NamedFields = readonly (readonly [name: string, node: SchemaNode])[]

export const wellKnown = (name: keyof typeof wellKnownNumbers): SchemaNode => ({ wellKnown: wellKnownNumbers[name] })
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

/** Kinds of the well-known types that are neither addresses nor owned. */
const kindOfNumber: ReadonlyMap<number, ValueKind> = new Map<number, ValueKind>([
  [1, 'Bool'],
  [5, 'I64'],
  [7, 'U8'],
  [9, 'U32'],
  [10, 'U64'],
  [11, 'U128'],
  [12, 'String'],
  [65, 'Bytes'],
  [192, 'Decimal'],
  [194, 'NonFungibleLocalId'],
  [196, 'I64'],
  [198, 'String'],
])
const FIRST_OWNED = 160

/** The programmatic kind of the values of a type. */
export function valueKindOf(node: SchemaNode): ValueKind {
  if ('array' in node) return 'Array'
  if ('key' in node) return 'Map'
  if ('tuple' in node) return 'Tuple'
  if ('variants' in node) return 'Enum'
  return kindOfNumber.get(node.wellKnown) ?? (node.wellKnown < FIRST_OWNED ? 'Reference' : 'Own')
}

/** The schema of some types, and the reference of each of them in it. */
export function schemaOf(nodes: readonly SchemaNode[]): { readonly schema: Schema; readonly refs: readonly TypeRef[] } {
  const indexes = new Map<SchemaNode, number>()
  const types: SchemaType[] = []
  const refer = (node: SchemaNode): TypeRef => {
    if ('wellKnown' in node) return node
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
