// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTheme } from './use-theme'

const system = Object.assign(new EventTarget(), { matches: false })

beforeEach(() => {
  system.matches = false
  vi.stubGlobal('matchMedia', () => system)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  document.documentElement.className = ''
  delete document.documentElement.dataset.theme
})

test('follows the system until the user chooses a theme, and again after the choice of system (spec L21)', () => {
  const { result } = renderHook(useTheme)
  expect(result.current).toMatchObject({ theme: 'system', shown: 'light' })
  act(() => {
    system.matches = true
    system.dispatchEvent(new Event('change'))
  })
  expect(result.current).toMatchObject({ theme: 'system', shown: 'dark' })
  const root = document.documentElement
  expect([root.dataset.theme, root.className, root.style.colorScheme]).toEqual(['dark', 'dark', 'dark'])
  act(() => result.current.setTheme('light'))
  expect([root.dataset.theme, root.className, root.style.colorScheme]).toEqual(['light', 'light', 'light'])
  expect(result.current).toMatchObject({ theme: 'light', shown: 'light' })
  act(() => result.current.setTheme('system'))
  expect(result.current).toMatchObject({ theme: 'system', shown: 'dark' })
})

test('follows a system theme that changed after the init script ran', () => {
  document.documentElement.dataset.theme = 'light'
  system.matches = true
  renderHook(useTheme)
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('two switches on one page show the same theme', () => {
  const one = renderHook(useTheme)
  const other = renderHook(useTheme)
  act(() => one.result.current.setTheme('dark'))
  expect(other.result.current.theme).toBe('dark')
})

test('works without storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const { result } = renderHook(useTheme)
  act(() => result.current.setTheme('dark'))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(result.current).toMatchObject({ theme: 'dark', shown: 'dark' })
})

test('removes its listeners', () => {
  const removed = vi.spyOn(system, 'removeEventListener')
  const { unmount } = renderHook(useTheme)
  unmount()
  expect(removed).toHaveBeenCalled()
})
