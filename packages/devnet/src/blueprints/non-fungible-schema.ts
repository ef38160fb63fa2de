import { type Value, ValueKind } from '@radixdlt/radix-engine-toolkit'
import { abort } from '../engine/abort'
import * as sbor from '../sbor/programmatic'
import type { FieldKind, IdType, NonFungibleSchema } from './collection'
import {
  anything,
  bool,
  both,
  fields,
  list,
  localId,
  oneOf,
  option,
  pairs,
  type Shape,
  single,
  text,
  u8,
  u64,
} from './manifest-shapes'

/** Well-known type ids. */
const wellKnown: Readonly<Record<number, FieldKind>> = {
  1: 'Bool',
  4: 'I32',
  5: 'I64',
  7: 'U8',
  9: 'U32',
  10: 'U64',
  12: 'String',
  198: 'Url',
}

const invalid = (): never => abort('NonFungibleResourceManagerError(InvalidNonFungibleSchema)')

const fieldKind: Shape<FieldKind> = oneOf({
  0: (value) =>
    wellKnown[u8(value)] ?? abort(`SystemError(TypeCheckError): type ${u8(value)} is unsupported on devnet`),
})
const types = list(oneOf({ 14: list(fieldKind) }))
const typeNames = list(both(option(text), option(oneOf({ 0: list(text) }))))

/** Parses a schema from the manifest: a tuple of named scalars. */
export const nonFungibleSchema: Shape<NonFungibleSchema> = (value) => {
  if (value.kind !== ValueKind.Enum || value.discriminator !== 0) return invalid()
  const [schema, type, mutable] = value.fields
  if (!schema || !type || !mutable) return invalid()
  const [kinds, names] = oneOf({ 0: fields })(schema)
  const at = Number(oneOf({ 1: u64 })(type))
  const [typeName = '', fieldNames = []] = (names && typeNames(names)[at]) ?? []
  const fieldKinds = (kinds && types(kinds)[at]) ?? invalid()
  const mutableFields = list(text)(mutable)
  if (fieldNames.length !== fieldKinds.length) return invalid()
  const unknown = mutableFields.find((name) => !fieldNames.includes(name))
  if (unknown !== undefined) abort(`NonFungibleResourceManagerError(NonFungibleMutableFieldNotFound(${unknown}))`)
  return {
    typeName,
    fields: fieldNames.map((name, index) => ({ name, kind: fieldKinds[index] ?? invalid() })),
    mutableFields,
  }
}

const unfit = (expected: FieldKind): never => abort(`SystemError(TypeCheckError): a field is not ${expected}`)

function fieldValue(kind: FieldKind, args: Value): sbor.Programmatic {
  if (kind === 'String') return sbor.string(text(args))
  if (kind === 'Url') return sbor.url(text(args))
  if (kind === 'Bool') return sbor.bool(bool(args))
  return args.kind === ValueKind[kind] && 'value' in args ? { kind, value: String(args.value) } : unfit(kind)
}

const idStarts: Readonly<Record<IdType, string>> = { String: '<', Integer: '#', Bytes: '[' }
const entries = pairs(localId, single(anything))

/** Parses non-fungibles to mint, by id, with data named by the collection's schema. */
export function readNonFungibles(
  schema: NonFungibleSchema,
  idType: IdType,
  value: Value,
): ReadonlyMap<string, sbor.ProgrammaticTuple> {
  const nonFungibles = entries(value).map(([id, data]) => {
    const args = fields(data)
    if (!id.startsWith(idStarts[idType])) abort(`NonFungibleResourceManagerError(NonFungibleIdTypeDoesNotMatch(${id}))`)
    if (args.length !== schema.fields.length) abort(`SystemError(TypeCheckError): the data of ${id} does not fit`)
    const namedFields = args.map((one, at) => {
      const { name, kind } = schema.fields[at] ?? invalid()
      return sbor.field(name, fieldValue(kind, one))
    })
    return [id, { kind: 'Tuple', type_name: schema.typeName, fields: namedFields }] as const
  })
  return new Map(nonFungibles)
}
