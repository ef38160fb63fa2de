import { type Amount, parseLocalId } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import { toHex } from './bytes'
import { PAYLOAD_PREFIX } from './encode-value'
import {
  type IntegerKind,
  integers,
  isInteger,
  MAX_DEPTH,
  type ManifestValue,
  type ValueKind,
  valueKinds,
} from './manifest-value'
import { type PayloadError, PayloadFailure } from './payload-error'

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const kindOfByte: ReadonlyMap<number, ValueKind> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(valueKinds).map(([kind, byte]) => [byte, kind as ValueKind]),
)

/** Reads values from bytes, one after the other. */
class Input {
  private at = 0

  constructor(private readonly bytes: Uint8Array) {}

  take(length: number): Uint8Array {
    if (length > this.bytes.length - this.at)
      throw new PayloadFailure({ kind: 'truncated-payload', at: this.bytes.length })
    this.at += length
    return this.bytes.slice(this.at - length, this.at)
  }

  byte(): number {
    return this.take(1)[0] ?? 0
  }

  /** The failure of the byte that was read last. */
  invalid(expected: string): PayloadFailure {
    return new PayloadFailure({ kind: 'invalid-byte', at: this.at - 1, expected })
  }

  /** A length. Each part of a value has at least one byte, so a length beyond the end of the bytes is invalid. */
  size(): number {
    let size = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte()
      size |= (byte & 0x7f) << shift
      if (byte > 0x7f) continue
      // Equal values have equal bytes, so a length without need of its last byte is invalid.
      if (byte === 0 && shift > 0) throw this.invalid('the end of a length')
      if (size > this.bytes.length - this.at)
        throw new PayloadFailure({ kind: 'truncated-payload', at: this.bytes.length })
      return size
    }
    throw this.invalid('the end of a length')
  }

  sized(): Uint8Array {
    return this.take(this.size())
  }

  integer(bits: number, signed: boolean): bigint {
    const value = this.take(bits / 8).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
    return signed ? BigInt.asIntN(bits, value) : value
  }

  text(): string {
    const bytes = this.sized()
    try {
      return utf8.decode(bytes)
    } catch {
      throw this.invalid('the end of UTF-8 text')
    }
  }

  kind(): ValueKind {
    const kind = kindOfByte.get(this.byte())
    if (kind === undefined) throw this.invalid('a kind of value')
    return kind
  }

  enter(depth: number): void {
    if (depth > MAX_DEPTH) throw new PayloadFailure({ kind: 'payload-too-deep', at: this.at, max: MAX_DEPTH })
  }

  end(): void {
    if (this.at < this.bytes.length) throw new PayloadFailure({ kind: 'trailing-bytes', at: this.at })
  }
}

const many = <T>(count: number, read: () => T): T[] => Array.from({ length: count }, read)

const readFields = (input: Input, depth: number): ManifestValue[] =>
  many(input.size(), () => readBody(input, input.kind(), depth))

function readLocalId(input: Input): ManifestValue {
  const texts = [
    () => `<${input.text()}>`,
    () => `#${BigInt(`0x${toHex(input.take(8))}`)}#`,
    () => `[${toHex(input.sized())}]`,
    () => `{${toHex(input.take(32)).replace(/(.{16})(?!$)/g, '$1-')}}`,
  ]
  const text = texts[input.byte()]
  if (text === undefined) throw input.invalid('a kind of local id')
  return parseLocalId(text()).match(
    (value) => ({ kind: 'NonFungibleLocalId', value }),
    () => {
      throw input.invalid('the end of a local id')
    },
  )
}

function readAddress(input: Input): ManifestValue {
  const form = input.byte()
  if (form > 1) throw input.invalid('a kind of address')
  return form === 0
    ? { kind: 'Address', value: input.take(30) }
    : { kind: 'NamedAddress', value: Number(input.integer(32, false)) }
}

/** A byte that is 0 or 1. */
function readBit(input: Input, expected: string): boolean {
  const byte = input.byte()
  if (byte > 1) throw input.invalid(expected)
  return byte === 1
}

function readArray(input: Input, depth: number): ManifestValue {
  const of = input.kind()
  if (of === 'U8') return { kind: 'Bytes', value: input.sized() }
  return { kind: 'Array', of, items: many(input.size(), () => readBody(input, of, depth)) }
}

function readMap(input: Input, depth: number): ManifestValue {
  const of = [input.kind(), input.kind()] as const
  const entries = many(input.size(), () => [readBody(input, of[0], depth), readBody(input, of[1], depth)] as const)
  return { kind: 'Map', of, entries }
}

function readInteger(input: Input, kind: IntegerKind): bigint {
  const [bits, signed] = integers[kind]
  return input.integer(bits, signed)
}

function readBody(input: Input, kind: ValueKind, depth: number): ManifestValue {
  input.enter(depth)
  if (isInteger(kind)) return { kind, value: readInteger(input, kind) }
  switch (kind) {
    case 'Bool':
      return { kind, value: readBit(input, 'a boolean') }
    case 'String':
      return { kind, value: input.text() }
    case 'Array':
      return readArray(input, depth + 1)
    case 'Tuple':
      return { kind, fields: readFields(input, depth + 1) }
    case 'Enum':
      return { kind, variant: input.byte(), fields: readFields(input, depth + 1) }
    case 'Map':
      return readMap(input, depth + 1)
    case 'Address':
      return readAddress(input)
    case 'Bucket':
    case 'Proof':
    case 'AddressReservation':
      return { kind, value: Number(input.integer(32, false)) }
    case 'Expression':
      return { kind, value: readBit(input, 'an expression') ? 'ENTIRE_AUTH_ZONE' : 'ENTIRE_WORKTOP' }
    case 'Blob':
      return { kind, value: input.take(32) }
    case 'Decimal':
      return { kind, value: input.integer(192, true) as Amount }
    case 'PreciseDecimal':
      return { kind, value: input.integer(256, true) }
    case 'NonFungibleLocalId':
      return readLocalId(input)
  }
}

/** Runs a decoder and returns the failure that it throws as an error value. */
export function catchPayloadFailure<T>(decode: () => T): Result<T, PayloadError> {
  try {
    return ok(decode())
  } catch (failure) {
    if (failure instanceof PayloadFailure) return err(failure.error)
    throw failure
  }
}

/** The value of a manifest SBOR payload. Throws a `PayloadFailure`. */
export function readPayload(bytes: Uint8Array): ManifestValue {
  const input = new Input(bytes)
  if (input.byte() !== PAYLOAD_PREFIX) throw input.invalid('the prefix of manifest SBOR')
  const value = readBody(input, input.kind(), 1)
  input.end()
  return value
}
