import type { ComponentProps } from 'react'
import { cn } from '../cn'

/**
 * The buttons that float at the bottom left (product-spec L40). Put it last in `<main>`: it floats while the page
 * scrolls and comes to rest above the footer, so it never covers anything for good.
 */
export function FloatingActions({ className, ...props }: ComponentProps<'aside'>) {
  return (
    <aside
      data-slot="floating-actions"
      aria-label="Your tickets"
      {...props}
      className={cn(
        'sticky bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 mx-4 mb-4 flex w-fit flex-wrap gap-2.5 empty:hidden sm:mx-6',
        className,
      )}
    />
  )
}
