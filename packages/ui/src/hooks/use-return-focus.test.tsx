// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useReturnFocus } from './use-return-focus'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function buttonOf(id: string) {
  const button = document.createElement('button')
  button.id = id
  document.body.append(button)
  return { button, focus: vi.spyOn(button, 'focus') }
}

test.each(['opener', 'next'])('returns the focus to the %s without scrolling the page', (target) => {
  const opener = buttonOf('opener')
  const next = buttonOf('next')
  opener.button.focus()
  const { result } = renderHook(useReturnFocus)
  opener.button.blur()
  if (target === 'next') result.current.redirect('next')
  const closing = new Event('close', { cancelable: true })
  result.current.onCloseAutoFocus(closing)
  expect(closing.defaultPrevented).toBe(true)
  expect(document.activeElement?.id).toBe(target)
  expect((target === 'next' ? next : opener).focus).toHaveBeenLastCalledWith({ preventScroll: true })
})
