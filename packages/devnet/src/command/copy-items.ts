import type { WorldField, WorldInput } from '../world/world-schema'
import { worldFields } from '../world/world-schema'
import type { Names } from './copy-metadata'

type Collection = NonNullable<WorldInput['collections']>[string]
type Value = { readonly kind: WorldField; readonly text: string }

/** A field of a non-fungible in programmatic JSON. */
type GivenField = {
  readonly kind: string
  readonly type_name?: string | null | undefined
  readonly field_name?: string | null | undefined
  readonly [other: string]: unknown
}

/** A non-fungible of a network and the account that holds it. */
export type GivenItem = { readonly holder: string; readonly id: string; readonly fields: readonly GivenField[] }

/** The value of a field as a world file has it, or the reason why it has none. */
function fieldValue({ kind, type_name, value, hex }: GivenField, names: Names): Value | string {
  if (kind === 'Bytes' && typeof hex === 'string') return { kind, text: hex }
  if (typeof value !== 'string' && typeof value !== 'boolean') return `a world file has no ${kind} in items`
  const text = String(value)
  if (kind === 'Reference') {
    const name = names.get(text)
    return name === undefined ? `${text} is not copied` : { kind: 'GlobalAddress', text: name }
  }
  const known = worldFields.find((one) => one === type_name) ?? worldFields.find((one) => one === kind)
  return known === undefined ? `a world file has no ${kind} in items` : { kind: known, text }
}

/** Writes items into their collection. Leaves out a field that one of them cannot have, and reports it with the reason. */
export function copyItems(
  collection: Collection,
  given: readonly GivenItem[],
  names: Names,
  leftOut: (what: string) => void,
): void {
  const refused = new Set<string>()
  const kinds: Record<string, WorldField> = {}
  const read = given.map(({ holder, id, fields }) => {
    const data: Record<string, string> = {}
    for (const [at, field] of fields.entries()) {
      const name = field.field_name ?? `field ${at}`
      const value = field.field_name == null ? 'it has no name' : fieldValue(field, names)
      if (typeof value !== 'string') {
        kinds[name] = value.kind
        data[name] = value.text
      } else if (!refused.has(name)) {
        refused.add(name)
        leftOut(`${name} of its items: ${value}`)
      }
    }
    return { holder, id, data }
  })
  const without = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !refused.has(name)))
  collection.fields = without(kinds)
  collection.items = read.map(({ data, ...item }) => ({ ...item, data: without(data) }))
}
