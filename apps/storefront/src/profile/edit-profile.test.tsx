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
  ['Let it be heard', soundKey],
])('%s is kept in this browser, and is off at first', (label, key) => {
  render(<Settings />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: label })
  expect(box.checked).toBe(false)
  fireEvent.click(box)
  expect(localStorage.getItem(key)).toBe('yes')
  cleanup()
  render(<Settings />)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: label }).checked).toBe(true)
})
