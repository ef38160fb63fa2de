import type { Metadata } from 'next'

type Shared = { title: string; description: string; path: string; card: string }

/** Metadata of a page for search engines and other sites, with its share card. */
export const sharedAs = ({ title, description, path, card }: Shared): Metadata => ({
  description,
  alternates: { canonical: path },
  openGraph: {
    siteName: 'Lootboxes',
    type: 'website',
    title,
    description,
    url: path,
    images: [{ url: card, width: 1200, height: 630, alt: `${title}: its picture and what the ledger says of it` }],
  },
})
