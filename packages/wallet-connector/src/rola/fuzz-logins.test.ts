import { runs } from '@lootboxes/tooling/runs'
import { expect, test } from 'vitest'
import { fuzzLogins } from './fuzz-logins.fixture'

const cases = runs(500, 100_000)

test('rejects every invalid login with an error value and without an exception', {
  timeout: 60_000 + cases * 20,
}, async () => {
  const { refused } = await fuzzLogins(cases, 1)
  expect(Object.values(refused).reduce((sum, count) => sum + count, 0)).toBe(cases)
  for (const kind of [
    'malformed-login',
    'malformed-challenge',
    'unknown-challenge',
    'foreign-session',
    'no-proofs',
    'too-many-proofs',
    'malformed-proof',
    'wrong-address',
    'invalid-signature',
    'foreign-key',
    'ledger-unreachable',
  ])
    expect(refused[kind], kind).toBeGreaterThan(0)
})
