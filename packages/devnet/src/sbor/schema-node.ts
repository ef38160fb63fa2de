import { encodeSbor } from './encode-sbor'
import type { Programmatic } from './programmatic'
import * as sbor from './programmatic'
import type { TypeRef } from './schema'

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

const none = sbor.variant(0, 'None')
const some = (value: Programmatic) => sbor.variant(1, 'Some', value)
const refValue = (ref: TypeRef): Programmatic =>
  'wellKnown' in ref
    ? sbor.variant(0, 'WellKnown', sbor.scalar('U8')(ref.wellKnown))
    : sbor.variant(1, 'SchemaLocalIndex', sbor.u64(ref.local))

const kindValue = (
  node: Exclude<SchemaNode, { wellKnown: number }>,
  refer: (node: SchemaNode) => TypeRef,
): Programmatic =>
  'array' in node
    ? sbor.variant(13, 'Array', refValue(refer(node.array)))
    : sbor.variant(
        14,
        'Tuple',
        sbor.array(
          'Enum',
          node.tuple.map((field) => refValue(refer(field))),
        ),
      )

function namesValue(node: SchemaNode): Programmatic {
  const [name, fields] = 'tuple' in node ? [node.name, node.fields] : [undefined, []]
  return sbor.tuple('TypeMetadata', {
    type_name: name === undefined ? none : some(sbor.string(name)),
    child_names:
      fields.length === 0
        ? none
        : some(
            sbor.variant(
              0,
              'NamedFields',
              sbor.array(
                'String',
                fields.map((field) => sbor.string(field)),
              ),
            ),
          ),
  })
}

/** A schema as the bytes that the ledger stores, and the reference of each node in it. */
export function encodeSchema(nodes: readonly SchemaNode[]): {
  readonly hex: string
  readonly refs: readonly TypeRef[]
} {
  const indexes = new Map<SchemaNode, number>()
  const kinds: Programmatic[] = []
  const refer = (node: SchemaNode): TypeRef => {
    if ('wellKnown' in node) return node
    const known = indexes.get(node)
    if (known !== undefined) return { local: known }
    const local = indexes.size
    indexes.set(node, local)
    kinds[local] = kindValue(node, refer)
    return { local }
  }
  const refs = nodes.map(refer)
  const schema = sbor.tuple('SchemaV1', {
    type_kinds: sbor.array('Enum', kinds),
    type_metadata: sbor.array('Tuple', [...indexes.keys()].map(namesValue)),
    type_validations: sbor.array(
      'Enum',
      kinds.map(() => none),
    ),
  })
  return { hex: encodeSbor(sbor.variant(0, 'V1', schema)), refs }
}
