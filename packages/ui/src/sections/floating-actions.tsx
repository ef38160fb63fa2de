import type { ComponentProps } from 'react'
import { cn } from '../cn'

/**
 * The buttons at the bottom left of every page (product-spec L40), on a bar. Put it last in `<main>`: the bar sticks to the lower
 * edge of the window while the page scrolls and stops above the footer. The page ends at the bar, so it covers no content, and
 * focused elements scroll clear of it (base.css).
 */
export function FloatingActions({ className, children, ...props }: ComponentProps<'aside'>) {
  return (
    <aside
      data-slot="floating-actions"
      aria-label="Your tickets"
      {...props}
      className={cn('sticky bottom-0 z-30 border-rule border-t-[1.5px] bg-card', className)}
    >
      <div className="wrap flex flex-wrap gap-2.5 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </aside>
  )
}
