import { cva, type VariantProps } from 'class-variance-authority'
import { ArrowUpRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { VisuallyHidden } from './visually-hidden'

/** The classes of a link, for another element. */
export const linkStyle = cva('rounded-[2px] underline-offset-[0.28em] transition-[color,text-decoration-color]', {
  variants: {
    variant: {
      prose: 'text-sky underline decoration-1 hover:decoration-2',
      plain: 'text-ink underline decoration-rule decoration-[1.5px] hover:decoration-ink',
      nav: 'touch-target relative inline-flex min-h-11 items-center font-medium text-ink no-underline decoration-2 hover:underline aria-[current=page]:underline aria-[current=page]:underline-offset-8',
      quiet:
        'touch-target relative inline-flex min-h-11 items-center text-ink-soft no-underline hover:text-ink hover:underline',
    },
  },
  defaultVariants: { variant: 'prose' },
})

/** Properties of `Link`. */
export type LinkProps = ComponentProps<'a'> &
  VariantProps<typeof linkStyle> & {
    /** Opens in a new tab without access to the opener, and says so. */
    external?: boolean
    externalLabel?: string
  }

/** A link for navigation. For an action, use `Button`. */
export function Link({
  variant,
  external = false,
  externalLabel = '(opens in a new tab)',
  className,
  children,
  ...props
}: LinkProps) {
  return (
    <a
      data-slot="link"
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...props}
      className={cn(linkStyle({ variant }), className)}
    >
      {children}
      {external ? (
        <>
          <ArrowUpRight aria-hidden className="ml-0.5 inline size-[0.9em] align-[-0.06em]" />
          <VisuallyHidden> {externalLabel}</VisuallyHidden>
        </>
      ) : null}
    </a>
  )
}
