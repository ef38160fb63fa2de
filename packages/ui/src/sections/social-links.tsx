import type { ComponentProps } from 'react'
import { cn } from '../cn'

const socialMarks = {
  twitter:
    'M18.2 2.5h3.4l-7.400 8.500 8.700 11.500h-6.800l-5.300-7-6.100 7H1.300l7.900-9.100L.8 2.500h7l4.800 6.400zm-1.200 18h1.900L6.900 4.400h-2z',
  telegram:
    'M21.900 3.200 18.600 19.800c-.200 1.200-.900 1.500-1.900.900l-5.100-3.800-2.500 2.400c-.300.300-.500.500-1 .500l.400-5.200 9.500-8.600c.400-.400-.100-.600-.600-.200L5.600 13.200.500 11.600c-1.100-.300-1.100-1.100.200-1.600L20.500 2.100c.900-.300 1.700.200 1.400 1.100z',
} as const

/** A social network, with its address and accessible name. */
export type SocialLink = { kind: keyof typeof socialMarks; href: string; label: string }

export type SocialLinksProps = Omit<ComponentProps<'ul'>, 'children'> & { links: readonly SocialLink[] }

/** Links to the site's social accounts. Renders nothing without links. */
export function SocialLinks({ links, className, ...props }: SocialLinksProps) {
  if (links.length === 0) return null
  return (
    <ul data-slot="social-links" {...props} className={cn('flex list-none gap-1', className)}>
      {links.map(({ kind, href, label }) => (
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
  )
}
