import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../cn'

export type TableProps = ComponentProps<'table'> & { caption: ReactNode; hideCaption?: boolean }

/** A table. If it is too wide, it scrolls in its own box, which is reachable by keyboard. */
export function Table({ caption, hideCaption = false, className, children, ...props }: TableProps) {
  const captionId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard (axe: scrollable-region-focusable)
    <section data-slot="table-scroll" aria-labelledby={captionId} tabIndex={0} className="relative overflow-x-auto">
      <table data-slot="table" {...props} className={cn('w-full border-collapse text-left', className)}>
        <caption id={captionId} className={hideCaption ? 'sr-only' : 'pb-3 text-left text-ink-soft text-sm'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}

const aligns = { start: 'text-left', end: 'text-right' }

export type CellProps = { align?: keyof typeof aligns }

/** The header of a column. */
export function HeaderCell({ align = 'start', className, ...props }: Omit<ComponentProps<'th'>, 'align'> & CellProps) {
  return (
    <th
      data-slot="header-cell"
      scope="col"
      {...props}
      className={cn(
        'py-2 pr-1.5 align-bottom font-medium text-ink-soft text-xs last:pr-0 sm:pr-4 sm:text-sm',
        aligns[align],
        className,
      )}
    />
  )
}

/** A cell. Align numbers at the end. */
export function Cell({ align = 'start', className, ...props }: Omit<ComponentProps<'td'>, 'align'> & CellProps) {
  return (
    <td
      data-slot="cell"
      {...props}
      className={cn(
        'border-rule border-t-[1.5px] py-3 pr-1.5 align-middle last:pr-0 sm:pr-4',
        aligns[align],
        className,
      )}
    />
  )
}

export type DataColumn<Row> = {
  header: string
  /** A number is formatted with separators. */
  cell: (row: Row) => ReactNode
  /** Figures align at the end. */
  align?: CellProps['align']
  /** A phone has no room for this column. */
  isMinor?: boolean
}

export type DataTableProps<Row> = Omit<TableProps, 'children'> & {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A plain table of rows. `SortableTable` is the one whose columns sort. */
export function DataTable<Row>({ columns, rows, rowKey, ...props }: DataTableProps<Row>) {
  return (
    <Table {...props}>
      <thead>
        <tr>
          {columns.map(({ header, align = 'start', isMinor }) => (
            <HeaderCell key={header} align={align} className={cn(isMinor && 'max-sm:hidden')}>
              {header}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ header, cell, align = 'start', isMinor }) => {
              const content = cell(row)
              return (
                <Cell
                  key={header}
                  align={align}
                  className={cn(align === 'end' && 'figure whitespace-nowrap', isMinor && 'max-sm:hidden')}
                >
                  {typeof content === 'number' ? content.toLocaleString('en') : content}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
