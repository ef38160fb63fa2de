// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Sheet } from './sheet'

/** The width of the simulated window, for the media query of the sheet. */
let width = 0
const media = new EventTarget()
const resize = (to: number) => {
  width = to
  media.dispatchEvent(new Event('change'))
}
const matchMedia = (query: string) =>
  Object.defineProperty(media, 'matches', {
    configurable: true,
    get: () => width >= Number(/^\(min-width: (\d+)px\)$/.exec(query)?.[1]),
  })

beforeEach(() => vi.stubGlobal('matchMedia', matchMedia))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(options: { anyWidth?: boolean } = {}) {
  const onOpenChange = vi.fn()
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  width = 1000
  render(<Sheet open title="Menu" onOpenChange={onOpenChange} {...options} />)
  return onOpenChange
}

test('closes when the window becomes 1024 px wide, and not before (spec L39; trap T50)', () => {
  const onOpenChange = open()
  resize(1023)
  expect(onOpenChange).not.toHaveBeenCalled()
  resize(1024)
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

test('a sheet for any width stays open', () => {
  const onOpenChange = open({ anyWidth: true })
  resize(1024)
  expect(onOpenChange).not.toHaveBeenCalled()
})
