import { fakeClock } from '@lootboxes/ledger/testing'
import { expect, test } from 'vitest'
import { createMemoryRateLimit } from './rate-limit'

test('points grow back evenly; a refused request takes none and returns the seconds to wait', async () => {
  const clock = fakeClock()
  const limit = createMemoryRateLimit({ perMinute: 2, clock })
  expect(await limit.take('a')).toBeUndefined()
  await clock.advance(10_500)
  expect(await limit.take('a')).toBeUndefined()
  for (let n = 0; n < 3; n += 1) expect(await limit.take('a')).toBe(20)
  expect(await limit.take('b', 3)).toBe(30)
  await clock.advance(19_500)
  expect(await limit.take('a')).toBeUndefined()
  expect(await limit.take('a')).toBe(30)
})

test('a client that was away has the points of one minute, not more', async () => {
  const clock = fakeClock()
  const limit = createMemoryRateLimit({ perMinute: 7, clock })
  const taken = async () => {
    let points = 0
    while ((await limit.take('a')) === undefined) points += 1
    return points
  }
  expect(await taken()).toBe(7)
  await clock.advance(3_600_000)
  expect(await taken()).toBe(7)
  await clock.advance(30_000)
  expect(await taken()).toBe(3)
})

test('counts a bounded number of clients', async () => {
  const limit = createMemoryRateLimit({ perMinute: 1, maxClients: 2, clock: fakeClock() })
  for (const client of ['a', 'b', 'c']) expect(await limit.take(client)).toBeUndefined()
  expect(await limit.take('c')).toBe(60)
  expect(await limit.take('a')).toBeUndefined()
})
