import type { Clock } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { createDetection } from './detection'
import { quickClock } from './quick-clock.fixture'

/** Watches a callback and returns a function that stops it. */
const detection = (clock: Clock, ms: number) => {
  const { watch, forget } = createDetection(clock, ms)
  return (onTimeout: () => void) => {
    const one = { dueAt: 0, onTimeout }
    watch(one)
    return () => forget(one)
  }
}

test('each callback runs after its own time, with one timer for all', async () => {
  const clock = quickClock()
  const detect = detection(clock, 100)
  const ended: string[] = []
  detect(() => ended.push(`first at ${clock.now()}`))
  await clock.advance(60)
  const settle = detect(() => ended.push('never'))
  detect(() => ended.push(`third at ${clock.now()}`))
  expect(clock.pending()).toBe(1)
  settle()
  await clock.advance(40)
  expect(ended).toEqual(['first at 100'])
  await clock.advance(60)
  expect(ended).toEqual(['first at 100', 'third at 160'])
  expect(clock.pending()).toBe(0)
})

test('clears the timer with the last callback and starts a new one for the next', async () => {
  const clock = quickClock()
  const detect = detection(clock, 100)
  const ended: number[] = []
  const undo = [detect(() => ended.push(1)), detect(() => ended.push(2))]
  for (const one of undo) one()
  await clock.advance(0)
  expect(clock.pending()).toBe(0)
  await clock.advance(50)
  detect(() => ended.push(clock.now()))
  await clock.advance(100)
  expect(ended).toEqual([150])
})

test('watches a callback that starts while another runs', async () => {
  const clock = quickClock()
  const detect = detection(clock, 100)
  const ended: number[] = []
  detect(() => detect(() => ended.push(clock.now())))
  await clock.advance(300)
  expect(ended).toEqual([200])
  expect(clock.pending()).toBe(0)
})

test('a system clock that is set back does not extend the wait', async () => {
  const real = quickClock()
  let shift = 0
  const detect = detection({ ...real, now: () => real.now() + shift }, 100)
  const calls: string[] = []
  detect(() => calls.push('first'))
  await real.advance(10)
  detect(() => calls.push('second'))
  shift = -3_600_000
  await real.advance(90)
  expect(calls).toEqual(['first'])
  await real.advance(100)
  expect(calls).toEqual(['first', 'second'])
})
