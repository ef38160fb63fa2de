import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { NextConfig } from 'next'
import { categorySlugs } from './src/config/categories'
import { notFoundPath } from './src/config/not-found-path'

const here = import.meta.dirname
const root = join(here, '../..')
const packages = join(root, 'packages')

type Manifest = { name: string; exports?: Record<string, string | { '@lootboxes/source'?: string }> }

/** Every entry of every sibling, mapped to its source, so that a build of the app needs no build of the packages. */
const sources = readdirSync(packages)
  .filter((folder) => existsSync(join(packages, folder, 'package.json')))
  .flatMap((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'))
    return Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) => {
      const source = typeof target === 'string' ? undefined : target['@lootboxes/source']
      if (source === undefined) return []
      return [[manifest.name + entry.slice(1), `./${relative(here, join(packages, folder, source))}`] as const]
    })
  })

export default {
  // A bench may build while another build is served.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `scripts/assemble.mjs` needs a folder with all dependencies of the server.
  ...(process.env.NEXT_OUTPUT === 'standalone' ? { output: 'standalone' as const } : {}),
  reactStrictMode: true,
  poweredByHeader: false,
  // `oxlint` checks the types of the whole tree (see CONTRIBUTING).
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
  outputFileTracingRoot: root,
  // The server does not read these files. Next traces them because a path is built from the working directory.
  outputFileTracingExcludes: { '/*': ['./bench/**', './e2e/**', './src/**', './*.{ts,js,mjs,md}', './turbo.json'] },
  turbopack: { root, resolveAlias: Object.fromEntries(sources) },
  transpilePackages: [...new Set(sources.map(([name]) => name.split('/').slice(0, 2).join('/')))],
  // The spec's widths (L138). The loader returns the source unchanged, so Next's image optimizer fetches no picture.
  images: {
    loader: 'custom',
    loaderFile: './src/site/image-loader.ts',
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
  },
  // No page and no call takes more than 64 KiB from a visitor. Uploads do not pass the proxy.
  experimental: { proxyClientMaxBodySize: '64kb' },
  // Packages that load their own files at run time stay outside the bundles.
  serverExternalPackages: ['@mdx-js/mdx', 'nodemailer', 'pino', 'pg', '@electric-sql/pglite'],
  // The files of the build get the same headers that the proxy sets on pages.
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
      ],
    },
    {
      // Every visitor loads these pictures and scripts. Without this Next has each of them validated on every visit.
      source: '/:folder(boxes|icons|seasonal)/:file*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=86400' }],
    },
  ],
  // The misspelt paths are the pages. The correct spellings redirect to them (trap T14).
  redirects: async () => [
    // The home page that shows the album of the connected account.
    { source: '/album', destination: '/home/home_6', permanent: false },
    { source: '/trading-cards', destination: '/tranding-cards', permanent: true },
    { source: '/terms-of-service', destination: '/tarms', permanent: true },
    { source: '/category/:category', destination: '/:category', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [],
    // After the files: a path that names a route itself is not compared with them on every request. `/…/search` is the proxy's.
    afterFiles: [
      { source: `/:category(${categorySlugs.join('|')})`, destination: '/category/:category' },
      // The root's dynamic route takes boxes only (trap T43); those that are misspelt are the proxy's.
      { source: '/:segment((?!component_)[^/]+)', destination: notFoundPath },
    ],
    fallback: [],
  }),
} satisfies NextConfig
