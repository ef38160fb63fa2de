import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { words } from '@/config/copy'
import { product } from '@/config/product'
import { numbers, strings } from './spec-exported.fixture'
import { rendered } from './spec-rendered.fixture'

test.each([...strings, ...numbers, ...rendered])('spec L%i says %j', (_line, literal, actual) => {
  expect(actual).toEqual(literal)
})

test('the specification contains every sentence in words', () => {
  const specification = readFileSync(join(import.meta.dirname, '../../../docs/spec/product.md'), 'utf8')
  const sentences = specification.replaceAll(/\$\{product\}/g, product.name)
  for (const word of Object.values(words)) expect(sentences).toContain(word)
})
