import { Link, type LinkElementProps, type LinkProps } from '@lootboxes/ui'
import NextLink from 'next/link'

export type SiteLinkProps = Omit<LinkProps, 'asChild' | 'external' | 'href'> & { href: string }

/** A link inside the site: the kit's look, the router's navigation, fetched ahead from 200 px away (spec L138). */
export function SiteLink({ href, children, ...props }: SiteLinkProps) {
  return (
    <Link {...props} asChild>
      <NextLink href={href}>{children}</NextLink>
    </Link>
  )
}

/** The router's link as the kit's header, menu and footer take one. */
export const SiteAnchor = ({ onClick, ...props }: LinkElementProps) => (
  <NextLink
    {...props}
    {...(onClick === undefined ? {} : { onClick })}
    // A prefetch would log a failed request in the console.
    {...(props.href === '/404' ? { prefetch: false } : {})}
  />
)
