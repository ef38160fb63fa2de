import { type Blueprint, type PackageType, typeAt } from './blueprint'
import { camelCase, keyOf, uniqueNames, variableName } from './names'
import type { Field, SchemaType, Variant } from './schema'

/** Readers of `@lootboxes/gateway/sbor` for the types of a blueprint. Named types become constants of the generated file. */
export type Readers = {
  /** The expression that reads a type: the name of its constant, where it has one. */
  of(type: PackageType): string
  /** The inline expression that reads a type. */
  inline(type: PackageType): string
  /** The constants, each after those that it uses. */
  declarations(): readonly string[]
}

const scalars: Partial<Record<SchemaType['kind'], string>> = {
  Any: 'sbor.anything',
  Bool: 'sbor.bool',
  String: 'sbor.text',
  Reference: 'sbor.reference',
  Own: 'sbor.own',
  Decimal: 'sbor.decimal',
  PreciseDecimal: 'sbor.preciseDecimal',
  NonFungibleLocalId: 'sbor.localId',
}
const indented = (lines: string): string => lines.replaceAll('\n', '\n  ')
const block = (lines: readonly string[]): string =>
  lines.length === 0 ? '{}' : `{\n  ${lines.map(indented).join('\n  ')}\n}`

/** The type inside an option. */
export const optionOf = ({ name, variants }: { name: string | undefined; variants: readonly Variant[] }) =>
  name === 'Option' && variants.length === 2 && variants[0]?.fields.length === 0
    ? variants[1]?.fields[0]?.type
    : undefined

export function createReaders(blueprint: Blueprint, nameOf: (name: string) => string): Readers {
  const declared = new Map<string, string>()
  const declarations: string[] = []
  const open = new Set<string>()

  const fieldsOf = (schema: string, fields: readonly Field[]): string => {
    const unique = uniqueNames()
    return block(
      fields.map(({ name, type }, at) => {
        const key = name === undefined ? String(at) : unique(camelCase(name))
        return `${key}: ${of({ schema, ref: type })},`
      }),
    )
  }
  const variantLine = (schema: string, { id, name, fields }: Variant): string =>
    `${keyOf(name)}: [${id}, ${fieldsOf(schema, fields)}],`

  function compound(type: SchemaType, schema: string): string {
    const inner = (ref: PackageType['ref']) => of({ schema, ref })
    switch (type.kind) {
      case 'Array':
        return typeAt(blueprint, { schema, ref: type.element })?.kind === 'U8'
          ? 'sbor.bytes'
          : `sbor.list(${inner(type.element)})`
      case 'Map':
        return `sbor.map(${inner(type.key)}, ${inner(type.value)})`
      case 'Tuple':
        return `sbor.struct(${fieldsOf(schema, type.fields)})`
      case 'Enum': {
        const some = optionOf(type)
        return some === undefined
          ? `sbor.variants(${block(type.variants.map((variant) => variantLine(schema, variant)))})`
          : `sbor.option(${inner(some)})`
      }
      default: {
        const known = scalars[type.kind]
        if (known !== undefined) return known
        const isLong = /64|128/.test(type.kind)
        return `sbor.${isLong ? 'bigInteger' : 'integer'}('${type.kind}')`
      }
    }
  }

  function of(at: PackageType): string {
    const type = typeAt(blueprint, at)
    if (type === undefined) return 'sbor.anything'
    const isDeclared = type.kind === 'Tuple' || (type.kind === 'Enum' && !optionOf(type))
    if (!isDeclared || type.name === undefined) return compound(type, at.schema)
    const key = JSON.stringify(at)
    const before = declared.get(key)
    if (before !== undefined) return before
    // A type that contains itself is read as programmatic JSON.
    if (open.has(key)) return 'sbor.anything'
    open.add(key)
    const expression = compound(type, at.schema)
    open.delete(key)
    const name = nameOf(variableName(type.name))
    declared.set(key, name)
    declarations.push(`export const ${name} = ${expression}`)
    return name
  }

  const inline = (at: PackageType): string => {
    const type = typeAt(blueprint, at)
    return type === undefined ? 'sbor.anything' : compound(type, at.schema)
  }
  return { of, inline, declarations: () => declarations }
}
