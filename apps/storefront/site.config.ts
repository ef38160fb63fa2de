import type { SocialLink } from '@lootboxes/ui'

export type SeasonalScript = {
  /** Address of the script, here or over https, and its `integrity` hash; without a hash it is not loaded. */
  src: string
  integrity: string
  /** First and last day, `MM-DD`. */
  from: string
  to: string
}

export type FooterConfig = {
  /** Who the domain comes from, beside the words "Domain by"; without one neither is shown. */
  partner: { name: string; href: string; logo: string } | undefined
  /** One icon each, in this order; none shows no list. */
  socials: readonly SocialLink[]
  /**
   * A decoration while the footer is shown: in season, and only where motion is welcome (trap T9). None by default. A script
   * that puts something into the page takes it out when an `end` event reaches its own element.
   */
  seasonal: SeasonalScript | undefined
}

/**
 * Where a failed request is shown beside the console (spec section 8, trap T12): in the list of activity, or nowhere.
 */
export const errorSurface: 'activity' | 'none' = 'activity'

/** One flurry on each page from December to Epiphany, ours to the last byte. `seasonal: snow` below switches it on. */
export const snow: SeasonalScript = {
  src: '/seasonal/snow.js',
  integrity: 'sha384-rZ/vVyGE99bGIt3sYjaIg3YA2s7CVJH4fIizpYBkw+8hSDBUjDgAgwf8TZBKzbLQ',
  from: '12-01',
  to: '01-06',
}

/**
 * Who stands behind the site, as its footer says: yours to replace, and what you leave out is not shown. The spec names
 * the places and no addresses, so these are those of the network the site runs on, and the links say so.
 */
export const footer: FooterConfig = {
  partner: { name: 'Radix Name Service', href: 'https://www.rns.foundation', logo: '/icons/domain.svg' },
  socials: [
    { kind: 'twitter', href: 'https://twitter.com/RadixDLT', label: 'Radix on Twitter' },
    { kind: 'telegram', href: 'https://t.me/radix_dlt', label: 'Radix on Telegram' },
  ],
  seasonal: undefined,
}
