import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Budgets live beside the code they limit: the `size-limit` field of each package, measured from source by named import. */
const root = import.meta.dirname
const manifests = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(root, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, group, entry.name)),
)

export default manifests.flatMap((dir) => {
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  return (manifest['size-limit'] ?? []).map((budget) => ({
    gzip: true,
    ...budget,
    name: `${manifest.name}: ${budget.name ?? budget.import ?? budget.path}`,
    path: [budget.path].flat().map((path) => join(dir, path)),
    modifyEsbuildConfig: (config) => ({
      ...config,
      conditions: ['@lootboxes/source', 'module', 'browser', 'import'],
      define: { ...config.define, 'process.env.NODE_ENV': '"production"' },
      mainFields: ['browser', 'module', 'main'],
      target: 'es2022',
      format: 'esm',
      platform: 'browser',
    }),
  }))
})
