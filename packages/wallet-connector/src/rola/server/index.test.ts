import { expect, test } from 'vitest'
import * as entry from './index'

test('public surface', () =>
  expect(Object.keys(entry).sort()).toEqual([
    'challengeTableSql',
    'cookieSessions',
    'createRolaHandlers',
    'sqlChallengeStore',
    'toNextJsHandler',
    'toNodeHandler',
  ]))
