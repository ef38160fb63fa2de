import { fakeClock } from '@lootboxes/ledger/testing'
import { expect, test } from 'vitest'
import { awaitStore } from './await-store'
import { createStore } from './create-store'

const isFive = (value: number) => value === 5

test('gives the value as soon as it is such', async () => {
  const clock = fakeClock()
  const store = createStore<number>(1)
  const waited = awaitStore(store, isFive, { clock, atMostMs: 1000 })
  store.set(2)
  store.set(5)
  expect(await waited).toBe(5)
  expect(clock.pending()).toBe(0)
  expect(await awaitStore(store, isFive, { clock, atMostMs: 1000 })).toBe(5)
})

test('ends after its time with what there is', async () => {
  const clock = fakeClock()
  const waited = awaitStore(createStore<number>(1), isFive, { clock, atMostMs: 1000 })
  await clock.advance(1000)
  expect(await waited).toBe(1)
})
