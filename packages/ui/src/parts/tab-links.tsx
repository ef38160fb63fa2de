import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { formatCount } from './format-count'

export type TabLink = { label: string; href: string; count?: number | undefined; current?: boolean }

export type TabLinksProps = Omit<ComponentProps<'nav'>, 'children'> & {
  tabs: readonly TabLink[]
  /** Accessible name. */
  label: string
  /** `pills` for tabs below other tabs, `index` for tabs at the upper edge of a card. */
  look?: 'line' | 'pills' | 'index'
}

const looks = {
  line: {
    nav: 'border-rule border-b-[1.5px]',
    list: '-mb-[1.5px] gap-x-7 px-0.5',
    tab: 'min-h-12 rounded-t-control border-transparent border-b-[3px] aria-[current]:border-ink aria-[current]:text-ink',
    current: '',
  },
  pills: {
    nav: '',
    list: 'gap-2.5 py-0.5',
    tab: 'min-h-11 rounded-full border-[1.5px] border-edge px-4 text-sm',
    current: 'bg-ink text-paper!',
  },
  index: {
    // The current tab covers the edge of the card.
    nav: 'relative z-1 -mb-[1.5px] ps-6 pe-3',
    list: 'gap-1',
    tab: 'min-h-11 rounded-t-control border-[1.5px] border-frame bg-wash px-4 text-sm',
    current: 'border-b-card! bg-card! text-ink!',
  },
}

/** The views of a page, each with its own address and an optional count. For panels in one page, use `Tabs`. */
export function TabLinks({ tabs, label, look = 'line', className, ...props }: TabLinksProps) {
  return (
    <nav
      data-slot="tab-links"
      data-keep-scroll=""
      aria-label={label}
      {...props}
      className={cn(looks[look].nav, className)}
    >
      <ul className={cn('fade-end flex scroll-pe-6 list-none overflow-x-auto', looks[look].list)}>
        {tabs.map(({ label: words, href, count, current }) => (
          // The browser scrolls the row to the current tab.
          <li key={href} className={cn('shrink-0', current && '[scroll-initial-target:nearest]')}>
            <a
              href={href}
              {...(current ? { 'aria-current': 'page' as const } : {})}
              className={cn(
                'flex min-w-11 items-center gap-1.5 font-semibold text-ink-soft no-underline [outline-offset:-2px] hover:text-ink',
                looks[look].tab,
                current && looks[look].current,
              )}
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
