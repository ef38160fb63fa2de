// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Segmented } from './segmented'
import { Select } from './select'
import { useEarlyChoices } from './use-early-choices'

const told = vi.fn()
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
          told('sort', target.value)
        }}
      />
      <input
        type="checkbox"
        checked={false}
        onChange={({ target }) => {
          told('verified', target.checked)
        }}
      />
      <Segmented
        label="View"
        value="small"
        segments={views}
        onValueChange={(view) => {
          told('view', view)
        }}
      />
    </div>
  )
}

afterEach(() => {
  cleanup()
  told.mockClear()
})

/** The page as the server wrote it, pressed by somebody, and only then hydrated. */
function hydrate(early: (page: HTMLElement) => void) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Controls />)
  early(container)
  render(<Controls />, { container, hydrate: true })
}

test('what was chosen before the scripts came is told once', () => {
  hydrate((page) => {
    for (const list of page.querySelectorAll('select')) list.value = 'Recently Added'
    for (const box of page.querySelectorAll<HTMLInputElement>('[type=checkbox], [value=list]')) box.click()
  })
  expect(told.mock.calls).toEqual([
    ['sort', 'Recently Added'],
    ['verified', true],
    ['view', 'list'],
  ])
})

test('where nothing was chosen, nothing is told', () => {
  hydrate(() => undefined)
  expect(told).not.toHaveBeenCalled()
})
