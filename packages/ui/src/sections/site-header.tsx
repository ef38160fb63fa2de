import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Brand, type BrandProps } from './brand'
import type { NavLink } from './nav'
import { StickyBar } from './sticky-bar'

export type SiteHeaderProps = Omit<ComponentProps<'header'>, 'children' | 'title'> & {
  brand?: BrandProps
  links?: readonly NavLink[]
  navLabel?: string
  /** The title of the page, beside the logo: “Status”. */
  title?: ReactNode
  /** Fills the free space of a wide header between the menus and the actions: a search form. */
  middle?: ReactNode
  /** The menus of a wide header, such as `SiteNav`. Shown before `links`. */
  nav?: ReactNode
  /** The right end: buy, connect, theme, profile. */
  actions?: ReactNode
  /** The menu button of a phone, with its sheet. */
  menu?: ReactNode
}

/** The header of every page: logo, search, menus, actions. Sticky after 4 px. Below 1024 px search and menus move into the sheet; above, it is one row, and the name of a persona is shortened. */
export function SiteHeader({
  brand,
  links = [],
  navLabel = 'Main',
  title,
  middle,
  nav,
  actions,
  menu,
  ...props
}: SiteHeaderProps) {
  return (
    <StickyBar {...props}>
      <div
        className={cn(
          'wrap flex min-h-16 flex-wrap items-center gap-x-3 max-sm:gap-x-1 gap-y-1 py-2 lg:min-h-18 lg:flex-nowrap lg:max-xl:gap-x-2',
          // Wider than the page, so that menus, search, album and the name of a persona fit.
          nav ? 'min-[90rem]:max-w-344' : undefined,
        )}
      >
        <Brand
          {...brand}
          className={cn(
            'shrink-0 max-[26rem]:[&>span]:sr-only',
            nav ? 'lg:max-xl:[&>span]:sr-only xl:mr-3' : undefined,
          )}
        />
        {title ? (
          // The narrowest phones have room for the actions only.
          <p className="heading border-rule border-l-2 border-dashed py-1 pl-4 text-xl tracking-snug max-[26rem]:sr-only">
            {title}
          </p>
        ) : null}
        {/* Below 1024 px the sheet has menus and search. It needs script. */}
        {nav ? <div className="hidden max-w-full shrink-0 lg:block [@media(scripting:none)]:block">{nav}</div> : null}
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
        {middle ? (
          // The field is short when the header is full, and takes what the actions leave, so that the menus never move. While it has
          // the focus it covers the last menus, so that a query has room.
          <div className="relative hidden h-11 min-w-24 max-w-md flex-1 lg:block [@media(scripting:none)]:block">
            <div className="absolute top-0 right-0 w-full bg-paper focus-within:min-w-80">{middle}</div>
          </div>
        ) : null}
        <div className="ml-auto flex min-w-0 max-w-full flex-wrap items-center justify-end gap-1 sm:gap-2 lg:flex-nowrap lg:max-xl:gap-1">
          {actions}
          {menu}
        </div>
      </div>
    </StickyBar>
  )
}
