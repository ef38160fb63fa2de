import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { copyForImage } from './copy-for-image.mjs'

/**
 * `node scripts/assemble.mjs FOLDER`: assembles the content of the image. The storefront is
 * `FOLDER/apps/storefront/server.js`, the commands of `apps/catalog-worker` are `FOLDER/apps/catalog-worker/dist/worker.mjs`.
 */
const root = join(import.meta.dirname, '..')
const app = join(root, 'apps/storefront')
const folder = resolve(process.argv[2] ?? join(root, '.release'))
const dist = '.next-standalone'
const built = join(app, dist)

// The build writes the path of its types into this file, but the types are deleted afterwards.
const typesFile = join(app, 'next-env.d.ts')
const types = existsSync(typesFile) ? readFileSync(typesFile) : undefined

const next = spawnSync(process.execPath, [join(app, 'node_modules/next/dist/bin/next'), 'build'], {
  cwd: app,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    NEXT_OUTPUT: 'standalone',
    NEXT_DIST_DIR: dist,
    NEXT_TELEMETRY_DISABLED: '1',
  },
})
if (types === undefined) rmSync(typesFile, { force: true })
else writeFileSync(typesFile, types)
if (next.status !== 0) process.exit(next.status ?? 1)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
copyForImage(join(built, 'standalone'), folder)
const site = join(folder, 'apps/storefront')
copyForImage(join(built, 'static'), join(site, dist, 'static'))
copyForImage(join(app, 'public'), join(site, 'public'))
copyForImage(join(app, 'content'), join(site, 'content'))
copyForImage(join(app, 'drizzle'), join(site, 'drizzle'))
// The server draws the pictures of shared links with these fonts. Next copies the packages, but not the app's links to them.
for (const font of ['bricolage-grotesque', 'instrument-sans']) {
  const files = join('node_modules/@fontsource', font, 'files')
  copyForImage(realpathSync(join(app, files)), join(site, files))
}

const worker = join(folder, 'apps/catalog-worker')
await build({
  entryPoints: { worker: join(root, 'apps/catalog-worker/src/main.ts') },
  outdir: join(worker, 'dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  conditions: ['@lootboxes/source'],
  // PGlite reads files beside its own, so it stays a package.
  external: ['@electric-sql/pglite', 'pg-native'],
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
  },
  logLevel: 'warning',
})
const pglite = 'node_modules/@electric-sql/pglite'
copyForImage(realpathSync(join(root, 'packages/catalog', pglite)), join(worker, pglite))
// The worker applies the catalog's migrations from the folder above its own; the storefront's readiness check compares them.
for (const target of [worker, join(folder, 'packages/catalog')])
  copyForImage(join(root, 'packages/catalog/drizzle'), join(target, 'drizzle'))
rmSync(built, { recursive: true, force: true })
console.log(`\nAssembled in ${folder}.`)
