// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { snow } from '../../site.config'
import { SeasonalIsland } from './seasonal-island'
import { SiteFooter } from './site-footer'

/** The system's wish for stillness, which may change while the page is open. */
const still = Object.assign(new EventTarget(), { matches: false })
const wish = (matches: boolean) => {
  still.matches = matches
  still.dispatchEvent(new Event('change'))
}
const scripts = () => document.querySelectorAll<HTMLScriptElement>(`script[src="${snow.src}"]`)

beforeEach(() => {
  still.matches = false
  vi.stubGlobal('matchMedia', () => still)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T12:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = async () => {
  const view = render(
    <StrictMode>
      <SiteFooter />
    </StrictMode>,
  )
  await vi.dynamicImportSettled()
  return view
}

test('in season one script runs by default, by its hash, while the footer is shown, and is removed with it (spec L20)', async () => {
  const { unmount } = await show()
  const [script] = scripts()
  expect(scripts()).toHaveLength(1)
  expect(script?.integrity).toBe(snow.integrity)
  expect(script?.crossOrigin).toBe('anonymous')
  const ended = vi.fn(() => scripts().length)
  script?.addEventListener('end', ended)
  unmount()
  expect(ended.mock.results).toEqual([{ type: 'return', value: 1 }])
  expect(scripts()).toHaveLength(0)
  wish(false)
  expect(scripts()).toHaveLength(0)
})

test('a refresh of the page does not start it again', async () => {
  const { rerender } = render(<SiteFooter config={{ partner: undefined, socials: [], seasonal: { ...snow } }} />)
  await vi.dynamicImportSettled()
  const [script] = scripts()
  expect(script).toBeDefined()
  rerender(<SiteFooter config={{ partner: undefined, socials: [], seasonal: { ...snow } }} />)
  await vi.dynamicImportSettled()
  expect(scripts()[0]).toBe(script)
})

test('not where stillness is wished for, and no longer once it is', async () => {
  still.matches = true
  await show()
  expect(scripts()).toHaveLength(0)
  wish(false)
  const [script] = scripts()
  const ended = vi.fn()
  script?.addEventListener('end', ended)
  wish(true)
  expect(ended).toHaveBeenCalledOnce()
  expect(scripts()).toHaveLength(0)
})

test('not out of season', async () => {
  vi.setSystemTime(new Date('2026-07-01T12:00:00Z'))
  await show()
  expect(scripts()).toHaveLength(0)
})

test('a footer that is gone before the decoration came has none', async () => {
  const { unmount } = render(<SeasonalIsland {...snow} />)
  unmount()
  await vi.dynamicImportSettled()
  expect(scripts()).toHaveLength(0)
})
