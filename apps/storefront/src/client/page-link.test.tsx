// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Next prefetches a link near the window if `prefetch` is null, and never if it is false. */
vi.mock('next/link', () => ({
  default: ({ prefetch, ...props }: { prefetch: null | false }) => <a {...props} data-prefetch={String(prefetch)} />,
}))

let see: (isIntersecting: boolean) => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  class Observer {
    constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => callback([{ target: screen.getByRole('link'), isIntersecting }])
    }
    observe = vi.fn()
    unobserve = vi.fn()
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const isPrefetched = () => screen.getByRole('link').dataset.prefetch === 'null'

const show = async (href = '/terms') => {
  const { PageLink: Fresh } = await import('./page-link')
  render(<Fresh href={href}>Terms</Fresh>)
}

test('is prefetched after half a second near the window', async () => {
  await show()
  see(true)
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(isPrefetched()).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(isPrefetched()).toBe(true)
})

test('is not prefetched while it only passes by', async () => {
  await show()
  see(true)
  see(false)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(isPrefetched()).toBe(false)
})

test.each(['pointerenter', 'focus', 'touchstart'])('is prefetched at %s', async (type) => {
  await show()
  act(() => void screen.getByRole('link').dispatchEvent(new Event(type)))
  expect(isPrefetched()).toBe(true)
})

test('is never prefetched for a visitor who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await show()
  act(() => void screen.getByRole('link').dispatchEvent(new Event('pointerenter')))
  expect(isPrefetched()).toBe(false)
})
