import { expect, test } from 'vitest'
import { createClientKey, shortenPeer } from './client-key'

const key = (headers: Record<string, string>, trustProxy: number | readonly string[] = 0) =>
  createClientKey({ trustProxy })(new Headers(headers))

test('is the address of the socket; without trusted proxies X-Forwarded-For is ignored', () => {
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

test('counts the proxy itself when it forwards no address', () =>
  expect(key({ 'lootbox-peer': '127.0.0.1' }, 1)).toBe('127.0.0.1'))

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
])('%s is counted as %s', (peer, expected) => expect(key({ 'lootbox-peer': peer })).toBe(expected))

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2::', '2001:db8:1::x'],
  ['unknown', 'unknown'],
])('%s is logged as %s', (peer, expected) => expect(shortenPeer(peer)).toBe(expected))
