import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { systemClock } from './clock'

describe('systemClock', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('sleeps as long as asked and lets go of the signal', async () => {
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

  test('rejects with the reason when aborted before or meanwhile, leaving no timer', async () => {
    const late = new AbortController()
    const sleeping = systemClock.sleep(1_000, late.signal)
    late.abort('enough')
    await expect(sleeping).rejects.toBe('enough')
    await expect(systemClock.sleep(1_000, AbortSignal.abort('never'))).rejects.toBe('never')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a pause longer than timers hold does not end at once', async () => {
    const woke = vi.fn()
    void systemClock.sleep(2 ** 40).then(woke)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(woke).not.toHaveBeenCalled()
  })

  test('tells the time', () => {
    vi.setSystemTime(1_234)
    expect(systemClock.now()).toBe(1_234)
  })
})
