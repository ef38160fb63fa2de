import type { ComponentProps } from 'react'
import { cn } from '../cn'

/** First stop of the keyboard on every page: past the header, to `#main`. */
export function SkipLink({ className, children = 'Skip to content', href = '#main', ...props }: ComponentProps<'a'>) {
  return (
    <a
      data-slot="skip-link"
      href={href}
      {...props}
      className={cn(
        'sr-only z-70 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3',
        className,
      )}
    >
      {children}
    </a>
  )
}
