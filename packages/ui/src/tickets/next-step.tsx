'use client'

import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Button } from '../parts/button'

export type NextStepProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** “5 tickets are yours”. */
  title: string
  /** Where the tickets or the loot are now, and the cost. */
  text?: ReactNode
  /** A decorative picture: a fan of tickets, the loot. */
  picture?: ReactNode
  /** The next step first. */
  actions: ReactNode
  onClose: () => void
  closeLabel?: string
}

/**
 * Confirms a signed transaction and offers the next step. It is announced; the page stays usable. Put it into a part that sticks
 * to the lower edge of the window, last in `<main>`, so that the page ends below it. A low window has room for a low
 * picture only. The caller decides whether its first action gets the focus.
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
      {picture ? (
        <div aria-hidden="true" className="contents">
          {picture}
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">{actions}</div>
      <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={onClose} className="absolute top-3 right-3">
        <X aria-hidden />
      </Button>
    </section>
  )
}
