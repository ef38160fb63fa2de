import type { MetadataRoute } from 'next'
import { categoryPaths } from '@/config/categories'
import { env } from '@/config/env'
import { boxPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { documents, postPath } from '@/content/documents'

const pages = [
  '/',
  '/about',
  '/blog',
  '/careers',
  '/case-studies',
  '/contact',
  '/help_center',
  '/newsletter',
  '/partners',
  '/platform_status',
  '/terms',
  '/activity',
  '/collections-wide',
  '/create',
  '/rankings',
  ...new Set(Object.values(categoryPaths)),
]

/** The pages for search engines. */
export async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl } = env()
  const posts = await documents('blog')
  return [...pages, ...posts.map(postPath), ...readSiteConfig().boxes.map((box) => boxPath(box.componentAddress))].map(
    (path) => ({
      url: siteUrl + path,
    }),
  )
}

export function robots(): MetadataRoute.Robots {
  const { siteUrl } = env()
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/lists/', '/search', '/offline'] },
    sitemap: `${siteUrl}/sitemap.xml`,
  }
}

/** `/.well-known/radix.json`: wallets read it to check that this site belongs to its dApp definition (wallet-protocol A9). */
export const radixJson = (): Response =>
  Response.json(
    { dApps: [{ dAppDefinitionAddress: readSiteConfig().dAppDefinitionAddress }] },
    { headers: { 'access-control-allow-origin': '*' } },
  )
