// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRouterLinks } from './use-router-links'

const router = { push: vi.fn(), prefetch: vi.fn() }
vi.mock('./when-idle', () => ({ whenIdle: (task: () => void) => task() }))

let see: (isIntersecting: boolean) => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  class Observer {
    constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => callback([...this.seen].map((target) => ({ target, isIntersecting })))
    }
    seen = new Set<Element>()
    observe = (element: Element) => this.seen.add(element)
    disconnect = vi.fn()
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function Page({ isEmpty = false, ...props }: ComponentProps<'a'> & { isEmpty?: boolean }) {
  useRouterLinks(router)
  return isEmpty ? null : (
    <a href="/terms?all=1#privacy" {...props}>
      <b>Terms</b>
    </a>
  )
}

/** Presses the link; whether the browser would load a page. */
const press = (init: MouseEventInit = {}) => {
  // jsdom cannot navigate: the listener of the window runs last.
  let loads = true
  const last = (event: Event) => {
    loads = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', last, { once: true })
  fireEvent.click(screen.getByText('Terms'), init)
  return loads
}

test('the router follows a link of the site', () => {
  render(<Page />)
  expect(press()).toBe(false)
  expect(router.push.mock.calls).toEqual([['/terms?all=1#privacy']])
})

test('a view of the same page keeps the scroll position', () => {
  render(<Page data-keep-scroll="" />)
  expect(press()).toBe(false)
  expect(router.push.mock.calls).toEqual([['/terms?all=1#privacy', { scroll: false }]])
})

test.each<ComponentProps<'a'>>([
  { href: 'https://radixdlt.com/' },
  { href: '#top' },
  { href: '/lists/activity.csv', download: true },
  { href: '/receipt/1/json', rel: 'external' },
  { target: '_blank' },
])('the browser follows %o', (props) => {
  render(<Page {...props} />)
  expect(press()).toBe(true)
  expect(router.push).not.toHaveBeenCalled()
})

test('the browser follows a press that opens a new tab', () => {
  render(<Page />)
  expect(press({ ctrlKey: true })).toBe(true)
  expect(router.push).not.toHaveBeenCalled()
})

test('a link with an action of its own is not followed', () => {
  render(<Page onClick={(event) => event.preventDefault()} />)
  expect(press()).toBe(false)
  expect(router.push).not.toHaveBeenCalled()
})

test('is prefetched once after half a second near the window', () => {
  render(<Page />)
  see(true)
  vi.advanceTimersByTime(499)
  expect(router.prefetch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  see(true)
  vi.advanceTimersByTime(500)
  expect(router.prefetch.mock.calls).toEqual([['/terms?all=1#privacy']])
})

test('is not prefetched while it only passes by', () => {
  render(<Page />)
  see(true)
  see(false)
  vi.advanceTimersByTime(5_000)
  expect(router.prefetch).not.toHaveBeenCalled()
})

test('a link that is added later is watched', async () => {
  const { rerender } = render(<Page isEmpty />)
  rerender(<Page />)
  await act(() => Promise.resolve())
  see(true)
  vi.advanceTimersByTime(500)
  expect(router.prefetch).toHaveBeenCalledTimes(1)
})

test.each(['pointerover', 'focusin', 'touchstart'])('is prefetched at %s', (type) => {
  render(<Page />)
  screen.getByText('Terms').dispatchEvent(new Event(type, { bubbles: true }))
  expect(router.prefetch).toHaveBeenCalledTimes(1)
})

test('is never prefetched for a visitor who saves data, and still followed', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  render(<Page />)
  screen.getByText('Terms').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(router.prefetch).not.toHaveBeenCalled()
  expect(press()).toBe(false)
  expect(router.push).toHaveBeenCalledTimes(1)
})
