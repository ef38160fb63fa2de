import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Brand, type BrandProps } from './brand'
import type { NavLink } from './nav'
import { StickyBar } from './sticky-bar'

export type SiteHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  brand?: BrandProps
  links?: readonly NavLink[]
  navLabel?: string
  /** Between the links and the actions: a search form, a page's title. */
  middle?: ReactNode
  /** Buy, connect, theme: the right end. */
  actions?: ReactNode
  /** The phone's menu button, with its sheet. */
  menu?: ReactNode
}

/** The top of every page: logo, links, actions; sticky after 4 px. Below 1024 px the links move into the menu. */
export function SiteHeader({
  brand,
  links = [],
  navLabel = 'Main',
  middle,
  actions,
  menu,
  className,
  ...props
}: SiteHeaderProps) {
  return (
    <StickyBar {...props} className={cn(className)}>
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-2 lg:min-h-18 lg:gap-x-8">
        <Brand {...brand} className="max-[26rem]:[&>span]:sr-only" />
        {links.length > 0 ? (
          <nav aria-label={navLabel} className="hidden lg:block">
            <ul className="flex list-none flex-wrap gap-x-6">
              {links.map(({ label, href, current }) => (
                <li key={href}>
                  <a
                    href={href}
                    {...(current ? { 'aria-current': 'page' as const } : {})}
                    className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control font-medium no-underline decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {middle ? <div className="hidden min-w-0 flex-1 lg:block">{middle}</div> : null}
        <div className="ml-auto flex min-w-0 max-w-full flex-wrap items-center justify-end gap-2 sm:gap-3">
          {actions}
          {menu}
        </div>
      </div>
    </StickyBar>
  )
}
