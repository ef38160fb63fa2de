import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPicture, isPublicAddress } from './fetch-picture'

let origin: string
const server = createServer(({ url }, response) => {
  if (url === '/redirect') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
  else if (url === '/around') response.writeHead(302, { location: '/around' }).end()
  else if (url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<script>1</script>')
  else if (url === '/long') response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(2_000))
  else if (url === '/slow') response.writeHead(200, { 'content-type': 'image/png' }).write('x')
  else response.writeHead(200, { 'content-type': 'image/png; q=1' }).end('png')
})
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const limits = () => ({ trustedOrigins: [origin], maxBytes: 1_000, timeoutMs: 500 })

test('fetches from a trusted origin', async () => {
  const { type, bytes } = await fetchPicture(`${origin}/a.png`, limits())
  expect([type, Buffer.from(bytes).toString()]).toEqual(['image/png', 'png'])
})

test.each([
  ['a redirect to a private address', '/redirect', 'not https'],
  ['redirects without end', '/around', 'Too many redirects'],
  ['a page', '/page', 'Not a picture'],
  ['too many bytes', '/long', 'bytes'],
  ['a stalled response', '/slow', ''],
])('%s is refused', async (_, path, why) => expect(fetchPicture(origin + path, limits())).rejects.toThrow(why))

test.each([
  'http://example.org/a.png',
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:10.0.0.1]/a.png',
  'https://169.254.169.254/a.png',
  'https://localhost/a.png',
  'file:///etc/passwd',
])('%s is refused', async (url) => expect(fetchPicture(url, limits())).rejects.toThrow())

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['192.168.0.1', false],
  ['172.20.0.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))

test('reads data URLs', async () => {
  const svg = await fetchPicture('data:image/svg+xml,%3Csvg/%3E', limits())
  expect([svg.type, Buffer.from(svg.bytes).toString()]).toEqual(['image/svg+xml', '<svg/>'])
  await expect(fetchPicture('data:text/html,<script>', limits())).rejects.toThrow('not a picture')
})
