import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { formatCount } from './format-count'

export type TabLink = { label: string; href: string; count?: number | undefined; current?: boolean }

export type TabLinksProps = Omit<ComponentProps<'nav'>, 'children'> & {
  tabs: readonly TabLink[]
  /** Accessible name. */
  label: string
}

/** The views of a page, each with its own address and an optional count. For panels in one page, use `Tabs`. */
export function TabLinks({ tabs, label, className, ...props }: TabLinksProps) {
  return (
    <nav data-slot="tab-links" aria-label={label} {...props} className={cn('border-rule border-b-[1.5px]', className)}>
      <ul className="-mb-[1.5px] flex list-none gap-x-7 overflow-x-auto px-0.5">
        {tabs.map(({ label: words, href, count, current }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              {...(current ? { 'aria-current': 'page' as const } : {})}
              className="flex min-h-12 min-w-11 items-center gap-1.5 rounded-t-control border-transparent border-b-[3px] font-semibold text-ink-soft no-underline [outline-offset:-2px] hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
            >
              {words}
              {count === undefined ? null : (
                <span className="figure -translate-y-1 font-medium text-xs">{formatCount(count)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
