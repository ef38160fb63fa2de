// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { earlyPressScript } from './early-press-script'
import { repeatEarlyPress } from './repeat-early-press'

const open = () => {
  document.body.innerHTML = '<button id="a"><span>Buy</span></button><button id="b">Menu</button><p>text</p>'
  new Function(earlyPressScript)()
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const heard = (selector: string) => {
  const answer = vi.fn()
  document.querySelector(selector)?.addEventListener('click', answer)
  return answer
}

test('the last button pressed early is pressed again, once', () => {
  open()
  press('#b')
  press('#a span')
  press('p')
  const [a, b] = [heard('#a'), heard('#b')]
  repeatEarlyPress()
  repeatEarlyPress()
  expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 0])
})

test('what is pressed afterwards is nobody else’s business', () => {
  open()
  repeatEarlyPress()
  const a = heard('#a')
  press('#a')
  repeatEarlyPress()
  expect(a).toHaveBeenCalledTimes(1)
})

test('a button that has gone stays gone', () => {
  open()
  press('#a')
  const a = heard('#a')
  document.querySelector('#a')?.remove()
  repeatEarlyPress()
  expect(a).not.toHaveBeenCalled()
})

test('a page without the first script has nothing to repeat', () => {
  expect(() => repeatEarlyPress()).not.toThrow()
})
