import { expect, test } from 'vitest'
import { parseSbor } from './sbor-node'

const nested = (levels: number) => {
  let json: object = { kind: 'Tuple', fields: [] }
  for (let level = 1; level < levels; level++) json = { kind: 'Tuple', fields: [json] }
  return json
}

test('refuses more levels than a value of the ledger has', () => {
  expect(parseSbor(nested(64)).isOk()).toBe(true)
  for (const levels of [65, 100_000]) expect(parseSbor(nested(levels))._unsafeUnwrapErr()).toBe('not-programmatic-json')
})
