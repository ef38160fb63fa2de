import { blake2b256 } from '@lootboxes/ledger'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { encodeSbor } from './encode-sbor'
import { array, type Programmatic, string, u64, variant } from './programmatic'
import {
  customKinds,
  plainKinds,
  type ScalarKind,
  type Schema,
  type SchemaType,
  type TypeNames,
  type TypeRef,
} from './schema'

const u8 = (value: number): Programmatic => ({ kind: 'U8', value: String(value) })
const tupleOf = (...fields: readonly Programmatic[]): Programmatic => ({ kind: 'Tuple', fields })
const some = (value: Programmatic | undefined): Programmatic =>
  value === undefined ? variant(0, 'None') : variant(1, 'Some', value)
const enums = (values: readonly Programmatic[]): Programmatic => array('Enum', values)
const byVariant = (
  kind: 'Array' | 'Tuple',
  entries: readonly (readonly [id: number, value: Programmatic])[],
): Programmatic => ({
  kind: 'Map',
  key_kind: 'U8',
  value_kind: kind,
  entries: entries.map(([id, value]) => ({ key: u8(id), value })),
})

const refValue = (ref: TypeRef): Programmatic =>
  'wellKnown' in ref ? variant(0, 'WellKnown', u8(ref.wellKnown)) : variant(1, 'SchemaLocalIndex', u64(ref.local))
const refValues = (refs: readonly TypeRef[]): Programmatic => enums(refs.map(refValue))

function plainType(kind: 'Any' | ScalarKind): Programmatic {
  const plain = plainKinds.indexOf(kind)
  if (kind === 'Any' || plain >= 0) return variant(plain, kind)
  return variant(17, 'Custom', variant(customKinds.indexOf(kind), kind))
}

function typeValue(type: SchemaType): Programmatic {
  switch (type.kind) {
    case 'Array':
      return variant(13, 'Array', refValue(type.element))
    case 'Tuple':
      return variant(14, 'Tuple', refValues(type.fields))
    case 'Enum':
      return variant(
        15,
        'Enum',
        byVariant(
          'Array',
          type.variants.map(([id, fields]) => [id, refValues(fields)]),
        ),
      )
    case 'Map':
      return variant(16, 'Map', refValue(type.key), refValue(type.value))
    default:
      return plainType(type.kind)
  }
}

function namesValue({ type, fields, variants }: TypeNames): Programmatic {
  const children =
    variants.length > 0
      ? variant(
          1,
          'EnumVariants',
          byVariant(
            'Tuple',
            variants.map(([id, names]) => [id, namesValue(names)]),
          ),
        )
      : fields.length > 0
        ? variant(0, 'NamedFields', array('String', fields.map(string)))
        : undefined
  return tupleOf(some(type === undefined ? undefined : string(type)), some(children))
}

/** A schema as the Gateway returns it. */
export type EncodedSchema = { readonly schema_hash_hex: string; readonly schema_hex: string }

const known = new WeakMap<Schema, EncodedSchema>()

/** The Scrypto SBOR bytes of a schema of version 1 and their hash, as the ledger stores them. Its types have no validations. */
export function encodeSchema(schema: Schema): EncodedSchema {
  const before = known.get(schema)
  if (before) return before
  const { types, names } = schema
  const validations = types.map(() => variant(0, 'None'))
  const parts = tupleOf(enums(types.map(typeValue)), array('Tuple', names.map(namesValue)), enums(validations))
  const schema_hex = encodeSbor(variant(0, 'V1', parts))
  const encoded = { schema_hash_hex: bytesToHex(blake2b256(hexToBytes(schema_hex))), schema_hex }
  known.set(schema, encoded)
  return encoded
}
