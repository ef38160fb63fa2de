import { afterEach, expect, test, vi } from 'vitest'
import { pageAttention } from './attention'

afterEach(() => vi.unstubAllGlobals())

test('in Node nobody is away and nobody comes back', () => {
  expect(pageAttention.isAway()).toBe(false)
  expect(() => pageAttention.onReturn(() => {})()).not.toThrow()
})

test('in a browser a listener hears visible, focus and online, but nothing while hidden or after its undo', () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = new EventTarget()
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', window)
  const listener = vi.fn()
  const undo = pageAttention.onReturn(listener)

  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  expect([listener.mock.calls.length, pageAttention.isAway()]).toEqual([0, true])

  document.visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  expect([listener.mock.calls.length, pageAttention.isAway()]).toEqual([3, false])

  undo()
  window.dispatchEvent(new Event('focus'))
  expect(listener).toHaveBeenCalledTimes(3)
})
