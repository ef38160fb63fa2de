import { expect, test } from 'vitest'
import * as entry from './index'

test('public surface', () =>
  expect(Object.keys(entry).sort()).toEqual([
    'createTestWallet',
    'fakeTransport',
    'localRelay',
    'relayWallet',
    'sessionStateStore',
    'testKeys',
    'windowWire',
  ]))
