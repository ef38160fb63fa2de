import { expect, test } from 'vitest'
import { parseSuggestions } from './parse-suggestions'

test('parses groups of suggestions', () => {
  const groups = [{ title: 'Boxes', suggestions: [{ key: 'a', href: '/?box=a', title: 'A box' }] }]
  expect(parseSuggestions(groups)).toEqual(groups)
})

test.each([null, 'text', { error: {} }, [{ title: 'Boxes' }], [{ title: 1, suggestions: [] }]])(
  'an answer of another shape has no suggestions: %j',
  (body) => expect(parseSuggestions(body)).toEqual([]),
)
