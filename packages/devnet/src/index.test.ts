import { expect, test } from 'vitest'
import * as entry from './index'

test('public surface', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'blueprintPackage',
    'bucketAmount',
    'bucketIds',
    'bucketResource',
    'createDevnet',
    'defineBlueprint',
    'devKey',
    'devKeys',
    'devnetErrorText',
    'drawIndex',
    'drawSeed',
    'fail',
    'genesisAddresses',
    'isEmptyBucket',
    'proofAmount',
    'requireBadge',
    'sbor',
    'signTransaction',
    'sortIds',
    'takeAmount',
    'takeRest',
    'types',
  ])
})
