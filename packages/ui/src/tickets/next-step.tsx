'use client'

import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'

export type NextStepProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** “5 tickets are yours”. */
  title: string
  /** Where they are now, and what it took. */
  text?: ReactNode
  /** What it is about: a fan of tickets, the pieces. Not read out. */
  picture?: ReactNode
  /** The next step first. */
  actions: ReactNode
  onClose: () => void
  closeLabel?: string
}

/**
 * What was just signed has happened, and what comes next. It lies at the corner of the window and takes nothing away: the
 * page beneath stays usable, and it is announced; whether its first action takes the focus is the caller’s.
 */
export function NextStep({
  title,
  text,
  picture,
  actions,
  onClose,
  closeLabel = 'Close',
  className,
  ...props
}: NextStepProps) {
  return (
    <section
      data-slot="next-step"
      aria-label={title}
      {...props}
      className={cn(
        'outline-card relative flex flex-col gap-4 bg-card p-5 text-ink shadow-printed motion-safe:animate-rise',
        className,
      )}
    >
      <div role="status" className="flex flex-col gap-1 pr-11">
        <h2 className="heading text-2xl">{title}</h2>
        {text ? <p className="text-ink-soft">{text}</p> : null}
      </div>
      {picture ? <div aria-hidden="true">{picture}</div> : null}
      <div className="flex flex-wrap items-center gap-3">{actions}</div>
      <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={onClose} className="absolute top-3 right-3">
        <X aria-hidden />
      </Button>
    </section>
  )
}
