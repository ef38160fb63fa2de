/** Asking for randomness is what costs: one call serves 64 ids. */
const POOL_BYTES = 1024
let pool: Uint8Array | undefined
let used = 0
/** The characters of an id, every time anew: built from them at once it is one flat string, not a chain of twenty. */
const codes: number[] = []
const DASH = 0x2d

const digit = (nibble: number): number => nibble + (nibble < 10 ? 0x30 : 0x57)

/** Version 4, variant 1 (RFC 9562). */
const marked = (at: number, byte: number): number => {
  if (at === 6) return (byte & 0x0f) | 0x40
  return at === 8 ? (byte & 0x3f) | 0x80 : byte
}

/** A lower-case UUID v4, on plain-http pages too, where `crypto.randomUUID` is missing. */
export const newId = (): string => {
  if (!pool || used === POOL_BYTES) {
    pool = crypto.getRandomValues(new Uint8Array(POOL_BYTES))
    used = 0
  }
  let place = 0
  for (let at = 0; at < 16; at++) {
    if (at > 2 && at < 11 && at % 2 === 0) codes[place++] = DASH
    const byte = marked(at, pool[used++] ?? 0)
    codes[place++] = digit(byte >> 4)
    codes[place++] = digit(byte & 0x0f)
  }
  return String.fromCharCode(...codes)
}
