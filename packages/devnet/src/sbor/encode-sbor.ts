import { parseAddress, parseAmount } from '@lootboxes/ledger'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Programmatic, ValueKind } from './programmatic'

/** Scrypto SBOR value kinds by programmatic name. */
const kindByte: Readonly<Record<ValueKind, number>> = {
  Bool: 0x01,
  I8: 0x02,
  I16: 0x03,
  I32: 0x04,
  I64: 0x05,
  I128: 0x06,
  U8: 0x07,
  U16: 0x08,
  U32: 0x09,
  U64: 0x0a,
  U128: 0x0b,
  String: 0x0c,
  Array: 0x20,
  Bytes: 0x20,
  Tuple: 0x21,
  Enum: 0x22,
  Map: 0x23,
  Reference: 0x80,
  Own: 0x90,
  Decimal: 0xa0,
  PreciseDecimal: 0xb0,
  NonFungibleLocalId: 0xc0,
}

const integerWidth = { U8: 1, U16: 2, U32: 4, U64: 8, U128: 16, I8: 1, I16: 2, I32: 4, I64: 8, I128: 16 } as const

const littleEndian = (value: bigint, width: number): number[] =>
  Array.from({ length: width }, (_, at) => Number((value >> BigInt(8 * at)) & 0xffn))

/** Encodes a length as LEB128: seven bits per byte, with the high bit set on all but the last. */
function size(length: number): number[] {
  const low = length & 0x7f
  return length < 0x80 ? [low] : [low | 0x80, ...size(length >>> 7)]
}

const sized = (bytes: Uint8Array): number[] => [...size(bytes.length), ...bytes]

function localIdBody(id: string): number[] {
  const inner = id.slice(1, -1)
  if (id.startsWith('<')) return [0, ...sized(utf8ToBytes(inner))]
  if (id.startsWith('#')) return [1, ...littleEndian(BigInt(inner), 8).reverse()]
  if (id.startsWith('[')) return [2, ...sized(hexToBytes(inner))]
  return [3, ...hexToBytes(inner.replaceAll('-', ''))]
}

function addressBody(text: string): number[] {
  const parsed = parseAddress(text)
  if (parsed.isErr()) throw new RangeError(`Cannot encode ${text}: ${parsed.error.kind}.`)
  return [...parsed.value.bytes]
}

function decimalBody(text: string): number[] {
  const amount = parseAmount(text)
  if (amount.isErr()) throw new RangeError(`Cannot encode ${text}: ${amount.error.kind}.`)
  return littleEndian(amount.value, 24)
}

const PRECISE_PLACES = 36

function preciseDecimalBody(text: string): number[] {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const size = BigInt(whole + fraction.padEnd(PRECISE_PLACES, '0'))
  return littleEndian(text.startsWith('-') ? -size : size, 32)
}

function body(value: Programmatic): number[] {
  switch (value.kind) {
    case 'Bool':
      return [value.value ? 1 : 0]
    case 'String':
      return sized(utf8ToBytes(value.value))
    case 'Reference':
    case 'Own':
      return addressBody(value.value)
    case 'Decimal':
      return decimalBody(value.value)
    case 'PreciseDecimal':
      return preciseDecimalBody(value.value)
    case 'NonFungibleLocalId':
      return localIdBody(value.value)
    case 'Tuple':
      return [...size(value.fields.length), ...value.fields.flatMap(whole)]
    case 'Enum':
      return [Number(value.variant_id), ...size(value.fields.length), ...value.fields.flatMap(whole)]
    case 'Array':
      return [kindByte[value.element_kind], ...size(value.elements.length), ...value.elements.flatMap(body)]
    case 'Bytes':
      return [kindByte.U8, ...sized(hexToBytes(value.hex))]
    case 'Map':
      return [
        kindByte[value.key_kind],
        kindByte[value.value_kind],
        ...size(value.entries.length),
        ...value.entries.flatMap((entry) => [...body(entry.key), ...body(entry.value)]),
      ]
    default:
      return littleEndian(BigInt(value.value), integerWidth[value.kind])
  }
}

const whole = (value: Programmatic): number[] => [kindByte[value.kind], ...body(value)]

const known = new WeakMap<Programmatic, string>()

/**
 * Returns the Scrypto SBOR bytes of a value as hex, equal to the toolkit's. Values are immutable, so the result is cached per
 * value.
 */
export function encodeSbor(value: Programmatic): string {
  const before = known.get(value)
  if (before !== undefined) return before
  const hex = bytesToHex(Uint8Array.from([0x5c, ...whole(value)]))
  known.set(value, hex)
  return hex
}
