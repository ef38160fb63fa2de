import { type ScalarKind, type SchemaType, scalarKinds } from './schema'

const scalar = (kind: ScalarKind, name?: string): SchemaType => ({ name, kind })
const bytes = (name?: string): SchemaType => ({ name, kind: 'Array', element: { wellKnown: 7 } })
const key = (name: string, secp256k1: number, ed25519: number): SchemaType => ({
  name,
  kind: 'Enum',
  variants: [
    { id: 0, name: 'Secp256k1', fields: [{ name: undefined, type: { wellKnown: secp256k1 } }] },
    { id: 1, name: 'Ed25519', fields: [{ name: undefined, type: { wellKnown: ed25519 } }] },
  ],
})
const bucket: SchemaType = { name: 'Bucket', kind: 'Own', owned: 'bucket' }
const proof: SchemaType = { name: 'Proof', kind: 'Own', owned: 'proof' }

/** Types with fixed numbers, which every schema can refer to. */
export const wellKnownTypes: ReadonlyMap<number, SchemaType> = new Map<number, SchemaType>([
  ...scalarKinds.map((kind, id): [number, SchemaType] => [id, scalar(kind)]),
  [64, scalar('Any')],
  [65, bytes()],
  [66, { name: undefined, kind: 'Tuple', fields: [] }],
  [128, scalar('Reference')],
  [129, scalar('Reference', 'GlobalAddress')],
  [130, scalar('Reference', 'InternalAddress')],
  [131, scalar('Reference', 'PackageAddress')],
  [132, scalar('Reference', 'ComponentAddress')],
  [133, scalar('Reference', 'ResourceAddress')],
  [160, scalar('Own')],
  [161, bucket],
  [162, bucket],
  [163, bucket],
  [164, proof],
  [165, proof],
  [166, proof],
  [167, scalar('Own', 'Vault')],
  [168, scalar('Own', 'FungibleVault')],
  [169, scalar('Own', 'NonFungibleVault')],
  [170, scalar('Own', 'KeyValueStore')],
  [192, scalar('Decimal')],
  [193, scalar('PreciseDecimal')],
  [194, scalar('NonFungibleLocalId')],
  [
    195,
    {
      name: 'NonFungibleGlobalId',
      kind: 'Tuple',
      fields: [
        { name: 'resource_address', type: { wellKnown: 133 } },
        { name: 'local_id', type: { wellKnown: 194 } },
      ],
    },
  ],
  [196, scalar('I64', 'Instant')],
  [198, scalar('String', 'Url')],
  [199, scalar('String', 'Origin')],
  [208, key('PublicKey', 209, 210)],
  [209, bytes('Secp256k1PublicKey')],
  [210, bytes('Ed25519PublicKey')],
  [216, key('PublicKeyHash', 217, 218)],
  [217, bytes('Secp256k1PublicKeyHash')],
  [218, bytes('Ed25519PublicKeyHash')],
])
