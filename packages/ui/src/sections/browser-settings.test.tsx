// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FLAGGED_KEY, MOTION_KEY } from '../foundations/storage-keys'
import { prefersLessMotion } from '../hooks/use-less-motion'
import { Artwork } from '../parts/artwork'
import { BrowserSettings } from './browser-settings'

// jsdom has no screen to ask about.
beforeEach(() => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })))
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
  localStorage.clear()
  delete document.documentElement.dataset.motion
})

const show = () => render(<BrowserSettings skipKey="skip" soundKey="sound" />)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test.each([
  ['Skip the animation', 'skip', false],
  ['Play sounds', 'sound', false],
  ['Blur pictures that are not safe for work', FLAGGED_KEY, true],
  ['Less motion', MOTION_KEY, false],
])('%s is stored in this browser', (label, key, byDefault) => {
  show()
  expect([box(label).checked, localStorage.getItem(key)]).toEqual([byDefault, null])
  fireEvent.click(box(label))
  expect(localStorage.getItem(key)).toBe(key === MOTION_KEY ? 'less' : 'yes')
  cleanup()
  show()
  expect(box(label).checked).toBe(!byDefault)
})

test('less motion applies at once, and ends at once', () => {
  show()
  fireEvent.click(box('Less motion'))
  expect(prefersLessMotion()).toBe(true)
  fireEvent.click(box('Less motion'))
  expect([prefersLessMotion(), localStorage.getItem(MOTION_KEY)]).toEqual([false, null])
})

test('without the blur every flagged picture is shown', () => {
  const picture = <Artwork src="/a.svg" alt="A fox" flagged />
  render(picture)
  expect(screen.queryByRole('img', { name: 'A fox' })).toBeNull()
  show()
  fireEvent.click(box('Blur pictures that are not safe for work'))
  cleanup()
  render(picture)
  expect(screen.getByRole('img', { name: 'A fox' }).className).toBe('')
})
