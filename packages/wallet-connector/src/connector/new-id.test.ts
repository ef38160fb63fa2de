import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './new-id'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
afterEach(() => vi.unstubAllGlobals())

test('returns a random UUID, also on a plain http page without `randomUUID` (spec L58)', () => {
  expect(newId()).toMatch(uuid)
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 200 }, newId)
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(200)
})
