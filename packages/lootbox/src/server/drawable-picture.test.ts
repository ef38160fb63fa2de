import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawableUrl } from './drawable-picture'

/** The head of a PNG that claims a size, with hardly anything behind it. */
function png(width: number, height: number) {
  const head = Buffer.alloc(33)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(head)
  head.writeUInt32BE(13, 8)
  head.write('IHDR', 12)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return new Uint8Array(Buffer.concat([head, deflateSync(Buffer.alloc(1_000))]))
}
const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')

test.each([
  ['a small PNG', { type: 'image/png', bytes: png(400, 400) }, true],
  ['a PNG of gigabytes', { type: 'image/png', bytes: png(60_000, 60_000) }, false],
  ['a PNG with the type of a JPEG', { type: 'image/jpeg', bytes: png(400, 400) }, true],
  ['an SVG with the type of a PNG', { type: 'image/png', bytes: svg }, false],
  ['an SVG of an unlisted collection', { type: 'image/svg+xml', bytes: svg }, false],
  ['bytes that are no picture', { type: 'image/png', bytes: new Uint8Array(9) }, false],
  ['a large file', { type: 'image/png', bytes: new Uint8Array(2_000_001) }, false],
  ['WebP', { type: 'image/webp', bytes: png(400, 400) }, false],
])('%s', (_, picture, drawn) => expect(drawableUrl(picture, false) !== undefined).toBe(drawn))

test('draws SVGs of listed collections', () =>
  expect(drawableUrl({ type: 'image/svg+xml', bytes: svg }, true)).toMatch(/^data:image\/svg\+xml;base64,/))
