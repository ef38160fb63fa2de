import { expect, test } from 'vitest'
import { shortenPeer } from './shorten-peer'

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['2001:db8:12:34::', '2001:db8:12::x'],
  ['unknown', 'unknown'],
])('%s is logged as %s', (peer, expected) => expect(shortenPeer(peer)).toBe(expected))
