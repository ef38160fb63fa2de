import { expect, test } from 'vitest'
import { newId } from './new-id'

test('ids are lower-case UUIDs v4, and no two are alike', () => {
  const ids = Array.from({ length: 5000 }, newId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})
