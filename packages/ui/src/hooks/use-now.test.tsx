// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './use-now'

const noon = Date.UTC(2026, 10, 20, 12)

beforeEach(() => void vi.useFakeTimers({ now: noon + 400 }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('ticks at whole steps of the clock', () => {
  const { result } = renderHook(() => useNow(1_000))
  expect(result.current).toBe(noon)
  act(() => void vi.advanceTimersByTime(3_000))
  expect(result.current).toBe(noon + 3_000)
})

test('a fixed time starts no timer', () => {
  const { result } = renderHook(() => useNow(1_000, noon - 5))
  act(() => void vi.advanceTimersByTime(3_000))
  expect(result.current).toBe(noon - 5)
  expect(vi.getTimerCount()).toBe(0)
})

test('stops its timer when unmounted', () => {
  const { unmount } = renderHook(() => useNow(1_000))
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
