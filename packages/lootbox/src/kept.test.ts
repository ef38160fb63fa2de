import { fakeClock } from '@lootboxes/ledger/testing'
import { expect, test } from 'vitest'
import { createKept } from './kept'

const setUp = () => {
  const clock = fakeClock()
  return { clock, kept: createKept<{ stateVersion: number }>({ clock, ms: 100 }) }
}

test('an answer is kept for its moment', async () => {
  const { clock, kept } = setUp()
  kept.keep('a', { stateVersion: 7 })
  await clock.advance(99)
  expect(kept.get('a')).toEqual({ stateVersion: 7 })
  expect(kept.get('b')).toBeUndefined()
  await clock.advance(1)
  expect(kept.get('a')).toBeUndefined()
})

test('not for who has seen a later ledger', () => {
  const { kept } = setUp()
  kept.keep('a', { stateVersion: 7 })
  expect(kept.get('a', 7)).toEqual({ stateVersion: 7 })
  expect(kept.get('a', 8)).toBeUndefined()
})

test('a clock that is put back keeps nothing', () => {
  let now = 1_000
  const kept = createKept({ clock: { now: () => now, sleep: () => Promise.resolve() }, ms: 100 })
  kept.keep('a', { stateVersion: 7 })
  now = 0
  expect(kept.get('a')).toBeUndefined()
})

test('holds no more than what is fresh', async () => {
  const { clock, kept } = setUp()
  for (let n = 0; n < 10; n += 1) {
    kept.keep(`${n}`, { stateVersion: n })
    await clock.advance(30)
  }
  expect(kept.size).toBeLessThanOrEqual(4)
  kept.forget('9')
  expect(kept.get('9')).toBeUndefined()
})
