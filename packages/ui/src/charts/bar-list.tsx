import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

export type BarListRow = {
  key: string
  name: ReactNode
  /** The figure as text. */
  value: ReactNode
  /** The length of the bar. */
  size: number
}

export type BarListProps = Omit<ComponentProps<'ul'>, 'children'> & { rows: readonly BarListRow[] }

/** Names with their figures, and a bar for each: for names that are too long for the axis of a `BarChart`. */
export function BarList({ rows, className, ...props }: BarListProps) {
  const longest = Math.max(0, ...rows.map(({ size }) => size))
  return (
    <ul data-slot="bar-list" {...props} className={cn('flex list-none flex-col gap-4', className)}>
      {rows.map(({ key, name, value, size }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          <span className="figure text-right">{value}</span>
          <svg aria-hidden="true" height="8" width="100%" className="col-span-2 block rounded-[2px] bg-wash-strong">
            <rect
              width={`${longest > 0 ? Math.round((size / longest) * 1000) / 10 : 0}%`}
              height="8"
              className="fill-leaf"
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}
