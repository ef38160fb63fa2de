import { Link, type LinkElementProps, type LinkProps } from '@lootboxes/ui'

export type SiteLinkProps = Omit<LinkProps, 'asChild' | 'external' | 'href'> & { href: string }

/** A link inside the site. `PageLinks` makes the router follow it. */
export const SiteLink = (props: SiteLinkProps) => <Link {...props} />

/** The link of the kit's header, menu and footer. */
export const SiteAnchor = (props: LinkElementProps) => <a {...props} />
