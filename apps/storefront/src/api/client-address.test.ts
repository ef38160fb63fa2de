import { request as ask, createServer } from 'node:http'
import { expect, test } from 'vitest'
import { clientKey, notePeers, PEER_HEADER } from './client-address'

const key = (headers: Record<string, string>, trustProxy: number | readonly string[] = 0) =>
  clientKey(new Headers(headers), trustProxy)

test('is the socket’s other end; what a caller says is forwarded counts for nothing', () => {
  expect(key({ 'lootbox-peer': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' })).toBe('203.0.113.7')
  expect(key({ 'x-forwarded-for': '198.51.100.1' })).toBe('unknown')
})

test.each([
  [1, '198.51.100.1', '198.51.100.1'],
  [1, '10.9.9.9, 198.51.100.1', '198.51.100.1'],
  [2, '10.9.9.9, 198.51.100.1', '10.9.9.9'],
  [2, '203.0.113.9, 10.9.9.9, 198.51.100.1', '10.9.9.9'],
  [['127.0.0.1', '10.0.0.0/8'], '203.0.113.9, 10.1.2.3', '203.0.113.9'],
  [['10.0.0.0/8'], '203.0.113.9', '127.0.0.1'],
  [1, '198.51.100.1:4711', '198.51.100.1'],
  [1, '[2001:db8::1]:4711', '2001:db8:0:0::'],
] as const)('behind %s, x-forwarded-for %s is %s', (trusted, forwarded, expected) =>
  expect(key({ 'lootbox-peer': '127.0.0.1', 'x-forwarded-for': forwarded }, trusted)).toBe(expected),
)

test('behind a proxy that says nothing the proxy itself is counted', () =>
  expect(key({ 'lootbox-peer': '127.0.0.1' }, 1)).toBe('127.0.0.1'))

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
])('%s is counted as %s', (peer, expected) => expect(key({ 'lootbox-peer': peer })).toBe(expected))

test('the server’s word about the caller replaces the caller’s own', async () => {
  notePeers()
  const server = createServer(({ headers }, response) => response.end(headers[PEER_HEADER]))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const seen = await new Promise<string>((resolve, reject) => {
    const sent = ask({ port, host: '127.0.0.1', headers: { [PEER_HEADER]: '198.51.100.1' } }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => {
        text += part.toString()
      })
      response.on('end', () => resolve(text))
    })
    sent.on('error', reject).end()
  })
  server.close()
  expect(seen).toBe('127.0.0.1')
})
