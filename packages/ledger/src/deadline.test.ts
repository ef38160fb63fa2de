import { describe, expect, test, vi } from 'vitest'
import { orAborted, withDeadline } from './deadline'
import { fakeClock } from './testing'

const never = () => new Promise<string>(() => undefined)

describe('orAborted', () => {
  test('settles like the task and leaves no listener', async () => {
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    expect(await orAborted(Promise.resolve('done'), signal)).toBe('done')
    await expect(orAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken')
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length)
  })

  test('rejects with the abort reason before and during the task', async () => {
    await expect(orAborted(never(), AbortSignal.abort('gone'))).rejects.toBe('gone')
    const ended = new AbortController()
    const answer = orAborted(never(), ended.signal)
    ended.abort('left')
    await expect(answer).rejects.toBe('left')
  })
})

describe('withDeadline', () => {
  const onTimeout = () => 'late'

  test('returns the result of a task that ends in time, aborts its scope and clears the timer', async () => {
    const clock = fakeClock()
    let scope: AbortSignal | undefined
    const answer = await withDeadline({ clock, timeoutMs: 1_000, onTimeout }, (signal) => {
      scope = signal
      return Promise.resolve('in time')
    })
    expect([answer, scope?.aborted, clock.pending()]).toEqual(['in time', true, 0])
  })

  test('aborts a task that takes too long', async () => {
    const clock = fakeClock()
    let scope: AbortSignal | undefined
    const answer = withDeadline({ clock, timeoutMs: 1_000, onTimeout }, (signal) => {
      scope = signal
      return never()
    })
    await clock.advance(1_000)
    expect([await answer, scope?.aborted]).toEqual(['late', true])
  })

  test('rejects with the reason of the outer signal, and starts no task when the signal is already aborted', async () => {
    const clock = fakeClock()
    const ended = new AbortController()
    const answer = withDeadline({ clock, timeoutMs: 1_000, signal: ended.signal, onTimeout }, never)
    ended.abort('left')
    await expect(answer).rejects.toBe('left')
    expect(clock.pending()).toBe(0)
    const task = vi.fn(never)
    await expect(withDeadline({ clock, timeoutMs: 1_000, signal: ended.signal, onTimeout }, task)).rejects.toBe('left')
    expect(task).not.toHaveBeenCalled()
  })
})
