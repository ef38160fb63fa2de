// @vitest-environment jsdom

import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FoldedTargetIsland } from './folded-target-island'

const scrollIntoView = vi.fn()
beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/help_center')
  vi.clearAllMocks()
})

const Page = () => (
  <>
    <details>
      <summary>Group</summary>
      <span id="error-busy" />
    </details>
    <details>
      <summary>Another group</summary>
    </details>
    <h2 id="fees">Fees</h2>
    <FoldedTargetIsland />
  </>
)

const isOpen = (container: Element) => [...container.querySelectorAll('details')].map(({ open }) => open)

test('a target of the address in a folded group is shown', () => {
  history.replaceState(null, '', '#error-busy')
  const { container } = render(<Page />)
  expect(isOpen(container)).toEqual([true, false])
  expect(scrollIntoView.mock.contexts).toEqual([container.querySelector('#error-busy')])
})

test('and so is the target of a later link on the page', () => {
  const { container } = render(<Page />)
  expect(isOpen(container)).toEqual([false, false])
  history.replaceState(null, '', '#error-busy')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(isOpen(container)).toEqual([true, false])
})

test.each(['#fees', '#nothing', ''])('the target “%s” unfolds nothing and does not scroll', (hash) => {
  history.replaceState(null, '', `/help_center${hash}`)
  const { container } = render(<Page />)
  expect(isOpen(container)).toEqual([false, false])
  expect(scrollIntoView).not.toHaveBeenCalled()
})
