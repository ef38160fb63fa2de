// @vitest-environment jsdom
// @vitest-environment-options { "runScripts": "dangerously" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseTheme, themeInitScript } from './theme-script'

const root = document.documentElement
const run = () => {
  const script = document.createElement('script')
  script.textContent = themeInitScript
  document.head.append(script)
  script.remove()
}

/** The script runs in the window of the document, which is not the global object of the test. */
const night = (isNight: boolean) =>
  Object.assign(document.defaultView ?? {}, { matchMedia: () => ({ matches: isNight }) })

beforeEach(() => void night(false))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  root.className = ''
  root.removeAttribute('style')
  delete root.dataset.theme
})

test.each(['light', 'dark'])(
  'sets a stored %s on <html> before the first paint, as attribute and class (spec L21)',
  (theme) => {
    localStorage.setItem('theme', theme)
    run()
    expect(root.dataset.theme).toBe(theme)
    expect(root.classList.contains(theme)).toBe(true)
    expect(root.style.colorScheme).toBe(theme)
  },
)

test.each(['system', '', 'purple', '"dark"', '<script>'])(
  'a stored %j follows the system (spec L21, L138)',
  (stored) => {
    localStorage.setItem('theme', stored)
    night(true)
    run()
    expect([root.dataset.theme, root.className]).toEqual(['dark', 'dark'])
    root.className = ''
    night(false)
    run()
    expect([root.dataset.theme, root.className]).toEqual(['light', 'light'])
  },
)

test('without storage the page has the theme of the system', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(run).not.toThrow()
  expect(root.dataset.theme).toBe('light')
})

test('any other stored value means system (spec L21, L138)', () => {
  expect([undefined, null, 7, {}, 'dark ', 'dark'].map(parseTheme)).toEqual([
    'system',
    'system',
    'system',
    'system',
    'system',
    'dark',
  ])
})

test('the script contains nothing that ends a script element, so that HTML can contain it', () => {
  expect(themeInitScript).not.toMatch(/<\/|<!--/)
})
