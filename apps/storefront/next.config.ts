import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { NextConfig } from 'next'
import { lostPath } from './src/features/not-found/lost-path'

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
  // A bench may build beside the build that is being served.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run typecheck` is the one place that checks types.
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
  outputFileTracingRoot: root,
  turbopack: { root, resolveAlias: Object.fromEntries(sources) },
  transpilePackages: [...new Set(sources.map(([name]) => name.split('/').slice(0, 2).join('/')))],
  serverExternalPackages: ['pino'],
  rewrites: async () => ({
    beforeFiles: [],
    // After the files: what names a route itself is not compared with them on every request.
    afterFiles: [
      { source: '/:path*/search', destination: '/search' },
      // The root's dynamic route takes boxes only (trap T43); those that are misspelt are the proxy's.
      { source: '/:segment((?!component_)[^/]+)', destination: lostPath },
    ],
    fallback: [],
  }),
} satisfies NextConfig
