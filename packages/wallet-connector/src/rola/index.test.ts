import { expect, test } from 'vitest'
import * as entry from './index'

test('public surface', () =>
  expect(Object.keys(entry).sort()).toEqual([
    'createRola',
    'generateRolaChallenge',
    'keyBelongsTo',
    'loginChallenge',
    'loginProofs',
    'memoryChallengeStore',
    'ownerKeysFrom',
    'rolaErrorText',
    'rolaMessageHash',
    'verifySignature',
  ]))
