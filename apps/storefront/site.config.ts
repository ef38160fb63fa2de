import type { SocialLink } from '@lootboxes/ui'

export type SeasonalScript = {
  /** Address of the script and its `integrity` hash; without a hash it is not loaded. */
  src: string
  integrity: string
  /** First and last day, `MM-DD`. */
  from: string
  to: string
}

export type SiteConfig = {
  /** Who the domain comes from, beside the words "Domain by"; without one neither is shown. */
  partner: { name: string; href: string } | undefined
  /** One icon each, in this order; none shows no list. */
  socials: readonly SocialLink[]
  /** A third party's decoration while the footer is shown (trap T9). None by default. */
  seasonal: SeasonalScript | undefined
}

/**
 * Who stands behind the site, as its footer says: yours to replace, and what you leave out is not shown. The spec names
 * the places and no addresses, so these are those of the network the shop runs on, and the links say so.
 */
export const site: SiteConfig = {
  partner: { name: 'Radix Name Service', href: 'https://www.rns.foundation' },
  socials: [
    { kind: 'twitter', href: 'https://twitter.com/RadixDLT', label: 'Radix on Twitter' },
    { kind: 'telegram', href: 'https://t.me/radix_dlt', label: 'Radix on Telegram' },
  ],
  seasonal: undefined,
}
