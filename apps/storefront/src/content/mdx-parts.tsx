import { Link } from '@lootboxes/ui'
import type { MDXComponents } from 'mdx/types'
import type { Metadata } from 'next'
import type { ComponentProps } from 'react'
import { product } from '@/config/product'
import { readSiteConfig } from '@/config/read-site-config'
import { type PageName, pageDocument, type SiteDocument } from './documents'

const parts: MDXComponents = {
  a: ({ href = '', children }: ComponentProps<'a'>) =>
    href.startsWith('/') || href.startsWith('#') ? (
      <Link href={href}>{children}</Link>
    ) : (
      <Link href={href} external>
        {children}
      </Link>
    ),
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard (axe: scrollable-region-focusable)
  pre: ({ children }: ComponentProps<'pre'>) => <pre tabIndex={0}>{children}</pre>,
  NetworkName: () => readSiteConfig().networkName,
  Token: () => readSiteConfig().tokenSymbol,
  ClubToken: () => product.tokenSymbol,
}

type Props = { document: Pick<SiteDocument, 'Content'>; [fact: string]: unknown }

/** The text of a document, with this site's links and the names of the configured network. The text may read the other props. */
export const DocumentText = ({ document: { Content }, ...facts }: Props) => <Content components={parts} {...facts} />

/** The metadata of a page with a text. */
export const pageMetadata =
  (name: PageName, own: Metadata = {}) =>
  async (): Promise<Metadata> => {
    const { title, summary } = await pageDocument(name)
    return { title, description: summary, alternates: { canonical: `/${name}` }, ...own }
  }
