import { expect, test } from 'vitest'
import { createLru } from './lru'

test('forgets what was used longest ago', () => {
  const lru = createLru<string, number>(2)
  lru.set('a', 1)
  lru.set('b', 2)
  expect(lru.get('a')).toBe(1)
  lru.set('c', 3)
  expect([lru.get('a'), lru.get('b'), lru.get('c'), lru.size]).toEqual([1, undefined, 3, 2])
  lru.delete('a')
  expect(lru.get('a')).toBeUndefined()
})
