// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveSupply } from './live-supply'

const fetched = vi.fn<(path: string) => Promise<Response>>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const show = (isLive = true) =>
  render(<LiveSupply path="/sale/component_loc1a" isLive={isLive} left={40} printed={100} stateVersion={7} />)
const left = () => document.querySelector('strong')?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('shows the tickets that are left, read at once and polled every ten seconds', async () => {
  const sold = [39, 38].map((count, place) => Response.json({ left: count, stateVersion: 8 + place }))
  fetched.mockImplementation(() => Promise.resolve(sold.shift() ?? Response.error()))
  show()
  expect(left()).toBe('40')
  await vi.waitFor(() => expect(left()).toBe('39'), 10_000)
  await pass(10_000)
  await vi.waitFor(() => expect(left()).toBe('38'), 10_000)
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/sale/component_loc1a', '/sale/component_loc1a'])
})

test.each([
  ['older than the page', () => Response.json({ left: 41, stateVersion: 6 })],
  ['of another shape', () => Response.json({ left: 'many', stateVersion: 9 })],
  ['an error', () => new Response('', { status: 503 })],
])('ignores an answer that is %s', async (_, answer) => {
  fetched.mockImplementation(() => Promise.resolve(answer()))
  show()
  await pass(20_000)
  expect(left()).toBe('40')
})

test('polls nothing for a box that is not on sale', async () => {
  show(false)
  await pass(60_000)
  expect(fetched).not.toHaveBeenCalled()
})
