import type { ComponentProps } from 'react'
import { cn } from '../cn'

const STEP = 3
const HEIGHT = 20

export type BarLineProps = Omit<ComponentProps<'svg'>, 'children' | 'values'> & {
  /** One number a day, oldest first. */
  values: readonly number[]
  /** What a screen reader hears instead, such as “30 days: 412 tickets, most on 12 Nov”. */
  label: string
}

/** A row of thin bars for a table cell: how much each day brought. A day without anything keeps a hairline. */
export function BarLine({ values, label, className, ...props }: BarLineProps) {
  const most = Math.max(...values, 0)
  const bars = values.map((value, place) => {
    const height = value > 0 && most > 0 ? Math.max(1.5, Math.round((value / most) * HEIGHT * 10) / 10) : 0.75
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
