import { encodeAddress, encodeSubintentHash, formatAmount } from '@lootboxes/ledger'
import { quote } from '../render-value'
import { aliasOf } from './aliases'
import { toHex } from './bytes'
import type { ManifestV2 } from './compile-manifest'
import { type InstructionV2, instructionDefinitions, isArgumentList, isChildField } from './instructions'
import { isIntegerValue, type ManifestValue } from './manifest-value'
import { formatPreciseDecimal } from './precise-decimal'
import { resource } from './shapes'

const prefixes = {
  Bucket: 'bucket',
  Proof: 'proof',
  AddressReservation: 'reservation',
  NamedAddress: 'address',
} as const

/** Characters without a glyph, some of which reverse the text around them. */
const invisible = /[\p{Cf}\u0080-\u009f\u2028\u2029]/gu
const codeUnits = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')

const quoted = (type: string, content: string): string => `${type}(${quote(content)})`
const object = (kind: keyof typeof prefixes, number: number): string => quoted(kind, `${prefixes[kind]}${number + 1}`)

class Writer {
  private readonly counts = { Bucket: 0, Proof: 0, AddressReservation: 0, NamedAddress: 0 }

  constructor(private readonly networkId: number) {}

  instruction(instruction: InstructionV2): string {
    const { name, omitted } = aliasOf(instruction)
    const { fields, creates } = instructionDefinitions[instruction.name]
    const written = fields.flatMap((shape, at) => {
      const value = instruction.fields[at]
      if (value === undefined || omitted.includes(at)) return []
      if (isChildField(shape)) return [quoted('NamedIntent', `intent${value.kind === 'U32' ? value.value + 1n : ''}`)]
      if (isArgumentList(shape) && value.kind === 'Tuple') return value.fields.map((field) => this.value(field, 1))
      return [this.value(value, 1)]
    })
    return statement(name, [...written, ...creates.map((kind) => object(kind, this.counts[kind]++))])
  }

  address(bytes: Uint8Array): string {
    return encodeAddress({ entityByte: bytes[0] ?? 0, networkId: this.networkId, tail: bytes.slice(1) })
  }

  private block(open: string, items: readonly string[], depth: number): string {
    if (items.length === 0) return `${open}()`
    const indent = '    '.repeat(depth)
    return `${open}(\n${items.map((item) => `${indent}    ${item}`).join(',\n')}\n${indent})`
  }

  private tuple(fields: readonly ManifestValue[], depth: number): string {
    const [address, id, ...rest] = fields
    if (
      address?.kind === 'Address' &&
      resource.accepts(address) &&
      id?.kind === 'NonFungibleLocalId' &&
      rest.length === 0
    )
      return quoted('NonFungibleGlobalId', `${this.address(address.value)}:${id.value}`)
    return this.block('Tuple', this.values(fields, depth), depth)
  }

  private values(values: readonly ManifestValue[], depth: number): string[] {
    return values.map((value) => this.value(value, depth + 1))
  }

  private value(value: ManifestValue, depth: number): string {
    if (isIntegerValue(value)) return `${value.value}${value.kind.toLowerCase()}`
    switch (value.kind) {
      case 'Bool':
        return String(value.value)
      case 'String':
        return quote(value.value).replace(invisible, codeUnits)
      case 'Bytes':
      case 'Blob':
        return quoted(value.kind, toHex(value.value))
      case 'Array':
        return this.block(`Array<${value.of}>`, this.values(value.items, depth), depth)
      case 'Tuple':
        return this.tuple(value.fields, depth)
      case 'Enum':
        return this.block(`Enum<${value.variant}u8>`, this.values(value.fields, depth), depth)
      case 'Map': {
        const entries = value.entries.map((entry) => this.values(entry, depth).join(' => '))
        return this.block(`Map<${value.of.join(', ')}>`, entries, depth)
      }
      case 'Address':
        return quoted(value.kind, this.address(value.value))
      case 'Decimal':
        return quoted(value.kind, formatAmount(value.value))
      case 'PreciseDecimal':
        return quoted(value.kind, formatPreciseDecimal(value.value))
      case 'Expression':
      case 'NonFungibleLocalId':
        return quoted(value.kind, value.value)
      default:
        return object(value.kind, value.value)
    }
  }
}

const statement = (name: string, parts: readonly string[]): string =>
  parts.length === 0 ? `${name};\n` : `${name}\n${parts.map((part) => `    ${part}\n`).join('')};\n`

/**
 * The text of a V2 manifest in the engine's own layout. Payloads have no names, so buckets are `bucket1`, `bucket2` and so on.
 * Throws a RangeError on an address of an entity that the ledger does not know.
 * @example SubintentV2.decode(bytes).map(({ intentCore }) => decompileManifest(intentCore, intentCore.header.networkId))
 */
export function decompileManifest({ instructions, children }: ManifestV2, networkId: number): string {
  const writer = new Writer(networkId)
  const heads = children.map((hash, at) =>
    statement('USE_CHILD', [
      quoted('NamedIntent', `intent${at + 1}`),
      quoted('Intent', encodeSubintentHash(hash, networkId)),
    ]),
  )
  return [...heads, ...instructions.map((instruction) => writer.instruction(instruction))].join('')
}
