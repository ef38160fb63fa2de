import { describe, expect, test } from 'vitest'
import { clientKey } from './rate-limit-key'

const key = (headers: Record<string, string>, trustProxy = false) => clientKey(new Headers(headers), trustProxy)

test('is the socket’s other end; what a caller says is forwarded counts for nothing', () => {
  expect(key({ 'lootbox-peer': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' })).toBe('203.0.113.7')
  expect(key({ 'x-forwarded-for': '198.51.100.1' })).toBe('unknown')
})

describe('behind a proxy of one’s own', () => {
  test.each([
    ['198.51.100.1', '198.51.100.1'],
    ['10.9.9.9, 198.51.100.1', '198.51.100.1'],
    ['198.51.100.1:4711', '198.51.100.1'],
    ['[2001:db8::1]:4711', '2001:db8:0:0::'],
  ])('x-forwarded-for %s is %s', (forwarded, expected) =>
    expect(key({ 'lootbox-peer': '127.0.0.1', 'x-forwarded-for': forwarded }, true)).toBe(expected),
  )
  test('without the header the proxy itself is counted', () =>
    expect(key({ 'lootbox-peer': '127.0.0.1' }, true)).toBe('127.0.0.1'))
})

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
])('%s is counted as %s', (peer, expected) => expect(key({ 'lootbox-peer': peer })).toBe(expected))
