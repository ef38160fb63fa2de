import { formatAmount, type LocalId } from '@lootboxes/ledger'
import type { Argument, Value } from './value'

/** Control characters, and the two characters with a meaning inside a manifest string. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const special = /["\\\u0000-\u001f\u007f]/g

const escaped = (character: string): string =>
  character === '"' || character === '\\'
    ? `\\${character}`
    : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A quoted manifest string. Escapes the characters that could end it early. */
export const quote = (value: string): string => `"${value.replace(special, escaped)}"`

export const renderIds = (ids: readonly LocalId[]): string =>
  `Array<NonFungibleLocalId>(${ids.map((id) => `NonFungibleLocalId("${id}")`).join(', ')})`

const list = (values: readonly Value[]): string => values.map(renderValue).join(', ')

/** The manifest text of one argument. */
export function renderValue(value: Argument): string {
  switch (value.kind) {
    case 'bool':
      return value.value ? 'true' : 'false'
    case 'text':
      return quote(value.value)
    case 'decimal':
      return `Decimal("${formatAmount(value.value)}")`
    case 'address':
      return `Address("${value.value}")`
    case 'local-id':
      return `NonFungibleLocalId("${value.value}")`
    case 'local-ids':
      return renderIds(value.value)
    case 'tuple':
      return `Tuple(${list(value.fields)})`
    case 'variant':
      return `Enum<${value.index}u8>(${list(value.fields)})`
    case 'array':
      return `Array<${value.of}>(${list(value.items)})`
    case 'map':
      return `Map<${value.of.join(', ')}>(${value.entries
        .map(([key, entry]) => `${renderValue(key)} => ${renderValue(entry)}`)
        .join(', ')})`
    case 'bucket':
      return `Bucket(${quote(value.name)})`
    case 'proof':
      return `Proof(${quote(value.name)})`
    default:
      return `${value.value}${value.kind}`
  }
}
