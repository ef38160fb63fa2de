import { expect, test } from 'vitest'
import * as entry from './index'

test('public surface', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'createDevnet',
    'devKey',
    'devKeys',
    'devnetErrorText',
    'drawIndex',
    'drawSeed',
    'genesisAddresses',
    'signTransaction',
  ])
})
