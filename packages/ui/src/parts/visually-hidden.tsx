import type { ComponentProps } from 'react'
import { cn } from '../cn'

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" {...props} className={cn('sr-only', className)} />
}
