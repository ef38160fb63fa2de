import type { ComponentProps } from 'react'
import { cn } from '../cn'

export type BrandProps = Omit<ComponentProps<'a'>, 'children'> & {
  name?: string
  /** Shows only the mark. The name remains for screen readers. */
  markOnly?: boolean
}

/** The logo: a ticket with its perforation. Uses colour tokens, so one drawing serves both themes. */
export function Brand({ name = 'Lootboxes', markOnly = false, href = '/', className, ...props }: BrandProps) {
  return (
    <a
      data-slot="brand"
      href={href}
      {...props}
      className={cn(
        'inline-flex min-h-11 min-w-11 items-center gap-2.5 rounded-control text-ink no-underline',
        className,
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 34 24" className="h-6 w-[2.1rem] shrink-0">
        <path
          d="M3 1h28a2 2 0 0 1 2 2v5a4 4 0 0 0 0 8v5a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2v-5a4 4 0 0 0 0-8V3a2 2 0 0 1 2-2Z"
          fill="var(--stub)"
          stroke="var(--on-stub)"
          strokeWidth="1.6"
        />
        <path
          d="M23.5 3.5v17"
          stroke="var(--on-stub)"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeDasharray=".1 3.4"
        />
        <path
          d="M9.5 8.2c2-2.2 4-.7 4 .4 0-1.100 2-2.600 4-.4 1.800 2.200-1.500 5.300-4 7-2.500-1.700-5.800-4.800-4-7Z"
          fill="var(--on-stub)"
        />
      </svg>
      <span className={markOnly ? 'sr-only' : 'font-display font-extrabold text-xl tracking-tight'}>{name}</span>
    </a>
  )
}
