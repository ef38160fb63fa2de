import { fakeClock } from '@lootboxes/ledger/testing'
import { expect, test } from 'vitest'
import { createMemoryRateLimit } from './rate-limit'

test('allows so many points a minute to each client, and returns the seconds to wait after that', async () => {
  const clock = fakeClock()
  const limit = createMemoryRateLimit({ perMinute: 2, clock })
  expect(await limit.take('a')).toBeUndefined()
  await clock.advance(10_500)
  expect(await limit.take('a')).toBeUndefined()
  expect(await limit.take('a')).toBe(50)
  expect(await limit.take('b', 3)).toBe(60)
  await clock.advance(49_500)
  expect(await limit.take('a')).toBeUndefined()
})

test('counts a bounded number of clients', async () => {
  const limit = createMemoryRateLimit({ perMinute: 1, maxClients: 2, clock: fakeClock() })
  for (const client of ['a', 'b', 'c']) expect(await limit.take(client)).toBeUndefined()
  expect(await limit.take('c')).toBe(60)
  expect(await limit.take('a')).toBeUndefined()
})
