'use client'

import { BadgeCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Tooltip } from './tooltip'

export type VerifiedMarkProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  label?: string
  /** An explanation of the verification, on hover and focus. */
  explanation?: ReactNode
}

/** A verified mark with an explanation, for headings. In a card use `Badge`, which is not a tab stop. */
export function VerifiedMark({
  label = 'Verified',
  explanation = 'The collection and the creator’s dApp account name each other on the ledger.',
  className,
  ...props
}: VerifiedMarkProps) {
  return (
    <Tooltip content={explanation}>
      <button
        data-slot="verified-mark"
        {...props}
        type="button"
        className={cn(
          'touch-target relative inline-flex items-center gap-1.5 rounded-control font-semibold text-leaf text-sm',
          className,
        )}
      >
        <BadgeCheck aria-hidden className="size-5" />
        {label}
      </button>
    </Tooltip>
  )
}
