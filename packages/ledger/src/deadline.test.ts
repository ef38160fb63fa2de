import { describe, expect, test, vi } from 'vitest'
import { orAborted, withDeadline } from './deadline'
import { fakeClock } from './testing'

const never = () => new Promise<string>(() => undefined)

describe('orAborted', () => {
  test('gives what the task gives, and leaves no listener', async () => {
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    expect(await orAborted(Promise.resolve('done'), signal)).toBe('done')
    await expect(orAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken')
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length)
  })

  test('rejects with the reason, before and meanwhile', async () => {
    await expect(orAborted(never(), AbortSignal.abort('gone'))).rejects.toBe('gone')
    const ended = new AbortController()
    const answer = orAborted(never(), ended.signal)
    ended.abort('left')
    await expect(answer).rejects.toBe('left')
  })
})

describe('withDeadline', () => {
  const late = () => 'late'

  test('a task in time gives its own answer; its scope ends and no timer stays', async () => {
    const clock = fakeClock()
    let scope: AbortSignal | undefined
    const answer = await withDeadline({ clock, ms: 1_000, late }, (signal) => {
      scope = signal
      return Promise.resolve('in time')
    })
    expect([answer, scope?.aborted, clock.pending()]).toEqual(['in time', true, 0])
  })

  test('a task that takes too long is told to stop', async () => {
    const clock = fakeClock()
    let scope: AbortSignal | undefined
    const answer = withDeadline({ clock, ms: 1_000, late }, (signal) => {
      scope = signal
      return never()
    })
    await clock.advance(1_000)
    expect([await answer, scope?.aborted]).toEqual(['late', true])
  })

  test('the outer signal ends it with its reason; one already aborted starts nothing', async () => {
    const clock = fakeClock()
    const ended = new AbortController()
    const answer = withDeadline({ clock, ms: 1_000, signal: ended.signal, late }, never)
    ended.abort('left')
    await expect(answer).rejects.toBe('left')
    expect(clock.pending()).toBe(0)
    const task = vi.fn(never)
    await expect(withDeadline({ clock, ms: 1_000, signal: ended.signal, late }, task)).rejects.toBe('left')
    expect(task).not.toHaveBeenCalled()
  })
})
