import type { Metadata } from 'next'
import { words } from '@/config/copy'
import { env } from '@/config/env'

const description =
  'Buy a ticket, tear it open, keep what was inside: NFT lootboxes on the Radix ledger, with the odds and the supply read from the ledger itself.'

/** Titles of the specification, and metadata for search engines and other sites. */
export const siteMetadata = (): Metadata => ({
  metadataBase: new URL(env().siteUrl),
  title: { default: words.siteTitle, template: `%s${words.titleSuffix}` },
  description,
  applicationName: 'Lootboxes',
  openGraph: { siteName: 'Lootboxes', type: 'website', description },
  twitter: { card: 'summary_large_image' },
})
