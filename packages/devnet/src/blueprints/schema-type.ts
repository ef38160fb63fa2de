import { list, map, oneOf, option, type Shape, text, tuple, u8, u64, unit, variant } from '../engine/shapes'
import {
  customKinds,
  plainKinds,
  type ScalarKind,
  type Schema,
  type SchemaType,
  type TypeNames,
  type TypeRef,
} from '../sbor/schema'

export const typeRef = oneOf<TypeRef>({
  0: variant([u8], (wellKnown) => ({ wellKnown })),
  1: variant([u64], (local) => ({ local: Number(local) })),
})

const unitOf = (kind: 'Any' | ScalarKind) => unit<SchemaType>({ kind })

const schemaType = oneOf<SchemaType>({
  ...Object.fromEntries(plainKinds.map((kind, id) => [id, unitOf(kind)])),
  13: variant([typeRef], (element) => ({ kind: 'Array', element })),
  14: variant([list(typeRef)], (fields) => ({ kind: 'Tuple', fields })),
  15: variant([map(u8, list(typeRef))], (variants) => ({ kind: 'Enum', variants })),
  16: variant([typeRef, typeRef], (key, value) => ({ kind: 'Map', key, value })),
  17: variant([oneOf(Object.fromEntries(customKinds.map((kind, id) => [id, unit(kind)])))], (kind) => ({ kind })),
})

type ChildNames = Pick<TypeNames, 'fields' | 'variants'>

const typeNames: Shape<TypeNames> = (value) => {
  const childNames = oneOf<ChildNames>({
    0: variant([list(text)], (fields) => ({ fields, variants: [] })),
    1: variant([map(u8, typeNames)], (variants) => ({ fields: [], variants })),
  })
  const [type, children = { fields: [], variants: [] }] = tuple(option(text), option(childNames))(value)
  return { type, ...children }
}

const parts = tuple(list(schemaType), list(typeNames), (value) => value)

/** Parses a schema of version 1: types, their names, and validations, which a devnet does not apply. */
export const schemaShape = oneOf<Schema>({
  0: variant([parts], ([types, names]) => ({ types, names })),
})

type Named = { readonly type: SchemaType; readonly name?: string | undefined; readonly fields?: readonly string[] }

const reference = (name?: string): Named => ({ type: { kind: 'Reference' }, name })
const own = (name?: string): Named => ({ type: { kind: 'Own' }, name })
const bytesType = (name?: string): Named => ({ type: { kind: 'Array', element: { wellKnown: 7 } }, name })
const globalId: Named = {
  type: { kind: 'Tuple', fields: [{ wellKnown: 133 }, { wellKnown: 194 }] },
  name: 'NonFungibleGlobalId',
  fields: ['resource_address', 'local_id'],
}
const keyType = (name: string, secp256k1: number, ed25519: number): Named => ({
  type: {
    kind: 'Enum',
    variants: [
      [0, [{ wellKnown: secp256k1 }]],
      [1, [{ wellKnown: ed25519 }]],
    ],
  },
  name,
})

/** Types with fixed numbers, which every schema can refer to. */
const wellKnownTypes: ReadonlyMap<number, Named> = new Map<number, Named>([
  ...plainKinds.slice(1).map((kind, at): [number, Named] => [at + 1, { type: { kind } }]),
  [64, { type: { kind: 'Any' } }],
  [65, bytesType()],
  [66, { type: { kind: 'Tuple', fields: [] } }],
  [128, reference()],
  [129, reference('GlobalAddress')],
  [130, reference('InternalAddress')],
  [131, reference('PackageAddress')],
  [132, reference('ComponentAddress')],
  [133, reference('ResourceAddress')],
  [160, own()],
  [167, own('Vault')],
  [170, own('KeyValueStore')],
  [192, { type: { kind: 'Decimal' } }],
  [193, { type: { kind: 'PreciseDecimal' } }],
  [194, { type: { kind: 'NonFungibleLocalId' } }],
  [195, globalId],
  [196, { type: { kind: 'I64' }, name: 'Instant' }],
  [198, { type: { kind: 'String' }, name: 'Url' }],
  [199, { type: { kind: 'String' }, name: 'Origin' }],
  [208, keyType('PublicKey', 209, 210)],
  [209, bytesType('Secp256k1PublicKey')],
  [210, bytesType('Ed25519PublicKey')],
  [216, keyType('PublicKeyHash', 217, 218)],
  [217, bytesType('Secp256k1PublicKeyHash')],
  [218, bytesType('Ed25519PublicKeyHash')],
])

/** A type and its names, or undefined if the schema does not know it. */
export function resolveType(schema: Schema, ref: TypeRef): { type: SchemaType; names: TypeNames } | undefined {
  if ('wellKnown' in ref) {
    const known = wellKnownTypes.get(ref.wellKnown)
    return known && { type: known.type, names: { type: known.name, fields: known.fields ?? [], variants: [] } }
  }
  const type = schema.types[ref.local]
  return type && { type, names: schema.names[ref.local] ?? { type: undefined, fields: [], variants: [] } }
}
