import { amountOf } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { expect, test, vi } from 'vitest'
import { askForecast, patienceMs, settledMs } from './ask-forecast'
import type { Forecast } from './forecast'

const works: Forecast = { outcome: 'works', fee: amountOf(1) }
const never = () => new Promise<Forecast>(() => undefined)

test('the ledger is asked once the order has settled, and not before', async () => {
  const clock = fakeClock()
  const read = vi.fn(() => Promise.resolve(works))
  const answer = askForecast({ clock, read, signal: new AbortController().signal })
  await clock.advance(settledMs - 1)
  expect(read).not.toHaveBeenCalled()
  await clock.advance(1)
  expect(await answer).toEqual(works)
  expect(clock.pending()).toBe(0)
})

test('an order that changes meanwhile is not asked about', async () => {
  const clock = fakeClock()
  const read = vi.fn(() => Promise.resolve(works))
  const ended = new AbortController()
  const answer = askForecast({ clock, read, signal: ended.signal })
  ended.abort()
  expect(await answer).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
  expect(clock.pending()).toBe(0)
})

test('a ledger that takes too long leaves the outcome unknown, and its call is given up', async () => {
  const clock = fakeClock()
  let signal: AbortSignal | undefined
  const answer = askForecast({
    clock,
    signal: new AbortController().signal,
    read: (until) => {
      signal = until
      return never()
    },
  })
  await clock.advance(settledMs)
  await clock.advance(patienceMs)
  expect(await answer).toEqual({ outcome: 'unknown' })
  expect(signal?.aborted).toBe(true)
})

test('leaving the dialog gives the call up', async () => {
  const clock = fakeClock()
  const ended = new AbortController()
  let signal: AbortSignal | undefined
  const read = (until: AbortSignal) => {
    signal = until
    return new Promise<Forecast>((resolve) => until.addEventListener('abort', () => resolve({ outcome: 'unknown' })))
  }
  const answer = askForecast({ clock, read, signal: ended.signal })
  await clock.advance(settledMs)
  ended.abort()
  await answer
  expect(signal?.aborted).toBe(true)
  expect(clock.pending()).toBe(0)
})
