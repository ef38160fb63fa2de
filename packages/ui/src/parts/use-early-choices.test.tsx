// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Segmented } from './segmented'
import { Select } from './select'
import { useEarlyChoices } from './use-early-choices'

const onChoice = vi.fn()
const sorts = ['As catalogued', 'Recently Added'].map((value) => ({ value, label: value }))
const views = ['small', 'list'].map((value) => ({ value, label: value }))

function Controls() {
  return (
    <div ref={useEarlyChoices<HTMLDivElement>()}>
      <Select
        aria-label="Sort"
        value="As catalogued"
        options={sorts}
        onChange={({ target }) => {
          onChoice('sort', target.value)
        }}
      />
      <input
        type="checkbox"
        checked={false}
        onChange={({ target }) => {
          onChoice('verified', target.checked)
        }}
      />
      <Segmented
        label="View"
        value="small"
        segments={views}
        onValueChange={(view) => {
          onChoice('view', view)
        }}
      />
    </div>
  )
}

afterEach(() => {
  cleanup()
  onChoice.mockClear()
})

/** Renders a page on the server, lets the user press something, and then hydrates it. */
function hydrate(early: (page: HTMLElement) => void) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Controls />)
  early(container)
  render(<Controls />, { container, hydrate: true })
}

test('reports choices from before hydration once', () => {
  hydrate((page) => {
    for (const list of page.querySelectorAll('select')) list.value = 'Recently Added'
    for (const box of page.querySelectorAll<HTMLInputElement>('[type=checkbox], [value=list]')) box.click()
  })
  expect(onChoice.mock.calls).toEqual([
    ['sort', 'Recently Added'],
    ['verified', true],
    ['view', 'list'],
  ])
})

test('reports nothing without a choice', () => {
  hydrate(() => undefined)
  expect(onChoice).not.toHaveBeenCalled()
})
