'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { cn } from '../cn'
import { useNow } from '../hooks/use-now'
import { formatExactTime, timeLeft } from './format-time'

const twoDigits = (count: number) => String(count).padStart(2, '0')

export type CountdownProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** Milliseconds since the epoch. */
  to: number
  now?: number
  /** The event, for screen readers: “Sale opens”. */
  label: string
  words?: { days: string; hours: string; minutes: string; seconds: string }
  onEnd?: () => void
}

const english = { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' }

/** Days, hours, minutes and seconds until a time. Screen readers and browsers without script get the time instead. */
export function Countdown({ to, now: fixed, label, words = english, onEnd, className, ...props }: CountdownProps) {
  const now = useNow(1_000, fixed)
  const ended = now !== undefined && now >= to
  const wasRunning = useRef(false)
  useEffect(() => {
    if (now === undefined) return
    if (ended && wasRunning.current) onEnd?.()
    wasRunning.current = !ended
  }, [ended, now, onEnd])
  const left = now === undefined ? undefined : timeLeft(to, now)
  const time = `${label}: ${formatExactTime(to)}`
  return (
    <div data-slot="countdown" role="timer" aria-live="off" {...props} className={cn('inline-flex gap-4', className)}>
      <span className="sr-only">{time}</span>
      <noscript>
        <span aria-hidden="true">{time}</span>
      </noscript>
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span
          key={unit}
          aria-hidden="true"
          className="flex min-w-[2ch] flex-col items-start [@media(scripting:none)]:hidden"
        >
          <span className="heading text-3xl tabular-nums">{left ? twoDigits(left[unit]) : '--'}</span>
          <span className="text-ink-soft text-sm">{words[unit]}</span>
        </span>
      ))}
    </div>
  )
}
