// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { repeatEarlyPress } from './repeat-early-press'

const pressed = () => {
  const button = document.body.appendChild(document.createElement('button'))
  window.lootboxesPressed = () => button
  const answer = vi.fn()
  button.addEventListener('click', answer)
  return { button, answer }
}

test('a button pressed early is pressed again, once', () => {
  const { answer } = pressed()
  repeatEarlyPress()
  repeatEarlyPress()
  expect(answer).toHaveBeenCalledTimes(1)
})

test('a button that has gone stays gone', () => {
  const { button, answer } = pressed()
  button.remove()
  repeatEarlyPress()
  expect(answer).not.toHaveBeenCalled()
})

test('nothing pressed, or nobody who listened: nothing to repeat', () => {
  window.lootboxesPressed = () => undefined
  expect(repeatEarlyPress).not.toThrow()
  expect(repeatEarlyPress).not.toThrow()
})
