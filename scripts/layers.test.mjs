import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'

const root = join(import.meta.dirname, '..')
/** A small workspace with the real rules. */
const house = mkdtempSync(join(tmpdir(), 'layers-'))
after(() => rmSync(house, { recursive: true, force: true }))

const put = (path, text) => {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), text)
}
function addPackage(name, home, dependencies, entries = { '.': './src/index.ts' }) {
  put(
    `${home}/package.json`,
    JSON.stringify({
      name: `@lootboxes/${name}`,
      type: 'module',
      exports: Object.fromEntries(
        Object.entries(entries).map(([key, value]) => [key, { '@lootboxes/source': value, import: './dist/x.js' }]),
      ),
      dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
    }),
  )
  for (const value of Object.values(entries)) put(join(home, value), 'export const value = 1\n')
  for (const dependency of dependencies) {
    const link = join(house, home, 'node_modules', dependency)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(house, dependency.replace('@lootboxes', 'packages')), link)
  }
}
cpSync(join(root, 'dependency-cruiser.config.mjs'), join(house, 'dependency-cruiser.config.mjs'))
addPackage('ledger', 'packages/ledger', [])
addPackage('gateway', 'packages/gateway', ['@lootboxes/ledger'], {
  '.': './src/index.ts',
  './testing': './src/testing/index.ts',
})
addPackage('manifest', 'packages/manifest', ['@lootboxes/ledger', '@lootboxes/gateway'])
addPackage('storefront', 'apps/storefront', ['@lootboxes/ledger', '@lootboxes/gateway'])
for (const library of ['neverthrow', 'zod']) {
  put(`node_modules/${library}/package.json`, JSON.stringify({ name: library, main: 'index.js' }))
  put(`node_modules/${library}/index.js`, '')
}
put('apps/storefront/tsconfig.json', JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }))
put('package.json', JSON.stringify({ name: 'house', dependencies: { neverthrow: '*', zod: '*' } }))

/** Runs dependency-cruiser and maps each file to the rules it breaks. */
function broken() {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', 'dependency-cruiser.config.mjs', '--output-type', 'json', 'packages', 'apps'],
    ],
    { cwd: house, encoding: 'utf8', maxBuffer: 1e8 },
  )
  assert.ok(stdout.startsWith('{'), stderr || stdout)
  const found = {}
  for (const { rule, from } of JSON.parse(stdout).summary.violations) found[from] = `${found[from] ?? ''}${rule.name}\n`
  return found
}

const client = 'apps/storefront/src/client'
const planted = [
  // [file, text, the rule it breaks]
  ['packages/gateway/src/a.ts', "import { value } from '@lootboxes/ledger'\nimport 'zod'\nexport const a = value\n"],
  ['packages/gateway/src/a.test.ts', "import './testing/index'\n"],
  ['packages/manifest/src/a.ts', "import 'neverthrow'\n"],
  [
    'packages/manifest/src/types.ts',
    "export type { value } from '@lootboxes/gateway'\n",
    /manifest: may import ledger/,
  ],
  [
    'packages/manifest/src/relative.ts',
    "import '../../ledger/src/index'\n",
    /manifest: leaves itself by relative paths/,
  ],
  ['packages/gateway/src/deep.ts', "import '@lootboxes/ledger/src/index'\n", /every import leads somewhere/],
  ['packages/manifest/src/library.ts', "import 'zod'\n", /manifest: may use neverthrow/],
  ['packages/ledger/src/node.ts', "import 'node:fs'\n", /ledger: may use neverthrow/],
  [
    'packages/ledger/src/b.ts',
    "import type { C } from './c'\nexport type B = C | 1\n",
    /no cycle, type imports included/,
  ],
  ['packages/ledger/src/c.ts', "import type { B } from './b'\nexport type C = B | 2\n"],
  ['apps/storefront/src/config/fake.ts', "import '@lootboxes/gateway/testing'\n", /storefront: may import ledger/],
  ['apps/storefront/src/config/fake.test.ts', "import '@lootboxes/gateway/testing'\n"],
  ['apps/storefront/src/config/up.ts', "import '@/client/index'\n", /room config may import no room/],
  ['apps/storefront/src/wallet/index.ts', "import '@/client/index'\n"],
  [`${client}/index.ts`, 'export const client = 1\n'],
  [`${client}/lazy.ts`, "export const open = () => import('@/wallet/index')\n"],
  [`${client}/eager.ts`, "import '@/wallet/index'\n", /room client may import wallet lazily/],
]

test('reports each forbidden import with its rule, and accepts the others', () => {
  for (const [path, text] of planted) put(path, text)
  const found = broken()
  for (const [path, , rule] of planted) {
    if (rule) assert.match(found[path] ?? 'nothing', rule, path)
    else if (!path.endsWith('/c.ts')) assert.equal(found[path], undefined, path)
  }
})

test('rejects a folder of the storefront that is not a room of the table', () => {
  put('apps/storefront/src/attic/a.ts', '')
  assert.throws(broken, /attic is no room/)
})
