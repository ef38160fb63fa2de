import { afterEach, expect, test, vi } from 'vitest'
import { documentVisibility } from './page-visibility'

afterEach(() => vi.unstubAllGlobals())

test('in Node the page is never hidden and the user never returns', () => {
  expect(documentVisibility.isHidden()).toBe(false)
  expect(() => documentVisibility.onReturn(() => {})()).not.toThrow()
})

test('in a browser a listener is called on visible, focus and online, but not while hidden or after unsubscribing', () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = new EventTarget()
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', window)
  const listener = vi.fn()
  const unsubscribe = documentVisibility.onReturn(listener)

  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  expect([listener.mock.calls.length, documentVisibility.isHidden()]).toEqual([0, true])

  document.visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  expect([listener.mock.calls.length, documentVisibility.isHidden()]).toEqual([3, false])

  unsubscribe()
  window.dispatchEvent(new Event('focus'))
  expect(listener).toHaveBeenCalledTimes(3)
})
