'use client'

import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { Disclosure } from '../parts/disclosure'
import { MenuLink } from './menu-link'
import { type CurrentPage, hasCurrentPage, isCurrentPage, type MenuGroup, type NavLink, type PagePress } from './nav'

const english = { label: 'Main', newPage: 'new' }

const entry =
  'flex min-h-11 min-w-11 items-center gap-1.5 rounded-control font-medium no-underline decoration-2 underline-offset-8 hover:underline aria-[current]:underline data-current:underline [outline-offset:-2px]'

export type SiteNavProps = Omit<ComponentProps<'nav'>, 'children'> & {
  groups: readonly MenuGroup[]
  /** Single pages after the menus. */
  links?: readonly NavLink[]
  current?: CurrentPage
  onPagePress?: PagePress
  words?: typeof english
}

/**
 * The menus of a wide header. Each opens a strip under the whole bar, with its pages in five rows. Requires a positioned ancestor
 * (`SiteHeader`), which determines the width of the strip.
 */
export function SiteNav({
  groups,
  links = [],
  current,
  onPagePress,
  words = english,
  className,
  ...props
}: SiteNavProps) {
  return (
    <nav data-slot="site-nav" aria-label={words.label} {...props} className={cn('text-sm', className)}>
      <ul className="flex list-none flex-wrap items-center gap-x-3.5">
        {groups.map((group) => (
          <li key={group.id}>
            <Disclosure
              trigger={
                <button
                  type="button"
                  {...(hasCurrentPage(current, group) ? { 'data-current': '' } : {})}
                  // A wide header underlines the single link of the same page instead.
                  className={cn(entry, links.some((link) => link.current) && 'xl:data-current:no-underline')}
                >
                  {group.name}
                  <ChevronDown
                    aria-hidden
                    className="size-4 text-ink-soft transition-transform group-data-open/disclosure:rotate-180 motion-reduce:transition-none"
                  />
                </button>
              }
              panelClassName="absolute inset-x-0 top-full border-frame border-y-[1.5px]"
            >
              <MenuStrip group={group} current={current} words={words} onPagePress={onPagePress} />
            </Disclosure>
          </li>
        ))}
        {links.map(({ label, href, current: isCurrent, wide }) => (
          <li key={href} className={cn(wide && 'max-xl:hidden')}>
            <a href={href} {...(isCurrent ? { 'aria-current': 'page' as const } : {})} className={entry}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuStrip({
  group,
  current,
  words,
  onPagePress,
}: {
  group: MenuGroup
  current: CurrentPage
  words: typeof english
  onPagePress: PagePress | undefined
}) {
  return (
    <div className="wrap grid overflow-x-auto grid-cols-[minmax(8rem,18rem)_auto] justify-start gap-x-8 py-7">
      <p aria-hidden="true" className="headline text-5xl text-ink-soft max-lg:hidden">
        {group.name}
      </p>
      <ul
        aria-label={group.name}
        className="grid list-none lg:grid-flow-col lg:grid-rows-5 lg:*:min-w-40 gap-x-3 border-rule border-l-2 border-dashed pl-8"
      >
        {group.pages.map((page) => (
          <li key={page.id}>
            <MenuLink
              page={page}
              isCurrent={isCurrentPage(current, page, group)}
              newLabel={words.newPage}
              onPress={onPagePress && (() => onPagePress(page, group))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
