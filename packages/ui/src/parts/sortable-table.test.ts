import { expect, test } from 'vitest'
import { sortRows } from './sortable-table'

const rows = [
  { name: 'b', sold: 1 },
  { name: 'a', sold: 2 },
  { name: 'c', sold: 1 },
]
const columns = [
  {
    key: 'sold',
    header: 'Sold',
    cell: () => null,
    compare: (one: { sold: number }, other: { sold: number }) => one.sold - other.sold,
  },
  { key: 'name', header: 'Name', cell: () => null },
]
const names = (sorted: readonly { name: string }[]) => sorted.map(({ name }) => name).join('')

test('equal rows keep their order, in both directions', () => {
  expect(names(sortRows(rows, columns, { key: 'sold', direction: 'ascending' }))).toBe('bca')
  expect(names(sortRows(rows, columns, { key: 'sold', direction: 'descending' }))).toBe('abc')
})

test('without a sort, with an unknown column or one that is not sortable, rows keep their order', () => {
  expect(sortRows(rows, columns)).toBe(rows)
  expect(sortRows(rows, columns, { key: 'name', direction: 'ascending' })).toBe(rows)
  expect(sortRows(rows, columns, { key: 'nothing', direction: 'ascending' })).toBe(rows)
})
