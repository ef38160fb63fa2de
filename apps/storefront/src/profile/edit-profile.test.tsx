// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { skipKey, soundKey } from '@/config/storage-keys'
import { Settings } from './edit-profile'

// jsdom has no screen to ask about.
beforeEach(() => vi.stubGlobal('matchMedia', () => new EventTarget()))
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
  localStorage.clear()
})

test.each([
  ['Skip the animation', skipKey],
  ['Play sounds', soundKey],
])('%s is stored in this browser, and is off by default', (label, key) => {
  render(<Settings />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: label })
  expect(box.checked).toBe(false)
  fireEvent.click(box)
  expect(localStorage.getItem(key)).toBe('yes')
  cleanup()
  render(<Settings />)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: label }).checked).toBe(true)
})
