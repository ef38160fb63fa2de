import { parseAddress, parseAmount, parseLocalId } from '@lootboxes/ledger'
import type { NamedKind, NamedObjects } from '../named-objects'
import { fromHex } from './bytes'
import { variantNumber } from './known-enums'
import {
  fitsInteger,
  isInteger,
  isValueKind,
  kindOf,
  type ManifestValue,
  type ObjectKind,
  type ValueKind,
} from './manifest-value'
import { parsePreciseDecimal } from './precise-decimal'
import type { Scanner } from './scanner'

/** Maximum nesting of a value in the text: the payload of an instruction has up to four levels above it. */
const MAX_TEXT_DEPTH = 20

/** The position of a value. `arguments` of a call consume the buckets, proofs and reservations in them. */
export type Place = 'field' | 'arguments' | 'yield'

/** How to name a kind of value in the text beside the names of kinds: `NonFungibleGlobalId` is a tuple. */
const kindAliases: Readonly<Record<string, ValueKind>> = {
  Bytes: 'Array',
  NonFungibleGlobalId: 'Tuple',
  NamedAddress: 'Address',
}

type Reader = (read: () => ManifestValue, place: Place) => ManifestValue

/** Parses the values of a manifest one after the other, for the addresses of one network. */
export class ValueParser {
  private readonly readers: Readonly<Record<string, Reader>>

  constructor(
    private readonly scanner: Scanner,
    private readonly objects: NamedObjects,
    networkId: number,
  ) {
    this.readers = {
      true: () => ({ kind: 'Bool', value: true }),
      false: () => ({ kind: 'Bool', value: false }),
      Tuple: (read) => ({ kind: 'Tuple', fields: this.list(read) }),
      Enum: (read) => ({ kind: 'Enum', variant: this.takeVariant(), fields: this.list(read) }),
      Some: (read) => ({ kind: 'Enum', variant: 1, fields: [this.one('Some', read)] }),
      None: () => ({ kind: 'Enum', variant: 0, fields: [] }),
      Ok: (read) => ({ kind: 'Enum', variant: 0, fields: [this.one('Ok', read)] }),
      Err: (read) => ({ kind: 'Enum', variant: 1, fields: [this.one('Err', read)] }),
      Array: (read) => this.array(read),
      Map: (read) => this.map(read),
      Bucket: (_, place) => this.object('Bucket', place),
      Proof: (_, place) => this.object('Proof', place),
      AddressReservation: (_, place) => this.object('AddressReservation', place),
      NamedAddress: (_, place) => this.object('NamedAddress', place),
      ...quotedReaders((type, parse) => this.quoted(type, parse), networkId),
    }
  }

  parse(place: Place, depth = 1): ManifestValue {
    const token = this.scanner.peek()
    if (depth > MAX_TEXT_DEPTH) throw this.scanner.failure({ kind: 'text-too-deep', max: MAX_TEXT_DEPTH }, token.at)
    if (token.type === 'string') return { kind: 'String', value: this.scanner.takeText() }
    this.scanner.take()
    if (token.type === 'integer') return this.integer(token.text, token.at)
    const reader =
      token.type === 'name' && Object.hasOwn(this.readers, token.text) ? this.readers[token.text] : undefined
    if (reader === undefined) throw this.scanner.unexpected('a value', token)
    return reader(() => this.parse(place, depth + 1), place)
  }

  /** The single quoted text between the parentheses after a name. */
  name(type: string): { text: string; at: number } {
    const { at } = this.scanner.peek()
    return { text: this.one(type, () => this.scanner.takeText()), at }
  }

  /** The number of the unused object that the text names. */
  number(type: NamedKind, consume: boolean): number {
    const { text: name, at } = this.name(type)
    const number = this.objects.resolve(type, name, consume)
    if (number === undefined) throw this.scanner.failure({ kind: 'unknown-object', type, name }, at)
    return number
  }

  private list<T>(read: () => T): T[] {
    const items: T[] = []
    this.scanner.takeSign('(')
    while (!this.scanner.isAt(')')) {
      items.push(read())
      if (!this.scanner.isAt(')')) this.scanner.takeSign(',')
    }
    this.scanner.takeSign(')')
    return items
  }

  private one<T>(type: string, read: () => T): T {
    const { at } = this.scanner.peek()
    const [item, ...rest] = this.list(read)
    if (item === undefined || rest.length > 0) throw this.scanner.invalid('one value', type, at)
    return item
  }

  private quoted(type: string, parse: (text: string) => ManifestValue | undefined): ManifestValue {
    const { text, at } = this.name(type)
    const value = parse(text)
    if (value === undefined) throw this.scanner.invalid(`a value of ${type}`, text, at)
    return value
  }

  private takeKind(): ValueKind {
    const token = this.scanner.peek()
    const name = this.scanner.takeName('a kind of value')
    const kind = kindAliases[name] ?? name
    if (!isValueKind(kind)) throw this.scanner.unexpected('a kind of value', token)
    return kind
  }

  private takeVariant(): number {
    this.scanner.takeSign('<')
    const token = this.scanner.take()
    const number = token.type === 'integer' ? /^([0-9]+)u8$/.exec(token.text)?.[1] : variantNumber(token.text)
    if (number === undefined || Number(number) > 255) throw this.scanner.unexpected('a variant of an Enum', token)
    this.scanner.takeSign('>')
    return Number(number)
  }

  private ofKind(kind: ValueKind, read: () => ManifestValue): ManifestValue {
    const { at } = this.scanner.peek()
    const value = read()
    if (kindOf(value) !== kind) throw this.scanner.invalid(`an element of ${kind}`, value.kind, at)
    return value
  }

  private object(kind: ObjectKind, place: Place): ManifestValue {
    if (kind === 'Proof' && place === 'yield')
      throw this.scanner.failure({ kind: 'proof-in-yield' }, this.scanner.peek().at)
    return { kind, value: this.number(kind, place !== 'field' && kind !== 'NamedAddress') }
  }

  private array(read: () => ManifestValue): ManifestValue {
    this.scanner.takeSign('<')
    const of = this.takeKind()
    this.scanner.takeSign('>')
    const items = this.list(() => this.ofKind(of, read))
    if (of !== 'U8') return { kind: 'Array', of, items }
    // Each item is a U8 here.
    return { kind: 'Bytes', value: Uint8Array.from(items, (item) => Number((item as { value: bigint }).value)) }
  }

  private map(read: () => ManifestValue): ManifestValue {
    this.scanner.takeSign('<')
    const key = this.takeKind()
    this.scanner.takeSign(',')
    const value = this.takeKind()
    this.scanner.takeSign('>')
    const entries = this.list(() => {
      const name = this.ofKind(key, read)
      this.scanner.takeSign('=>')
      return [name, this.ofKind(value, read)] as const
    })
    return { kind: 'Map', of: [key, value], entries }
  }

  private integer(text: string, at: number): ManifestValue {
    const [, digits = '', suffix = ''] = /^(-?[0-9]+)([iu][0-9]+)$/.exec(text) ?? []
    const kind = suffix.toUpperCase()
    const value = BigInt(digits)
    if (!isInteger(kind) || !fitsInteger(kind, value)) throw this.scanner.invalid(`an integer of ${kind}`, text, at)
    return { kind, value }
  }
}

type Quoted = (type: string, parse: (text: string) => ManifestValue | undefined) => ManifestValue

/** The kinds whose content is one quoted text. */
function quotedReaders(quoted: Quoted, networkId: number): Readonly<Record<string, () => ManifestValue>> {
  const address = (text: string): ManifestValue | undefined =>
    parseAddress(text, { networkId }).match(
      ({ bytes }) => ({ kind: 'Address', value: bytes }),
      () => undefined,
    )
  const localId = (text: string): ManifestValue | undefined =>
    parseLocalId(text).match(
      (value) => ({ kind: 'NonFungibleLocalId', value }),
      () => undefined,
    )
  const globalId = (text: string): ManifestValue | undefined => {
    const colon = text.indexOf(':')
    const fields = [address(text.slice(0, Math.max(colon, 0))), localId(text.slice(colon + 1))]
    return fields.every((field) => field !== undefined) ? { kind: 'Tuple', fields } : undefined
  }
  const withBytes = (kind: 'Bytes' | 'Blob', text: string, length?: number): ManifestValue | undefined => {
    const value = fromHex(text)
    return value === undefined || (length !== undefined && value.length !== length) ? undefined : { kind, value }
  }
  const decimal = (text: string): ManifestValue | undefined =>
    parseAmount(text).match(
      (value) => ({ kind: 'Decimal', value }),
      () => undefined,
    )
  const precise = (text: string): ManifestValue | undefined => {
    const value = parsePreciseDecimal(text)
    return value === undefined ? undefined : { kind: 'PreciseDecimal', value }
  }
  const expression = (value: string): ManifestValue | undefined =>
    value === 'ENTIRE_WORKTOP' || value === 'ENTIRE_AUTH_ZONE' ? { kind: 'Expression', value } : undefined
  return {
    Address: () => quoted('Address', address),
    NonFungibleLocalId: () => quoted('NonFungibleLocalId', localId),
    NonFungibleGlobalId: () => quoted('NonFungibleGlobalId', globalId),
    Bytes: () => quoted('Bytes', (text) => withBytes('Bytes', text)),
    Blob: () => quoted('Blob', (text) => withBytes('Blob', text, 32)),
    Decimal: () => quoted('Decimal', decimal),
    PreciseDecimal: () => quoted('PreciseDecimal', precise),
    Expression: () => quoted('Expression', expression),
  }
}
