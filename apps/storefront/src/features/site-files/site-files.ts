import type { MetadataRoute } from 'next'
import { env } from '@/env'
import { boxPath } from '../box/box-path'
import { readShop } from '../shop/read-shop'

/** The pages worth finding. */
export function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = env()
  return ['/', '/help_center', '/terms', ...readShop().boxes.map((box) => boxPath(box.componentAddress))].map(
    (path) => ({
      url: siteUrl + path,
    }),
  )
}

export function robots(): MetadataRoute.Robots {
  const { siteUrl } = env()
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/search', '/offline'] },
    sitemap: `${siteUrl}/sitemap.xml`,
  }
}

/** What wallets read to check that this site and its dApp definition belong together (wallet-protocol A9). */
export const radixJson = (): Response =>
  Response.json(
    { dApps: [{ dAppDefinitionAddress: readShop().dAppDefinitionAddress }] },
    { headers: { 'access-control-allow-origin': '*' } },
  )
