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
  partner: { name: string; href: string }
  socials: readonly SocialLink[]
  /** A third party's decoration while the footer is shown (trap T9). None by default. */
  seasonal: SeasonalScript | undefined
}

/** Who stands behind the site, as its footer says. The spec names no addresses: these are the network's own, yours to replace. */
export const site: SiteConfig = {
  partner: { name: 'Radix Name Service', href: 'https://www.rns.foundation' },
  socials: [
    { kind: 'twitter', href: 'https://twitter.com/RadixDLT', label: 'Radix on Twitter' },
    { kind: 'telegram', href: 'https://t.me/radix_dlt', label: 'Radix on Telegram' },
  ],
  seasonal: undefined,
}
