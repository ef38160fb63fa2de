import { expect, test } from 'vitest'
import { imageUrl } from './image-url'

test.each(['https://x.example/a.png', 'ipfs://bafy/a.svg', 'data:image/svg+xml;base64,AAAA', 'data:image/png,x'])(
  '%s passes',
  (url) => {
    expect(imageUrl(url)).toBe(url)
  },
)

test.each([
  undefined,
  '',
  'http://x.example/a.png',
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
