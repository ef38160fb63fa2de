import { err, ok, type Result } from 'neverthrow'
import { decodeSbor, type SborValue } from './decode-sbor'
import { customKinds, type Field, type Owned, type SchemaType, scalarKinds, type TypeRef } from './schema'

const no = (expected: string): never => {
  throw new TypeError(`The schema has no ${expected} where one is expected.`)
}
const fieldsOf = (value: SborValue | undefined): readonly SborValue[] =>
  value?.kind === 'tuple' || value?.kind === 'enum' ? value.fields : no('tuple')
const itemsOf = (value: SborValue | undefined): readonly SborValue[] =>
  value?.kind === 'list' ? value.items : no('list')
const entriesOf = (value: SborValue | undefined) => (value?.kind === 'map' ? value.entries : no('map'))
const numberOf = (value: SborValue | undefined): number =>
  value?.kind === 'number' ? Number(value.value) : no('number')
const textOf = (value: SborValue | undefined): string => (value?.kind === 'text' ? value.value : no('text'))
const variantOf = (value: SborValue | undefined): number => (value?.kind === 'enum' ? value.variant : no('enum'))

/** The content of an option. */
const some = (value: SborValue | undefined): SborValue | undefined =>
  value?.kind === 'enum' ? value.fields[0] : no('option')

function refOf(value: SborValue | undefined): TypeRef {
  const number = numberOf(fieldsOf(value)[0])
  return variantOf(value) === 0 ? { wellKnown: number } : { local: number }
}

type Names = { readonly type: string | undefined; readonly children: SborValue | undefined }

function namesOf(value: SborValue | undefined): Names {
  const [type, children] = fieldsOf(value)
  const name = some(type)
  return { type: name && textOf(name), children: some(children) }
}

const fieldNames = (children: SborValue | undefined): readonly string[] =>
  children && variantOf(children) === 0
    ? itemsOf(children.kind === 'enum' ? children.fields[0] : children).map(textOf)
    : []

const named = (refs: readonly SborValue[], names: readonly string[]): readonly Field[] =>
  refs.map((ref, at) => ({ name: names[at], type: refOf(ref) }))

function variantsOf(value: SborValue | undefined, children: SborValue | undefined) {
  const names = new Map(
    children && variantOf(children) === 1
      ? entriesOf(fieldsOf(children)[0]).map(([id, own]) => [numberOf(id), namesOf(own)])
      : [],
  )
  return entriesOf(value).map(([key, refs]) => {
    const id = numberOf(key)
    const own = names.get(id)
    return { id, name: own?.type ?? `Variant${id}`, fields: named(itemsOf(refs), fieldNames(own?.children)) }
  })
}

const CUSTOM_VALIDATION = 14
const OWNED = 1
const owned: readonly Owned[] = ['bucket', 'proof']

/** The requirements of the validation of an owned node. */
function ownedOf(validation: SborValue | undefined): Owned | undefined {
  if (validation?.kind !== 'enum' || validation.variant !== CUSTOM_VALIDATION) return undefined
  const [custom] = validation.fields
  return custom?.kind === 'enum' && custom.variant === OWNED ? owned[variantOf(custom.fields[0])] : undefined
}

function typeOf(kind: SborValue | undefined, names: Names, validation: SborValue | undefined): SchemaType {
  const name = names.type
  const variant = variantOf(kind)
  const [first, second] = fieldsOf(kind)
  const scalar = scalarKinds[variant]
  if (scalar !== undefined) return { name, kind: scalar }
  switch (variant) {
    case 13:
      return { name, kind: 'Array', element: refOf(first) }
    case 14:
      return { name, kind: 'Tuple', fields: named(itemsOf(first), fieldNames(names.children)) }
    case 15:
      return { name, kind: 'Enum', variants: variantsOf(first, names.children) }
    case 16:
      return { name, kind: 'Map', key: refOf(first), value: refOf(second) }
    default:
      return { name, kind: customKinds[variantOf(first)] ?? no('known type'), owned: ownedOf(validation) }
  }
}

/** The types of a schema of version 1, from the bytes that a Gateway returns. The error is a sentence. */
export function parseSchema(bytes: Uint8Array): Result<readonly SchemaType[], string> {
  try {
    const versioned = decodeSbor(bytes)
    if (variantOf(versioned) !== 0) return err('The schema has a version that this program does not know.')
    const [kinds, names, validations] = fieldsOf(fieldsOf(versioned)[0])
    const validationOf = itemsOf(validations)
    const namesAt = itemsOf(names)
    return ok(itemsOf(kinds).map((kind, at) => typeOf(kind, namesOf(namesAt[at]), validationOf[at])))
  } catch (failure) {
    // The functions above throw for bytes that are no schema.
    return failure instanceof Error ? err(failure.message) : err(String(failure))
  }
}
