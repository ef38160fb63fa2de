'use client'

import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'

export type FilterFoldProps = Omit<ComponentProps<'details'>, 'open' | 'onToggle'> & {
  summary: ReactNode
  /** The summary while it is open. */
  openSummary: ReactNode
  /** The name of the filter, for screen readers. */
  of?: string
  /** Whether it is open at first. */
  defaultOpen?: boolean
}

/** The values of a filter behind “Show all”. A native disclosure, which works without script. */
export function FilterFold({ summary, openSummary, of, defaultOpen = false, children, ...props }: FilterFoldProps) {
  const [open, setOpen] = useState(defaultOpen)
  return (
    <details
      data-slot="filter-fold"
      {...props}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control font-medium text-ink-soft text-sm underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4 shrink-0 [details[open]>summary>&]:rotate-180" />
        <span className="[details[open]>summary>&]:hidden">{summary}</span>
        <span className="hidden [details[open]>summary>&]:inline">{openSummary}</span>
        {of === undefined ? null : <span className="sr-only">of {of}</span>}
      </summary>
      {children}
    </details>
  )
}
