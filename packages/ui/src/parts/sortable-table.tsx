'use client'

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { cn } from '../cn'
import { Cell, HeaderCell, Table, type TableProps } from './table'

export type Column<Row> = {
  key: string
  header: string
  /** Shows the column's name only to screen readers. */
  hideHeader?: boolean
  cell: (row: Row) => ReactNode
  /** Ascending comparison. A column without it is not sortable. */
  compare?: (one: Row, other: Row) => number
  /** The direction after the first press; descending for counts. */
  firstDirection?: SortDirection
  align?: 'start' | 'end'
  /** Whether the column is the header of its row. One column should be. */
  rowHeader?: boolean
  /** Hidden on narrow screens. */
  wideOnly?: boolean
}

export type SortDirection = 'ascending' | 'descending'
/** The sorted column and its direction. */
export type Sort = { key: string; direction: SortDirection }

export type SortableTableProps<Row> = Omit<TableProps, 'children'> & {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  defaultSort?: Sort
  /** Controlled order, for example from the address. */
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  empty?: ReactNode
}

/** Sorts the rows by a column. Equal rows keep their order. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort?: Sort): readonly Row[] {
  const compare = columns.find(({ key }) => key === sort?.key)?.compare
  if (!sort || !compare) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => sign * compare(one, other))
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const
const icons = { ascending: ArrowUp, descending: ArrowDown } as const

/** A table with columns that sort when their header is pressed. */
export function SortableTable<Row>({
  columns,
  rows,
  rowKey,
  defaultSort,
  sort: outerSort,
  onSortChange,
  empty,
  ...props
}: SortableTableProps<Row>) {
  const [ownSort, setOwnSort] = useState(defaultSort)
  const sort = outerSort ?? ownSort
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort])
  const press = ({ key, firstDirection = 'ascending' }: Column<Row>) => {
    const next = { key, direction: sort?.key === key ? opposite[sort.direction] : firstDirection }
    setOwnSort(next)
    onSortChange?.(next)
  }
  return (
    <Table {...props}>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHeader
              key={column.key}
              column={column}
              direction={sort?.key === column.key ? sort.direction : undefined}
              onPress={() => press(column)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, cell, align = 'start', rowHeader = false, wideOnly = false }) =>
              rowHeader ? (
                <th
                  key={key}
                  scope="row"
                  className={cn(
                    'border-rule border-t-[1.5px] py-3 pr-4 text-left font-semibold',
                    wideOnly && 'hidden sm:table-cell',
                  )}
                >
                  {cell(row)}
                </th>
              ) : (
                <Cell key={key} align={align} className={wideOnly ? 'hidden sm:table-cell' : ''}>
                  {cell(row)}
                </Cell>
              ),
            )}
          </tr>
        ))}
        {sorted.length === 0 && empty ? (
          <tr>
            <Cell colSpan={columns.length} className="py-8 text-center text-ink-soft">
              {empty}
            </Cell>
          </tr>
        ) : null}
      </tbody>
    </Table>
  )
}

function ColumnHeader<Row>({
  column: { header, hideHeader = false, align = 'start', wideOnly = false, compare },
  direction,
  onPress,
}: {
  column: Column<Row>
  direction: SortDirection | undefined
  onPress: () => void
}) {
  const Icon = direction ? icons[direction] : ChevronsUpDown
  return (
    <HeaderCell
      align={align}
      {...(compare ? { 'aria-sort': direction ?? 'none' } : {})}
      className={wideOnly ? 'hidden sm:table-cell' : ''}
    >
      {compare ? (
        <button
          type="button"
          onClick={onPress}
          className={cn(
            'inline-flex min-h-11 min-w-11 items-center gap-1 rounded-control [outline-offset:-2px] hover:text-ink',
            direction && 'font-semibold text-ink',
            align === 'end' && 'flex-row-reverse',
          )}
        >
          {header}
          <Icon aria-hidden className={cn('size-4 shrink-0', !direction && 'max-sm:hidden')} />
        </button>
      ) : (
        <span className={hideHeader ? 'sr-only' : 'inline-flex min-h-11 items-center'}>{header}</span>
      )}
    </HeaderCell>
  )
}
