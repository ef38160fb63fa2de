// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TryAgainIsland } from './try-again-island'

const reload = vi.fn()
const answer = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  reload.mockClear()
  answer.mockReset().mockRejectedValue(new TypeError('no network'))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('a page goes on once the site answers again, though the browser said nothing', async () => {
  history.replaceState(null, '', '/component_of_a_box')
  render(<TryAgainIsland reload={reload} />)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(answer).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
  answer.mockResolvedValue(new Response('ok'))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('at its own address it stays', async () => {
  history.replaceState(null, '', '/offline')
  answer.mockResolvedValue(new Response('ok'))
  render(<TryAgainIsland reload={reload} />)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()
})
