import type { Schema, SchemaType, TypeNames, TypeRef } from './schema'

/** Numbers of the types that every schema can refer to, as far as blueprints in TypeScript use them. */
const wellKnownNumbers = {
  Bool: 1,
  U8: 7,
  U32: 9,
  U64: 10,
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

export const wellKnown = (name: keyof typeof wellKnownNumbers): SchemaNode => ({ wellKnown: wellKnownNumbers[name] })
export const defineArray = (array: SchemaNode): SchemaNode => ({ array })
/** A tuple. A field without a name has an empty one, and then the schema names none. */
export const defineTuple = (
  name: string,
  fields: readonly (readonly [name: string, node: SchemaNode])[],
): SchemaNode => ({
  tuple: fields.map(([, node]) => node),
  name,
  fields: fields.every(([field]) => field !== '') ? fields.map(([field]) => field) : [],
})

const typeOf = (node: Exclude<SchemaNode, { wellKnown: number }>, refer: (node: SchemaNode) => TypeRef): SchemaType =>
  'array' in node
    ? { kind: 'Array', element: refer(node.array) }
    : { kind: 'Tuple', fields: node.tuple.map((field) => refer(field)) }

const namesOf = (node: SchemaNode): TypeNames =>
  'tuple' in node
    ? { type: node.name, fields: node.fields, variants: [] }
    : { type: undefined, fields: [], variants: [] }

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
