'use client'

import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { useNow } from '../hooks/use-now'
import { formatExactTime, formatRelativeTime } from './format-time'

export type TimeProps = Omit<ComponentProps<'time'>, 'dateTime' | 'children'> & {
  /** Milliseconds since the epoch. */
  at: number
  /** A fixed current time. Without it the text follows the clock. */
  now?: number | undefined
  /** The time is in the past. If the clock says otherwise, it is wrong, and the exact time is shown instead of “in 3 h”. */
  past?: boolean
}

/** “2 min ago”, with the exact time as a tooltip and for screen readers. The server renders the exact time. */
export function Time({ at, now: fixed, past = false, className, ...props }: TimeProps) {
  const now = useNow(1_000, fixed)
  const exact = formatExactTime(at)
  return (
    <time
      data-slot="time"
      dateTime={new Date(at).toISOString()}
      title={exact}
      {...props}
      className={cn('whitespace-nowrap', className)}
    >
      {now === undefined || (past && at > now + 60_000) ? (
        exact
      ) : (
        <>
          {formatRelativeTime(at, now)}
          <span className="sr-only">, {exact}</span>
        </>
      )}
    </time>
  )
}
