import type { ComponentProps } from 'react'
import { cn } from '../cn'

/** The place of the buttons that float at the bottom left (product-spec L40). Keeps clear of a phone's own bar. */
export function FloatingActions({ className, ...props }: ComponentProps<'aside'>) {
  return (
    <aside
      data-slot="floating-actions"
      aria-label="Your tickets"
      {...props}
      className={cn(
        'fixed bottom-[max(1rem,env(safe-area-inset-bottom))] left-4 z-30 flex flex-wrap gap-2.5 empty:hidden sm:left-6',
        className,
      )}
    />
  )
}
