import { expect, test } from 'vitest'
import { fakeClock } from './fake-clock'

test('advance wakes sleepers in order, each at its due time, including those that start meanwhile', async () => {
  const clock = fakeClock(100)
  const seen: string[] = []
  const note = (name: string) => () => void seen.push(`${name}@${clock.now()}`)
  void clock.sleep(20).then(note('b'))
  void clock
    .sleep(10)
    .then(note('a'))
    .then(() => clock.sleep(5))
    .then(note('a2'))
  void clock.sleep(40).then(note('late'))
  await clock.advance(30)
  expect(seen).toEqual(['a@110', 'a2@115', 'b@120'])
  expect([clock.now(), clock.pending()]).toEqual([130, 1])
})

test('an aborted sleeper rejects and is removed', async () => {
  const clock = fakeClock()
  const stop = new AbortController()
  const sleeping = clock.sleep(10, stop.signal)
  stop.abort('enough')
  await expect(sleeping).rejects.toBe('enough')
  await expect(clock.sleep(10, AbortSignal.abort('never'))).rejects.toBe('never')
  expect(clock.pending()).toBe(0)
})
