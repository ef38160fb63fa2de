// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchCombobox, type SearchSuggestions } from './search-combobox'

// A busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

const suggestions: SearchSuggestions = [
  { title: 'Items', suggestions: [{ key: 'a', href: '/item/a', title: 'Old Acorn' }] },
  { title: 'Collections', suggestions: [{ key: 'b', href: '/collection/b', title: 'Old Growth' }] },
]

test('typing loads suggestions; arrow keys choose one, Enter opens it, Escape closes the list', async () => {
  const onPick = vi.fn()
  const suggest = vi.fn(() => Promise.resolve(suggestions))
  render(<SearchCombobox suggest={suggest} onPick={onPick} />)
  const field = screen.getByRole('searchbox')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'old' } })
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(suggest).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('2 suggestions')
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  const chosen = screen.getByRole('option', { selected: true })
  expect(chosen.textContent).toBe('Old Growth')
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen.id)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onPick).toHaveBeenCalledWith('/collection/b')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Old Acorn')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('option')).toBeNull()
})

test('an empty field shows the recent searches; a submitted query is reported', () => {
  const onSearch = vi.fn()
  const onPick = vi.fn()
  render(<SearchCombobox suggest={() => Promise.resolve([])} onPick={onPick} onSearch={onSearch} recent={['frog']} />)
  const field = screen.getByRole('searchbox')
  fireEvent.focus(field)
  fireEvent.click(screen.getByRole('option', { name: 'frog' }))
  expect(onPick).toHaveBeenCalledWith('search?q=frog')
  fireEvent.submit(field)
  expect(onSearch).toHaveBeenCalledWith('frog')
})
