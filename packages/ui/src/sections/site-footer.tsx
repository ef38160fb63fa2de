import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Brand, type BrandProps } from './brand'
import type { NavLink } from './nav'
import { type SocialLink, SocialLinks } from './social-links'

export type SiteFooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  brand?: BrandProps
  year: number
  links?: readonly NavLink[]
  socials?: readonly SocialLink[]
  /** The provider of the domain. */
  partner?: { name: string; href: string; logo?: ReactNode } | undefined
  words?: { madeBy: string; runsOn: string; domainBy: string }
  /** The seasonal slot. */
  children?: ReactNode
}

const english = { madeBy: 'Made by Ballers, for Ballers', runsOn: 'Runs on Radix', domainBy: 'Domain by' }

/** The footer of every page (product-spec L20): logo, badge, partner, socials, the year and the legal links. */
export function SiteFooter({
  brand,
  year,
  links = [],
  socials = [],
  partner,
  words = english,
  children,
  className,
  ...props
}: SiteFooterProps) {
  return (
    <footer
      data-slot="site-footer"
      {...props}
      className={cn('border-rule border-t-[1.5px] bg-card text-ink-soft text-sm', className)}
    >
      <div className="wrap flex flex-col gap-6 py-9">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-4 sm:gap-x-8">
          <Brand {...brand} />
          <span className="inline-flex items-center gap-2 rounded-control border-[1.5px] border-rule px-3 py-1.5 font-medium text-ink">
            <svg
              aria-hidden="true"
              viewBox="0 0 20 14"
              className="h-3.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.4"
              strokeLinejoin="round"
              strokeLinecap="round"
            >
              <path d="M1 7h3.500l3.500 6L14 1h5" />
            </svg>
            {words.runsOn}
          </span>
          {partner ? (
            <a
              href={partner.href}
              rel="noopener noreferrer"
              target="_blank"
              className="inline-flex min-h-11 items-center gap-2 rounded-control no-underline hover:underline"
            >
              {words.domainBy} {partner.logo ?? <strong className="font-display text-ink">{partner.name}</strong>}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : null}
          <SocialLinks links={socials} className="sm:ml-auto" />
        </div>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-1 border-rule border-t-[1.5px] pt-4">
          <p>
            © {year} {words.madeBy}
          </p>
          {links.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 min-w-11 items-center rounded-control underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-ink"
            >
              {label}
            </a>
          ))}
          {children ? <div className="sm:ml-auto">{children}</div> : null}
        </div>
      </div>
    </footer>
  )
}
