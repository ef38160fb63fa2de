import { expect, test } from 'vitest'
import { fuzzLogins } from './fuzz-logins.fixture'

/** More by `FUZZ_LOGINS=100000 npx vitest run src/rola/fuzz-logins.test.ts`. */
const { FUZZ_LOGINS = '5000', FUZZ_SEED = '1' } = process.env
const cases = Number(FUZZ_LOGINS)

test('whatever is handed in as a login is refused, by an answer', { timeout: 60_000 + cases * 20 }, async () => {
  const { refused } = await fuzzLogins(cases, Number(FUZZ_SEED))
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
