'use client'

import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { useNow } from '../hooks/use-now'
import { formatExactTime, formatRelativeTime } from './format-time'

export type TimeProps = Omit<ComponentProps<'time'>, 'dateTime' | 'children'> & {
  /** Milliseconds since the epoch. */
  at: number
  /** A clock that stands still; without it the words keep up with the wall clock. */
  now?: number
  /** It has happened: a clock that says otherwise is behind, and the exact time is printed instead of “in 3 h”. */
  past?: boolean
}

/** “2 min ago”, with the exact time on hover and for screen readers. The server prints the exact time. */
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
