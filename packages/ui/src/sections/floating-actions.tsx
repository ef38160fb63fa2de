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
        'sticky bottom-0 z-30 flex flex-wrap gap-2.5 border-rule border-t-[1.5px] bg-card px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] empty:hidden max-sm:[&>*]:flex-1 sm:bottom-[max(1rem,env(safe-area-inset-bottom))] sm:mx-6 sm:mb-4 sm:w-fit sm:border-0 sm:bg-transparent sm:p-0',
        className,
      )}
    />
  )
}
