import { Link, type LinkElementProps, type LinkProps } from '@lootboxes/ui'
import { PageLink } from './page-link'

export type SiteLinkProps = Omit<LinkProps, 'asChild' | 'external' | 'href'> & { href: string }

/** A link inside the site: the kit's look and the router's navigation. */
export function SiteLink({ href, children, ...props }: SiteLinkProps) {
  return (
    <Link {...props} asChild>
      <PageLink href={href}>{children}</PageLink>
    </Link>
  )
}

/** The router's link as the kit's header, menu and footer take one. */
export const SiteAnchor = ({ onClick, ...props }: LinkElementProps) => (
  <PageLink {...props} {...(onClick === undefined ? {} : { onClick })} />
)
