import { expect, test } from 'vitest'
import { words } from '@/config/copy'
import { numbers, strings } from './spec-exported.fixture'
import { rendered } from './spec-rendered.fixture'

test.each([...strings, ...numbers, ...rendered])('spec L%i says %j', (_line, literal, actual) => {
  expect(actual).toEqual(literal)
})

test('every sentence in words is a literal of the specification', () => {
  const rows = new Set(strings.map(([, literal]) => literal))
  for (const word of Object.values(words)) expect(rows).toContain(word)
})
