import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn'
import { Brand, type BrandProps } from './brand'
import type { NavLink } from './nav'

const socialMarks = {
  twitter:
    'M18.2 2.5h3.4l-7.400 8.500 8.700 11.500h-6.800l-5.300-7-6.100 7H1.300l7.900-9.100L.8 2.500h7l4.800 6.400zm-1.200 18h1.900L6.900 4.400h-2z',
  telegram:
    'M21.900 3.200 18.600 19.800c-.200 1.200-.900 1.500-1.900.900l-5.100-3.800-2.500 2.400c-.300.300-.500.500-1 .500l.400-5.200 9.500-8.600c.400-.400-.100-.600-.600-.200L5.600 13.200.500 11.600c-1.100-.300-1.100-1.100.200-1.600L20.500 2.100c.900-.300 1.700.200 1.400 1.100z',
} as const

export type SocialLink = { kind: keyof typeof socialMarks; href: string; label: string }

export type SiteFooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  brand?: BrandProps
  year: number
  links?: readonly NavLink[]
  socials?: readonly SocialLink[]
  /** Who the domain comes from. */
  partner?: { name: string; href: string; logo?: ReactNode } | undefined
  words?: { madeBy: string; runsOn: string; domainBy: string }
  /** The seasonal slot. */
  children?: ReactNode
}

const english = { madeBy: 'Made by Ballers, for Ballers', runsOn: 'Runs on Radix', domainBy: 'Domain by' }

/** The end of every page (product-spec L20): logo, badge, partner, socials, the year and the legal links. */
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
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
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
          {socials.length > 0 ? (
            <ul className="flex list-none gap-1 sm:ml-auto">
              {socials.map(({ kind, href, label }) => (
                <li key={href}>
                  <a
                    href={href}
                    rel="noopener noreferrer"
                    target="_blank"
                    className="grid size-11 place-items-center rounded-control text-ink hover:bg-wash"
                  >
                    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5" fill="currentColor">
                      <path d={socialMarks[kind]} />
                    </svg>
                    <span className="sr-only">{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
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
        </div>
        {children}
      </div>
    </footer>
  )
}
