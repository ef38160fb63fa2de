import { abort } from '../engine/abort'
import type { Argument } from '../engine/argument'
import { anything, list, localId, map, oneOf, single, text, variant } from '../engine/shapes'
import type { ProgrammaticTuple } from '../sbor/programmatic'
import * as sbor from '../sbor/programmatic'
import { type WellKnownType, wellKnown } from '../sbor/schema-node'
import type { IdType, NonFungibleSchema } from '../store/collection'
import { schemaFault } from './schema-fault'
import { resolveType, schemaShape, typeRef } from './schema-type'
import { schemaValue } from './schema-value'

const invalid = (): never => abort('NonFungibleResourceManagerError(InvalidNonFungibleSchema)')

function fieldsOf({ schema, type }: Pick<NonFungibleSchema, 'schema' | 'type'>) {
  const found = resolveType(schema, type)
  if (found?.type.kind !== 'Tuple') return invalid()
  const { fields } = found.type
  const names = found.names.fields
  return names.length === fields.length ? names.map((name, at) => ({ name, type: fields[at] ?? invalid() })) : invalid()
}

/** Parses a schema from the manifest. Its data type is a tuple with named fields. */
export const nonFungibleSchema = oneOf<NonFungibleSchema>({
  0: variant([schemaShape, typeRef, list(text)], (schema, type, mutableFields) => {
    const fault = schemaFault(schema)
    if (fault !== undefined)
      abort(`NonFungibleResourceManagerError(InvalidNonFungibleSchema(SchemaValidationError(${fault})))`)
    const names = fieldsOf({ schema, type }).map(({ name }) => name)
    const unknown = mutableFields.find((name) => !names.includes(name))
    if (unknown !== undefined) abort(`NonFungibleResourceManagerError(NonFungibleMutableFieldNotFound(${unknown}))`)
    return { schema, type, mutableFields }
  }),
})

/** Converts data of a non-fungible into a tuple with the names of the collection's schema. */
export function nonFungibleData({ schema, type }: NonFungibleSchema, data: Argument): ProgrammaticTuple {
  const value = schemaValue(schema, type, data)
  return value.kind === 'Tuple' ? value : invalid()
}

/** Replaces a mutable field of a non-fungible's data. */
export function fieldData(
  schema: NonFungibleSchema,
  before: ProgrammaticTuple,
  name: string,
  value: Argument,
): ProgrammaticTuple {
  const field = fieldsOf(schema).find((one) => one.name === name)
  if (!field || !schema.mutableFields.includes(name))
    return abort(`NonFungibleResourceManagerError(UnknownMutableFieldName(${name}))`)
  const after = sbor.field(name, schemaValue(schema.schema, field.type, value))
  return { ...before, fields: before.fields.map((one) => (one.field_name === name ? after : one)) }
}

const idStarts: Readonly<Record<IdType, string>> = { String: '<', Integer: '#', Bytes: '[', Ruid: '{' }
const entries = map(localId, single(anything))

/** Parses non-fungibles to mint, by id. */
export function readNonFungibles(
  schema: NonFungibleSchema,
  idType: IdType,
  value: Argument,
): ReadonlyMap<string, ProgrammaticTuple> {
  const nonFungibles = entries(value).map(([id, data]) => {
    if (!id.startsWith(idStarts[idType])) abort(`NonFungibleResourceManagerError(NonFungibleIdTypeDoesNotMatch(${id}))`)
    return [id, nonFungibleData(schema, data)] as const
  })
  return new Map(nonFungibles)
}

/** The schema of data with fields of well-known types, none of them mutable. */
export const flatSchema = (typeName: string, fields: Readonly<Record<string, WellKnownType>>): NonFungibleSchema => ({
  schema: {
    types: [{ kind: 'Tuple', fields: Object.values(fields).map((kind) => ({ wellKnown: wellKnown(kind).wellKnown })) }],
    names: [{ type: typeName, fields: Object.keys(fields), variants: [] }],
  },
  type: { local: 0 },
  mutableFields: [],
})
