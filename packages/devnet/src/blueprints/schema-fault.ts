import type { Schema, SchemaType, TypeNames } from '../sbor/schema'

type Fault = string | undefined

/** Names of types, fields and variants in a schema. */
const identifier = /^[A-Za-z][0-9A-Za-z_]{0,99}$/

const namesFault = (names: readonly string[]): Fault => {
  const bad = names.find((name) => !identifier.test(name))
  return bad === undefined ? undefined : `InvalidIdentName(${JSON.stringify(bad)})`
}

const areUnique = (names: readonly string[]): boolean => new Set(names).size === names.length

/** A type may leave its fields without names. */
function fieldsFault(names: readonly string[], count: number): Fault {
  if (names.length === 0) return undefined
  if (names.length !== count) return 'TypeMetadataFieldNameCountDoesNotMatchFieldCount'
  return namesFault(names) ?? (areUnique(names) ? undefined : 'TypeMetadataContainedDuplicateFieldNames')
}

function variantsFault(
  { type, variants }: TypeNames,
  { variants: types }: Extract<SchemaType, { kind: 'Enum' }>,
): Fault {
  if (type === undefined) return 'TypeMetadataEnumNameIsRequired'
  if (variants.length !== types.length) return 'TypeMetadataContainedWrongNumberOfVariants'
  const counts = new Map(types.map(([id, fields]) => [id, fields.length]))
  for (const [id, { type: name, fields }] of variants) {
    const count = counts.get(id)
    if (count === undefined) return 'TypeMetadataHasMismatchingEnumDiscriminator'
    if (name === undefined) return 'TypeMetadataEnumVariantNameIsRequired'
    const fault = namesFault([name]) ?? fieldsFault(fields, count)
    if (fault !== undefined) return fault
  }
  return areUnique(variants.map(([, { type: name = '' }]) => name))
    ? undefined
    : 'TypeMetadataContainedDuplicateEnumVariantNames'
}

function typeFault(type: SchemaType, names: TypeNames): Fault {
  const fault = names.type === undefined ? undefined : namesFault([names.type])
  if (fault !== undefined) return fault
  if (type.kind === 'Enum') return variantsFault(names, type)
  if (names.variants.length > 0) return 'TypeMetadataContainedUnexpectedEnumVariants'
  if (type.kind === 'Tuple') return fieldsFault(names.fields, type.fields.length)
  return names.fields.length > 0 ? 'TypeMetadataContainedUnexpectedChildNames' : undefined
}

/** Checks the names in a schema. Returns the engine's name of the first fault. */
export function schemaFault({ types, names }: Schema): Fault {
  if (types.length !== names.length) return 'MetadataLengthMismatch'
  for (const [at, type] of types.entries()) {
    const fault = typeFault(type, names[at] ?? { type: undefined, fields: [], variants: [] })
    if (fault !== undefined) return fault
  }
  return undefined
}
