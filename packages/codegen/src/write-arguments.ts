import { type Blueprint, type PackageType, typeAt } from './blueprint'
import { camelCase, literal, uniqueNames, variableName } from './names'
import type { Field, SchemaType } from './schema'
import { optionOf } from './write-readers'

/** An argument of a method in TypeScript: its type, and the expression that makes the manifest value. */
type Written = { readonly type: string; readonly make: (expression: string) => string }
/** Why a type cannot be written. */
type Refusal = { readonly refused: string }

const scalar = (type: string, make: string): Written => ({ type, make: (value) => `manifest.${make}(${value})` })
const integer = (kind: string): Written => scalar('number | bigint', kind.toLowerCase())

const scalars: Partial<Record<SchemaType['kind'], Written>> = {
  Any: { type: 'manifest.Value', make: (value) => value },
  Bool: scalar('boolean', 'bool'),
  String: scalar('string', 'text'),
  Reference: scalar('ledger.Address', 'address'),
  Decimal: scalar('ledger.Amount', 'decimal'),
  NonFungibleLocalId: scalar('string', 'localId'),
  ...Object.fromEntries(
    ['I8', 'I16', 'I32', 'I64', 'I128', 'U8', 'U16', 'U32', 'U64', 'U128'].map((kind) => [kind, integer(kind)]),
  ),
}

/** The name of a type in manifest text. */
const manifestName = ({ kind }: SchemaType): string => literal(kind === 'Reference' ? 'Address' : kind)

/** Writes the arguments of methods with the values of `@lootboxes/manifest`. */
function createArguments(blueprint: Blueprint) {
  const parts = (schema: string, refs: readonly PackageType['ref'][]): readonly Written[] | Refusal => {
    const written: Written[] = []
    for (const ref of refs) {
      const one = value({ schema, ref })
      if ('refused' in one) return one
      written.push(one)
    }
    return written
  }

  function list(schema: string, element: PackageType['ref']): Written | Refusal {
    const type = typeAt(blueprint, { schema, ref: element })
    const item = value({ schema, ref: element })
    if ('refused' in item || type === undefined) return item
    if (type.kind === 'NonFungibleLocalId') return scalar('readonly string[]', 'localIds')
    if (type.kind === 'U8')
      return { type: 'Uint8Array', make: (given) => `manifest.array('U8', Array.from(${given}, manifest.u8))` }
    return {
      type: `readonly (${item.type})[]`,
      make: (given) => `manifest.array(${manifestName(type)}, ${given}.map((item) => ${item.make('item')}))`,
    }
  }

  function map(schema: string, type: Extract<SchemaType, { kind: 'Map' }>): Written | Refusal {
    const [key, entry] = [type.key, type.value].map((ref) => typeAt(blueprint, { schema, ref }))
    const both = parts(schema, [type.key, type.value])
    if ('refused' in both) return both
    const [first, second] = both
    if (!key || !entry || !first || !second) return { refused: 'a type that the schema does not define' }
    return {
      type: `readonly (readonly [${first.type}, ${second.type}])[]`,
      make: (given) =>
        `manifest.map(${manifestName(key)}, ${manifestName(entry)}, ${given}.map(([key, value]) => [${first.make('key')}, ${second.make('value')}]))`,
    }
  }

  function struct(schema: string, fields: readonly Field[]): Written | Refusal {
    const written = parts(
      schema,
      fields.map(({ type }) => type),
    )
    if ('refused' in written) return written
    const unique = uniqueNames()
    const keys = fields.map(({ name }, at) => (name === undefined ? `field${at + 1}` : unique(camelCase(name))))
    return {
      type: `{ ${written.map(({ type }, at) => `readonly ${keys[at]}: ${type}`).join('; ')} }`,
      make: (given) => `manifest.tuple(${written.map(({ make }, at) => make(`${given}.${keys[at]}`)).join(', ')})`,
    }
  }

  function value(at: PackageType): Written | Refusal {
    const type = typeAt(blueprint, at)
    if (type === undefined) return { refused: 'a type that the schema does not define' }
    switch (type.kind) {
      case 'Array':
        return list(at.schema, type.element)
      case 'Map':
        return map(at.schema, type)
      case 'Tuple':
        return struct(at.schema, type.fields)
      case 'Enum': {
        const some = optionOf(type)
        // The caller makes other enums with `variant`.
        if (some === undefined) return { type: 'manifest.Value', make: (given) => given }
        const inner = value({ schema: at.schema, ref: some })
        if ('refused' in inner) return inner
        return {
          type: `${inner.type} | undefined`,
          make: (given) => `${given} === undefined ? manifest.none : manifest.some(${inner.make(given)})`,
        }
      }
      default:
        return scalars[type.kind] ?? { refused: literal(type.name ?? type.kind) }
    }
  }

  return value
}

type Parameter = {
  readonly name: string
  readonly type: string
  readonly generic: string | undefined
  readonly value: string
}

/** The parameters of a method, or why it cannot be called. */
export function writeParameters(
  blueprint: Blueprint,
  { schema }: Pick<PackageType, 'schema'>,
  fields: readonly Field[],
): readonly Parameter[] | Refusal {
  const value = createArguments(blueprint)
  const unique = uniqueNames()
  const parameters: Parameter[] = []
  for (const [at, { name: given, type: ref }] of fields.entries()) {
    const name = unique(variableName(given ?? `argument${at + 1}`))
    const type = typeAt(blueprint, { schema, ref })
    const owned = type?.kind === 'Own' ? type.owned : undefined
    if (owned !== undefined) {
      const generic = `Given${at + 1}`
      const argument = owned === 'bucket' ? 'manifest.BucketArgument' : 'manifest.ProofArgument'
      parameters.push({ name, type: generic, generic: `${generic} extends ${argument}`, value: name })
      continue
    }
    const written = value({ schema, ref })
    if ('refused' in written) return { refused: `its argument ${literal(name)} contains ${written.refused}` }
    parameters.push({ name, type: written.type, generic: undefined, value: written.make(name) })
  }
  return parameters
}
