import type { ComponentProps } from 'react'
import { cn } from '../cn'

const STEP = 3
const HEIGHT = 20

export type BarLineProps = Omit<ComponentProps<'svg'>, 'children' | 'values'> & {
  /** One number for each day, oldest first. */
  values: readonly number[]
  /** Accessible name, such as “30 days: 412 tickets, most on 12 Nov”. */
  label: string
}

/** A bar chart for a table cell, one bar for each day. A day with the value zero has a thin line. */
export function BarLine({ values, label, className, ...props }: BarLineProps) {
  const max = Math.max(...values, 0)
  const bars = values.map((value, place) => {
    const height = value > 0 && max > 0 ? Math.max(1.5, Math.round((value / max) * HEIGHT * 10) / 10) : 0.75
    return `M${place * STEP} ${HEIGHT - height}h2v${height}h-2z`
  })
  return (
    <svg
      data-slot="bar-line"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(1, values.length * STEP - 1)} ${HEIGHT}`}
      preserveAspectRatio="none"
      {...props}
      className={cn('h-5.5 w-22 text-leaf', className)}
    >
      <path d={bars.join('')} fill="currentColor" />
    </svg>
  )
}
