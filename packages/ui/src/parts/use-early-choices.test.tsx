// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
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

/** Stores the choice, as a page does. */
function Sort() {
  const [sort, setSort] = useState('As catalogued')
  return (
    <div ref={useEarlyChoices<HTMLDivElement>()}>
      <Select
        aria-label="Sort"
        value={sort}
        options={sorts}
        onChange={({ target }) => {
          onChoice('sort', target.value)
          setSort(target.value)
        }}
      />
    </div>
  )
}

/** Chooses right after the commit of the hydration, before React runs passive effects. */
function ChoosesAfterCommit() {
  useLayoutEffect(() => {
    queueMicrotask(() => {
      const list = document.querySelector('select')
      if (list === null) return
      list.value = 'Recently Added'
      list.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }, [])
  return null
}

test('reports a choice right after hydration once', async () => {
  const page = (
    <>
      <Sort />
      <ChoosesAfterCommit />
    </>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  // `act` would run the passive effects with the commit.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = hydrateRoot(container, page)
  await vi.waitFor(() => expect(onChoice).toHaveBeenCalled(), 10_000)
  expect(onChoice.mock.calls).toEqual([['sort', 'Recently Added']])
  root.unmount()
  vi.unstubAllGlobals()
})

test('reports nothing without a choice', () => {
  hydrate(() => undefined)
  expect(onChoice).not.toHaveBeenCalled()
})
