// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { KeepContent } from './keep-content'

const page = vi.hoisted(() => ({ path: '/activity', query: '' }))
vi.mock('next/navigation', () => ({
  usePathname: () => page.path,
  useSearchParams: () => new URLSearchParams(page.query),
}))
vi.mock('./refresh-soon', () => ({ RefreshSoon: () => 'refreshes soon' }))
afterEach(() => {
  cleanup()
  page.query = ''
})

function List({ rows }: { rows: number }) {
  const [paused, setPaused] = useState(false)
  return (
    <button type="button" onClick={() => setPaused(true)}>
      {rows} rows, {paused ? 'paused' : 'live'}
    </button>
  )
}
const missing = <p>The catalog does not answer</p>

test('a refresh without an answer keeps the list and its state, and refreshes again', () => {
  const { rerender, container } = render(
    <KeepContent>
      <List rows={1} />
    </KeepContent>,
  )
  fireEvent.click(screen.getByRole('button'))
  rerender(<KeepContent missing={missing} />)
  expect(container.textContent).toBe('1 rows, pausedrefreshes soon')
  rerender(
    <KeepContent>
      <List rows={2} />
    </KeepContent>,
  )
  expect(container.textContent).toBe('2 rows, paused')
})

test('the list of another URL is not kept, and a first answer that is missing says so', () => {
  const { rerender, container } = render(<KeepContent missing={missing} />)
  expect(container.textContent).toBe('The catalog does not answer')
  rerender(<KeepContent>List of all</KeepContent>)
  page.query = 'kind=bought'
  rerender(<KeepContent missing={missing} />)
  expect(container.textContent).toBe('The catalog does not answer')
})
