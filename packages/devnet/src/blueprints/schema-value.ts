import { formatAmount } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'
import { abort } from '../engine/abort'
import type { Argument } from '../engine/argument'
import { text } from '../engine/shapes'
import type { Programmatic, ValueKind } from '../sbor/programmatic'
import * as sbor from '../sbor/programmatic'
import type { ScalarKind, Schema, SchemaType, TypeNames, TypeRef } from '../sbor/schema'
import { resolveType } from './schema-type'

const mismatch = (expected: string): never =>
  abort(`SystemError(TypeCheckError): a value is not of the type ${expected}`)

const PRECISE_UNIT = 10n ** 36n

function preciseText(value: bigint): string {
  const size = value < 0n ? -value : value
  const fraction = (size % PRECISE_UNIT).toString().padStart(36, '0').replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${size / PRECISE_UNIT}${fraction === '' ? '' : `.${fraction}`}`
}

function scalar(kind: ScalarKind, value: Argument): Programmatic {
  if (kind === 'Bool') return value.kind === 'Bool' ? sbor.bool(value.value) : mismatch(kind)
  if (kind === 'String') return sbor.string(text(value))
  if (kind === 'Decimal') return value.kind === kind ? sbor.decimal(formatAmount(value.value)) : mismatch(kind)
  if (kind === 'PreciseDecimal') return value.kind === kind ? { kind, value: preciseText(value.value) } : mismatch(kind)
  if (kind === 'NonFungibleLocalId') return value.kind === kind ? sbor.localId(value.value) : mismatch(kind)
  if (kind === 'Reference') return value.kind === 'Address' ? sbor.reference(value.value) : mismatch(kind)
  if (kind === 'Own') return mismatch('Own')
  return value.kind === kind ? { kind, value: value.value.toString() } : mismatch(kind)
}

const kindOf = (value: Programmatic | undefined, fallback: ValueKind): ValueKind => value?.kind ?? fallback

/** The programmatic kind of the values of a type. */
function kindOfType(schema: Schema, ref: TypeRef): ValueKind {
  const found = resolveType(schema, ref)
  if (!found || found.type.kind === 'Any') return 'Tuple'
  const { type } = found
  return type.kind === 'Array' && kindOfElement(schema, type) === 'U8' ? 'Bytes' : (type.kind as ValueKind)
}

const kindOfElement = (schema: Schema, { element }: Extract<SchemaType, { kind: 'Array' }>): ValueKind =>
  kindOfType(schema, element)

function array(schema: Schema, type: Extract<SchemaType, { kind: 'Array' }>, value: Argument): Programmatic {
  const elementKind = kindOfElement(schema, type)
  if (value.kind === 'Bytes') return elementKind === 'U8' ? sbor.bytes(bytesToHex(value.value)) : mismatch('Array')
  if (value.kind !== 'Array') return mismatch('Array')
  const elements = value.items.map((item) => schemaValue(schema, type.element, item))
  return sbor.array(kindOf(elements[0], elementKind), elements)
}

function fields(schema: Schema, refs: readonly TypeRef[], names: readonly string[], values: readonly Argument[]) {
  if (refs.length !== values.length) return mismatch(`a value with ${refs.length} fields`)
  return values.map((value, at) => {
    const ref = refs[at]
    const written = ref ? schemaValue(schema, ref, value) : mismatch('a field')
    const name = names[at]
    return name === undefined ? written : sbor.field(name, written)
  })
}

function enumValue(
  schema: Schema,
  type: Extract<SchemaType, { kind: 'Enum' }>,
  names: TypeNames,
  value: Argument,
): Programmatic {
  const found = value.kind === 'Enum' ? type.variants.find(([id]) => id === value.variant) : undefined
  if (value.kind !== 'Enum' || !found) return mismatch('Enum')
  const [, own] = names.variants.find(([id]) => id === value.variant) ?? []
  const parts = fields(schema, found[1], own?.fields ?? [], value.fields)
  return {
    kind: 'Enum',
    variant_id: String(value.variant),
    ...(own?.type === undefined ? {} : { variant_name: own.type }),
    fields: parts,
  }
}

function mapValue(schema: Schema, type: Extract<SchemaType, { kind: 'Map' }>, value: Argument): Programmatic {
  if (value.kind !== 'Map') return mismatch('Map')
  const entries = value.entries.map(([key, entry]) => ({
    key: schemaValue(schema, type.key, key),
    value: schemaValue(schema, type.value, entry),
  }))
  return {
    kind: 'Map',
    key_kind: kindOf(entries[0]?.key, kindOfType(schema, type.key)),
    value_kind: kindOf(entries[0]?.value, kindOfType(schema, type.value)),
    entries,
  }
}

function typedValue(schema: Schema, type: SchemaType, names: TypeNames, value: Argument): Programmatic {
  switch (type.kind) {
    case 'Any':
      return abort('SystemError(TypeCheckError): data of the type Any is unsupported on devnet')
    case 'Array':
      return array(schema, type, value)
    case 'Tuple':
      return value.kind === 'Tuple'
        ? { kind: 'Tuple', fields: fields(schema, type.fields, names.fields, value.fields) }
        : mismatch('Tuple')
    case 'Enum':
      return enumValue(schema, type, names, value)
    case 'Map':
      return mapValue(schema, type, value)
    default:
      return scalar(type.kind, value)
  }
}

/** Converts an argument into programmatic JSON with the names of its type. Aborts for a value of another type. */
export function schemaValue(schema: Schema, ref: TypeRef, value: Argument): Programmatic {
  const found = resolveType(schema, ref) ?? abort('SystemError(TypeCheckError): the schema has no such type')
  const written = typedValue(schema, found.type, found.names, value)
  return found.names.type === undefined ? written : { ...written, type_name: found.names.type }
}
