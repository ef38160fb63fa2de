/** A value of Scrypto SBOR, as far as a schema has such values. Addresses in a schema's validations are skipped. */
export type SborValue =
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'list'; readonly items: readonly SborValue[] }
  | { readonly kind: 'tuple'; readonly fields: readonly SborValue[] }
  | { readonly kind: 'enum'; readonly variant: number; readonly fields: readonly SborValue[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [SborValue, SborValue])[] }
  | { readonly kind: 'skipped' }

const PREFIX = 0x5c
const MAX_DEPTH = 64
/** Bytes of a node id: an address, or an owned node. */
const NODE_ID = 30
/** Bytes of the integers from `I8` (2) to `U128` (11), and of `Bool` (1). */
const widths = [0, 1, 1, 2, 4, 8, 16, 1, 2, 4, 8, 16]

/** Reads values one after the other. Throws a `RangeError` at the end of the bytes, a `TypeError` at an unknown kind. */
class Input {
  private at = 0
  constructor(private readonly bytes: Uint8Array) {}

  take(length: number): Uint8Array {
    if (length > this.bytes.length - this.at) throw new RangeError('The schema ends early.')
    this.at += length
    return this.bytes.subarray(this.at - length, this.at)
  }

  byte(): number {
    return this.take(1)[0] ?? 0
  }

  size(): number {
    let size = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte()
      size |= (byte & 0x7f) << shift
      // Each part has at least a byte, so a larger size is no size.
      if (byte < 0x80) return size <= this.bytes.length - this.at ? size : this.take(size).length
    }
    throw new TypeError('The schema has a size of more than 28 bits.')
  }

  many<T>(read: () => T): readonly T[] {
    return Array.from({ length: this.size() }, read)
  }
}

const integer = (bytes: Uint8Array): bigint => bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
const utf8 = new TextDecoder('utf-8', { fatal: true })

function readBody(input: Input, kind: number, depth: number): SborValue {
  if (depth > MAX_DEPTH) throw new TypeError('The schema is nested too deep.')
  const width = widths[kind]
  if (width !== undefined && width > 0) return { kind: 'number', value: integer(input.take(width)) }
  const whole = () => readBody(input, input.byte(), depth + 1)
  switch (kind) {
    case 0x0c:
      return { kind: 'text', value: utf8.decode(input.take(input.size())) }
    case 0x20: {
      const of = input.byte()
      return { kind: 'list', items: input.many(() => readBody(input, of, depth + 1)) }
    }
    case 0x21:
      return { kind: 'tuple', fields: input.many(whole) }
    case 0x22: {
      const variant = input.byte()
      return { kind: 'enum', variant, fields: input.many(whole) }
    }
    case 0x23: {
      const [key, value] = [input.byte(), input.byte()]
      const entry = () => [readBody(input, key, depth + 1), readBody(input, value, depth + 1)] as const
      return { kind: 'map', entries: input.many(entry) }
    }
    case 0x80:
    case 0x90:
      input.take(NODE_ID)
      return { kind: 'skipped' }
    default:
      throw new TypeError(`The schema has a value of the unknown kind ${kind}.`)
  }
}

/** The value of a payload. Throws for bytes that are no payload. */
export function decodeSbor(bytes: Uint8Array): SborValue {
  const input = new Input(bytes)
  if (input.byte() !== PREFIX) throw new TypeError('The schema is no Scrypto SBOR.')
  return readBody(input, input.byte(), 0)
}
