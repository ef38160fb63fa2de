import { type LocalId, localIdKind } from '@lootboxes/ledger'
import { concatBytes, fromHex } from './bytes'
import {
  fitsInteger,
  type IntegerKind,
  integers,
  isIntegerValue,
  kindOf,
  MAX_DEPTH,
  type ManifestValue,
  type ValueKind,
  valueKinds,
} from './manifest-value'

const MAX_SIZE = 0x0f_ff_ff_ff
const utf8 = /* @__PURE__ */ new TextEncoder()

/** A length: seven bits in each byte, the lowest first. */
function sizeBytes(size: number): Uint8Array {
  if (size > MAX_SIZE) throw new RangeError(`A value has at most ${MAX_SIZE} parts, not ${size}.`)
  const bytes: number[] = []
  let rest = size
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80)
  return Uint8Array.of(...bytes, rest)
}

/** An integer in two's complement, the lowest byte first. */
const integerBytes = (value: bigint, bits: number): Uint8Array =>
  Uint8Array.from({ length: bits / 8 }, (_, at) => Number((value >> BigInt(8 * at)) & 0xffn))

function checkedInteger(kind: IntegerKind, value: bigint): Uint8Array {
  if (!fitsInteger(kind, value)) throw new RangeError(`${value} is not a value of ${kind}.`)
  return integerBytes(value, integers[kind][0])
}

/** Decimals are signed integers of 192 or 256 bits. */
function decimalBytes(value: bigint, bits: number): Uint8Array {
  if (BigInt.asIntN(bits, value) !== value) throw new RangeError('The decimal is out of range.')
  return integerBytes(value, bits)
}

const sized = (bytes: Uint8Array): Uint8Array => concatBytes([sizeBytes(bytes.length), bytes])

function fixed(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.length !== length) throw new RangeError(`The value has ${length} bytes, not ${bytes.length}.`)
  return bytes
}

/** The kind of the id, then its content. Integers have the highest byte first, unlike every other integer of a payload. */
function localIdBytes(id: LocalId): Uint8Array {
  const content = id.slice(1, -1)
  const hex = (digits: string): Uint8Array => fromHex(digits) ?? new Uint8Array()
  switch (localIdKind(id)) {
    case 'string':
      return concatBytes([Uint8Array.of(0), sized(utf8.encode(content))])
    case 'integer':
      return concatBytes([Uint8Array.of(1), hex(BigInt(content).toString(16).padStart(16, '0'))])
    case 'bytes':
      return concatBytes([Uint8Array.of(2), sized(hex(content))])
    case 'ruid':
      return concatBytes([Uint8Array.of(3), hex(content.replaceAll('-', ''))])
  }
}

const fieldBytes = (fields: readonly ManifestValue[], depth: number): Uint8Array =>
  concatBytes([
    sizeBytes(fields.length),
    ...fields.flatMap((field) => [Uint8Array.of(valueKinds[kindOf(field)]), bodyBytes(field, depth)]),
  ])

function elementBytes(value: ManifestValue, kind: ValueKind, depth: number): Uint8Array {
  if (kindOf(value) !== kind) throw new RangeError(`The collection has elements of ${kind}, not of ${value.kind}.`)
  return bodyBytes(value, depth)
}

function bodyBytes(value: ManifestValue, depth: number): Uint8Array {
  if (depth > MAX_DEPTH) throw new RangeError(`A payload has at most ${MAX_DEPTH} levels.`)
  if (isIntegerValue(value)) return checkedInteger(value.kind, value.value)
  switch (value.kind) {
    case 'Bool':
      return Uint8Array.of(value.value ? 1 : 0)
    case 'String':
      return sized(utf8.encode(value.value))
    case 'Bytes':
      return concatBytes([Uint8Array.of(valueKinds.U8), sized(value.value)])
    case 'Array': {
      const items = value.items.map((item) => elementBytes(item, value.of, depth + 1))
      return concatBytes([Uint8Array.of(valueKinds[value.of]), sizeBytes(items.length), ...items])
    }
    case 'Tuple':
      return fieldBytes(value.fields, depth + 1)
    case 'Enum':
      return concatBytes([Uint8Array.of(value.variant), fieldBytes(value.fields, depth + 1)])
    case 'Map': {
      const kinds = Uint8Array.from(value.of, (kind) => valueKinds[kind])
      const entries = value.entries.flatMap((entry) => [
        elementBytes(entry[0], value.of[0], depth + 1),
        elementBytes(entry[1], value.of[1], depth + 1),
      ])
      return concatBytes([kinds, sizeBytes(value.entries.length), ...entries])
    }
    case 'Address':
      return concatBytes([Uint8Array.of(0), fixed(value.value, 30)])
    case 'NamedAddress':
      return concatBytes([Uint8Array.of(1), checkedInteger('U32', BigInt(value.value))])
    case 'Bucket':
    case 'Proof':
    case 'AddressReservation':
      return checkedInteger('U32', BigInt(value.value))
    case 'Expression':
      return Uint8Array.of(value.value === 'ENTIRE_WORKTOP' ? 0 : 1)
    case 'Blob':
      return fixed(value.value, 32)
    case 'Decimal':
      return decimalBytes(value.value, 192)
    case 'PreciseDecimal':
      return decimalBytes(value.value, 256)
    case 'NonFungibleLocalId':
      return localIdBytes(value.value)
  }
}

/** The body of a value: its bytes without the byte of its kind. Throws a RangeError when the value cannot be encoded. */
export const encodeBody = (value: ManifestValue): Uint8Array => bodyBytes(value, 1)

/** The first byte of every manifest SBOR payload. */
export const PAYLOAD_PREFIX = 0x4d

/** A payload of manifest SBOR: the prefix, the byte of the value's kind, and its body. */
export const encodePayload = (value: ManifestValue): Uint8Array =>
  concatBytes([Uint8Array.of(PAYLOAD_PREFIX, valueKinds[kindOf(value)]), encodeBody(value)])
