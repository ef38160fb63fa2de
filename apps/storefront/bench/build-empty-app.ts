import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const app = join(import.meta.dirname, '..')
const root = join(app, '../..')
const next = join(app, 'node_modules/next/dist/bin/next')

/**
 * Builds a Next app with only these files and returns its folder, which the caller deletes. The folder is outside `.next`,
 * because a build of the app empties that.
 */
export function buildEmptyApp(files: Readonly<Record<string, string>>): string {
  mkdirSync(join(app, 'dist'), { recursive: true })
  const dir = mkdtempSync(join(app, 'dist', 'bench-empty-'))
  const config = { outputFileTracingRoot: root, turbopack: { root } }
  const all = {
    'package.json': '{"private":true,"type":"module"}',
    'next.config.mjs': `export default ${JSON.stringify(config)}\n`,
    // Without these files Turbopack finds those of the storefront in a parent folder.
    'instrumentation.js': 'export function register() {}\n',
    'proxy.js': "export function proxy() {}\nexport const config = { matcher: '/none' }\n",
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  const built = spawnSync(process.execPath, [next, 'build'], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (built.status !== 0) throw new Error(`the empty app did not build:\n${built.stdout}${built.stderr}`)
  return dir
}
