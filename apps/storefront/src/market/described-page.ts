import type { Metadata } from 'next'

type Described = { title: string; description: string; path: string; card?: string }

/** Metadata of a page for search engines; with a share card also for other sites. */
export const describedPage = ({ title, description, path, card }: Described): Metadata => ({
  title,
  description,
  alternates: { canonical: path },
  ...(card !== undefined && {
    openGraph: {
      siteName: 'Lootboxes',
      type: 'website',
      title,
      description,
      url: path,
      images: [{ url: card, width: 1200, height: 630, alt: `${title}: its picture and what the ledger says of it` }],
    },
  }),
})
