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
  /** The registrar of the domain, after the words "Domain by"; without one neither is shown. */
  partner: { name: string; href: string; logo: string } | undefined
  /** Accounts of this site, in the footer and in the phone's menu; without one no list is shown. */
  socials: readonly SocialLink[]
  /**
   * A decoration while the footer is shown: in its season, and only where motion is welcome (trap T9). A script that adds
   * elements to the page removes them when an `end` event reaches its own element.
   */
  seasonal: SeasonalScript | undefined
}

/**
 * Where a failed request is shown beside the console (spec section 8, trap T12): in the list of activity, or nowhere.
 */
export const errorSurface: 'activity' | 'none' = 'activity'

/** One flurry of snow on each page from December to Epiphany, served by this site. */
export const snow: SeasonalScript = {
  src: '/seasonal/snow.js',
  integrity: 'sha384-rZ/vVyGE99bGIt3sYjaIg3YA2s7CVJH4fIizpYBkw+8hSDBUjDgAgwf8TZBKzbLQ',
  from: '12-01',
  to: '01-06',
}

/** The footer on public networks. A partner and accounts are claims about one deployment, so none is preset. */
export const footer: FooterConfig = { partner: undefined, socials: [], seasonal: snow }

/** The footer on the devnet: an example of every part. */
export const exampleFooter: FooterConfig = {
  partner: { name: 'Radix Name Service', href: 'https://www.rns.foundation', logo: '/icons/domain.svg' },
  socials: [
    { kind: 'twitter', href: 'https://twitter.com/RadixDLT', label: 'Radix on Twitter' },
    { kind: 'telegram', href: 'https://t.me/radix_dlt', label: 'Radix on Telegram' },
  ],
  seasonal: snow,
}
