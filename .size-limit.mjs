import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { consumer, packAll } from './scripts/pack.mjs'

/**
 * Reads the budgets from the `size-limit` field of each package. It measures the packed tarball of a public package and
 * the build of a private one, always by named import.
 */
await packAll()
const packages = join(import.meta.dirname, 'packages')
const manifests = readdirSync(packages)
  .map((name) => join(packages, name))
  .filter((dir) => existsSync(join(dir, 'package.json')))
  .map((dir) => ({ dir, manifest: JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) }))

export default manifests.flatMap(({ dir, manifest }) =>
  (manifest['size-limit'] ?? []).map(({ entry = '.', ...budget }) => {
    const { import: exported } = manifest.exports[entry]
    return {
      gzip: true,
      ...budget,
      name: `${manifest.name}: ${budget.name ?? budget.import}`,
      path: join(manifest.private ? dir : join(consumer, 'node_modules', manifest.name), exported.default),
      modifyEsbuildConfig: (config) => ({
        ...config,
        define: { ...config.define, 'process.env.NODE_ENV': '"production"' },
        target: 'es2022',
        format: 'esm',
        platform: 'browser',
      }),
    }
  }),
)
