// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../features/frame/repeat-early-press'
import { lateScripts } from './late-scripts.ts'

const started = () => [...document.head.querySelectorAll('script')].map((script) => new URL(script.src).pathname)
const run = (): unknown => runInThisContext(lateScripts(['/a.js', '/b.js']))

let paint: ((names: readonly string[]) => void) | undefined
class Observer {
  static supportedEntryTypes = ['paint']
  constructor(tell: (list: { getEntriesByName: (name: string) => string[] }) => void) {
    paint = (names) => tell({ getEntriesByName: (name) => names.filter((one) => one === name) })
  }
  observe() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Observer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

test('nothing starts before the page is painted with content; then all, once', () => {
  run()
  paint?.(['first-paint'])
  expect(started()).toEqual([])
  paint?.(['first-contentful-paint'])
  paint?.(['first-contentful-paint'])
  expect(started()).toEqual(['/a.js', '/b.js'])
})

test('a hidden page paints nothing and starts at once; one that gets hidden starts then', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  run()
  expect(started()).toEqual(['/a.js', '/b.js'])
  document.head.replaceChildren()
  visibility.mockReturnValue('visible')
  run()
  expect(started()).toEqual([])
  visibility.mockReturnValue('hidden')
  dispatchEvent(new Event('visibilitychange'))
  expect(started()).toEqual(['/a.js', '/b.js'])
})

test('a page that is read but not painted keeps load waiting for a film without an end', () => {
  vi.stubGlobal('MediaStream', EventTarget)
  const made = vi.spyOn(document, 'createElement')
  run()
  const video: HTMLVideoElement = made.mock.results[0]?.value
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(video.srcObject).toBeInstanceOf(MediaStream)
  paint?.(['first-contentful-paint'])
  expect(video.srcObject).toBeNull()
})

test('the last button pressed before all scripts are there is kept, and none after', () => {
  document.body.innerHTML = '<button id="a"><b>Buy</b></button><button id="b">Menu</button><p>text</p>'
  run()
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  press('#b')
  press('#a b')
  press('p')
  expect(window.lootboxesPressed?.()?.id).toBe('a')
  paint?.(['first-contentful-paint'])
  const [first, second] = document.head.querySelectorAll('script')
  first?.dispatchEvent(new Event('load'))
  press('#b')
  expect(window.lootboxesPressed?.()?.id).toBe('b')
  second?.dispatchEvent(new Event('error'))
  press('#a')
  expect(window.lootboxesPressed?.()?.id).toBe('b')
})

test('a browser that tells nothing of its paints starts them when it has read the page', () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  run()
  expect(started()).toEqual([])
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(started()).toEqual(['/a.js', '/b.js'])
})

test('a paint that is never told of does not keep them for ever', () => {
  run()
  dispatchEvent(new Event('DOMContentLoaded'))
  vi.advanceTimersByTime(999)
  expect(started()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(started()).toEqual(['/a.js', '/b.js'])
})
