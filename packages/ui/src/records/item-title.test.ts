import { expect, test } from 'vitest'
import { itemTitle, numberBeside, numberOf } from './item-title'

test.each([
  ['Old Acorn', '#340#', 'Old Acorn No. 340'],
  ['Ticket No. 340', '#340#', 'Ticket No. 340'],
  ['', '#7#', 'Without a name No. 7'],
  ['Poster', '<first_print>', 'Poster <first_print>'],
])('%s with the id %s is called %s', (name, localId, title) => expect(itemTitle(name, localId)).toBe(title))

test('a long id is cut, and stands once', () => {
  expect(numberOf(`<${'x'.repeat(60)}>`)).toHaveLength(24)
  expect(numberBeside('Ticket No. 340', '#340#')).toBeUndefined()
})
