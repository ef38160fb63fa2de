import type { ComponentProps } from 'react'
import { cn } from '../cn'

/** The first tab stop of every page: skips the header, to `#main`. */
export function SkipLink({ className, children = 'Skip to content', href = '#main', ...props }: ComponentProps<'a'>) {
  return (
    <a
      data-slot="skip-link"
      href={href}
      {...props}
      className={cn(
        '-translate-y-[200%] fixed top-3 left-3 z-70 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0',
        className,
      )}
    >
      {children}
    </a>
  )
}
