// @vitest-environment jsdom
// @vitest-environment-options { "runScripts": "dangerously" }
import { afterEach, expect, test, vi } from 'vitest'
import { parseTheme, themeInitScript } from './theme-script'

const root = document.documentElement
const run = () => {
  const script = document.createElement('script')
  script.textContent = themeInitScript
  document.head.append(script)
  script.remove()
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  root.className = ''
  delete root.dataset.theme
})

test.each(['light', 'dark'])('a stored %s is on <html> before the first paint, as attribute and as class', (theme) => {
  localStorage.setItem('theme', theme)
  run()
  expect(root.dataset.theme).toBe(theme)
  expect(root.classList.contains(theme)).toBe(true)
})

test.each(['system', '', 'purple', '"dark"', '<script>'])('a stored %j leaves the choice to the system', (stored) => {
  localStorage.setItem('theme', stored)
  run()
  expect(root.dataset.theme).toBeUndefined()
  expect(root.className).toBe('')
})

test('a browser without storage still gets a page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(run).not.toThrow()
  expect(root.dataset.theme).toBeUndefined()
})

test('whatever is stored, a theme comes out', () => {
  expect([undefined, null, 7, {}, 'dark ', 'dark'].map(parseTheme)).toEqual([
    'system',
    'system',
    'system',
    'system',
    'system',
    'dark',
  ])
})

test('the script can stand in an HTML page: it holds nothing that ends a script element', () => {
  expect(themeInitScript).not.toMatch(/<\/|<!--/)
})
