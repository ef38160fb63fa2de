/** Asking for randomness is what costs: one call serves 64 ids. */
const pool = new Uint8Array(1024)
let used = pool.length
const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Version 4, variant 1 (RFC 9562). */
const marked = (at: number, byte: number): number => {
  if (at === 6) return (byte & 0x0f) | 0x40
  return at === 8 ? (byte & 0x3f) | 0x80 : byte
}

/** A lower-case UUID v4, on plain-http pages too, where `crypto.randomUUID` is missing. */
export const newId = (): string => {
  if (used === pool.length) {
    crypto.getRandomValues(pool)
    used = 0
  }
  let id = ''
  for (let at = 0; at < 16; at++) {
    if (at === 4 || at === 6 || at === 8 || at === 10) id += '-'
    id += hex[marked(at, pool[used++] ?? 0)] ?? ''
  }
  return id
}
