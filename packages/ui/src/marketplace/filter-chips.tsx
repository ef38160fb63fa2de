import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'

export type FilterChip = {
  key: string
  label: ReactNode
  /** The page without this filter. */
  href: string
  onRemove?: ComponentProps<'a'>['onClick']
}

export type FilterChipsProps = Omit<ComponentProps<'ul'>, 'children'> & {
  chips: readonly FilterChip[]
  /** The page without any filter. */
  clear?: { href: string; onClear?: ComponentProps<'a'>['onClick'] }
  label?: string
  removeLabel?: string
  clearLabel?: string
}

/** The active filters, each a link to the page without it. Renders nothing without active filters. */
export function FilterChips({
  chips,
  clear,
  label = 'Chosen filters',
  removeLabel = 'Remove',
  clearLabel = 'Clear all',
  className,
  ...props
}: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul
      data-slot="filter-chips"
      aria-label={label}
      {...props}
      className={cn('flex list-none flex-wrap items-center gap-2', className)}
    >
      {chips.map(({ key, label: words, href, onRemove }) => (
        <li key={key}>
          <a
            href={href}
            {...(onRemove ? { onClick: onRemove } : {})}
            className="touch-target relative inline-flex min-h-9 items-center gap-1.5 rounded-full border-[1.5px] border-edge bg-card py-1 pr-2.5 pl-3.5 font-medium text-sm no-underline hover:bg-wash"
          >
            <span className="sr-only">{removeLabel} </span>
            {words}
            <X aria-hidden className="size-4 text-ink-soft" />
          </a>
        </li>
      ))}
      {clear ? (
        <li>
          <a
            href={clear.href}
            {...(clear.onClear ? { onClick: clear.onClear } : {})}
            className="touch-target relative inline-flex min-h-9 items-center rounded-control px-2 text-ink-soft text-sm underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-ink"
          >
            {clearLabel}
          </a>
        </li>
      ) : null}
    </ul>
  )
}
