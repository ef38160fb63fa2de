import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imageUrl, safeImage } from './media'

const gateway = 'http://127.0.0.1:8090/ipfs'
const cid = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy'

describe('pictures of NFT metadata', () => {
  test.each([
    ['https://example.com/a.png', 'https://example.com/a.png'],
    [`ipfs://${cid}`, `${gateway}/${cid}`],
    [`ipfs://ipfs/${cid}/1.png`, `${gateway}/${cid}/1.png`],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ])('%s is shown', (url, shown) => expect(safeImage(url, gateway)).toBe(shown))

  test.each([
    'http://example.com/a.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://user:pass@example.com/',
    `ipfs://${cid}/../../wallet`,
    'ipfs://x"onerror=alert(1)',
    '//example.com/a.png',
    `https://example.com/${'a'.repeat(3000)}`,
    '',
  ])('%s is not', (url) => expect(safeImage(url, gateway)).toBeUndefined())

  test('nothing but the three kinds ever comes through', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = safeImage(text, gateway)
        return shown === undefined || /^(https:\/\/|data:image\/|http:\/\/127\.0\.0\.1:8090\/ipfs\/)/i.test(shown)
      }),
    ))
})

test.each([
  'https://x.example/a.png',
  'http://localhost:3000/uploads/a.png',
  'ipfs://bafy/a.svg',
  'data:image/svg+xml;base64,AAAA',
  'data:image/png,x',
])('%s passes', (url) => {
  expect(imageUrl(url)).toBe(url)
})

test.each([
  undefined,
  '',
  'http://x.example/a.png',
  'http://localhost.x.example/a.png',
  'http://localhost:x@evil.example/a.png',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'data:imagex/png,x',
  'https://x.example/"onerror=alert(1)',
  'https://x.example/<b>',
  ' https://x.example',
  'https://',
  `https://x.example/${'a'.repeat(3_000)}`,
  `data:image/png,${'a'.repeat(70_000)}`,
])('%j is refused', (url) => {
  expect(imageUrl(url)).toBeUndefined()
})

test('an ipfs gateway with a trailing slash gives the same address', () => {
  expect(safeImage(`ipfs://${cid}`, `${gateway}/`)).toBe(`${gateway}/${cid}`)
})
