import { expect, test } from 'vitest'
import { oncePerId } from './once-per-id'

test('runs once per id, even while the first call is running', async () => {
  const once = oncePerId<number>(2)
  let runs = 0
  const work = async () => {
    runs += 1
    return runs
  }
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2])
})

test('drops the oldest id first', async () => {
  const once = oncePerId<string>(2)
  for (const id of ['a', 'b', 'c']) await once(id, async () => `first ${id}`)
  expect(await once('b', async () => 'again')).toBe('first b')
  expect(await once('a', async () => 'again')).toBe('again')
})
