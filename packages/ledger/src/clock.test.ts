import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { systemClock } from './clock'

describe('systemClock', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('sleeps for the given time and removes its abort listener', async () => {
    const { signal } = new AbortController()
    const removed = vi.spyOn(signal, 'removeEventListener')
    const woke = vi.fn()
    const slept = systemClock.sleep(1_000, signal).then(woke)
    await vi.advanceTimersByTimeAsync(999)
    expect(woke).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await slept
    expect(woke).toHaveBeenCalledOnce()
    expect(removed).toHaveBeenCalledOnce()
  })

  test('rejects with the abort reason before and during the sleep, and leaves no timer', async () => {
    const late = new AbortController()
    const sleeping = systemClock.sleep(1_000, late.signal)
    late.abort('enough')
    await expect(sleeping).rejects.toBe('enough')
    await expect(systemClock.sleep(1_000, AbortSignal.abort('never'))).rejects.toBe('never')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a sleep longer than a timer can hold does not end immediately', async () => {
    const woke = vi.fn()
    void systemClock.sleep(2 ** 40).then(woke)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(woke).not.toHaveBeenCalled()
  })

  test('returns the current time', () => {
    vi.setSystemTime(1_234)
    expect(systemClock.now()).toBe(1_234)
  })
})
