import { expect, test } from 'vitest'
import { createLru } from './lru'

test('forgets what was used longest ago', () => {
  const lru = createLru<string, number>(2)
  lru.set('a', 1)
  lru.set('b', 2)
  expect(lru.get('a')).toBe(1)
  lru.set('c', 3)
  expect([lru.get('a'), lru.get('b'), lru.get('c'), lru.size]).toEqual([1, undefined, 3, 2])
})

test('counts what entries weigh, and what is written twice once', () => {
  const lru = createLru<string, readonly number[]>(5, (list) => list.length)
  lru.set('a', [1, 2, 3])
  lru.set('a', [1, 2])
  lru.set('b', [3, 4, 5])
  expect([lru.get('a'), lru.get('b')]).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
  lru.set('c', [6])
  expect([lru.get('a'), lru.size]).toEqual([undefined, 2])
  lru.set('too-heavy', [1, 2, 3, 4, 5, 6])
  expect(lru.size).toBe(0)
})
