import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'

/**
 * The layer table of the house: what each package may import. A row lists siblings (by entry) and outside packages;
 * tests, stories, benches and build configuration are checked for siblings only (a test that needs two packages lives in the higher one).
 */
const anyNode = /^node:/
export const table = {
  ledger: { siblings: [], outside: ['neverthrow', '@scure/base', '@noble/hashes'] },
  manifest: { siblings: ['ledger'], outside: ['neverthrow'] },
  gateway: {
    siblings: ['ledger'],
    outside: ['zod', 'neverthrow', 'rxjs', '@radixdlt/babylon-gateway-api-sdk'],
    typesOnly: ['@radixdlt/babylon-gateway-api-sdk'],
  },
  'wallet-connector': {
    siblings: ['ledger'],
    outside: ['zod', 'neverthrow', 'rxjs', '@noble/hashes', '@noble/curves'],
    byFolder: { react: ['react'], rola: [anyNode], testing: [] },
  },
  ui: {
    siblings: ['ledger'],
    outside: [
      'radix-ui',
      /^@radix-ui\//,
      'react',
      'react-dom',
      'class-variance-authority',
      'lucide-react',
      /^@fontsource/,
    ],
  },
  lootbox: {
    siblings: ['ledger', 'manifest', 'gateway'],
    outside: ['zod', 'neverthrow'],
    byFolder: { react: ['react'] },
  },
  devnet: {
    siblings: ['ledger', 'gateway/wire', 'wallet-connector/protocol'],
    outside: [
      'neverthrow',
      'zod',
      'rxjs',
      '@radixdlt/radix-engine-toolkit',
      '@scure/base',
      '@noble/hashes',
      '@noble/curves',
      'esbuild',
      anyNode,
    ],
  },
  storefront: {
    siblings: [
      'ledger',
      'manifest',
      'gateway',
      'wallet-connector',
      'wallet-connector/toolkit',
      'wallet-connector/react',
      'wallet-connector/protocol',
      'lootbox',
      'lootbox/client',
      'ui',
      'ui/*',
      'gateway/wire',
      'wallet-connector/rola',
      'wallet-connector/mobile',
    ],
    outside: [/.*/],
  },
}

/** Entries a test may use on top of its package's row: fakes beside the contract they fake, and devnet from the storefront's tests. */
const testSiblings = {
  '*': ['ledger/testing'],
  gateway: ['gateway/testing'],
  lootbox: ['gateway/testing', 'gateway/wire'],
  devnet: [
    'gateway',
    'gateway/testing',
    'manifest',
    'wallet-connector',
    'wallet-connector/testing',
    'wallet-connector/toolkit',
    'wallet-connector/rola',
    'lootbox',
    'devnet',
  ],
  storefront: ['devnet', 'devnet/wallet', 'wallet-connector/testing', 'gateway/testing'],
}
const isTest = /(\.(test|test-d|fixture|stories|bench)\.tsx?$|(^|\/)(conformance|test|testing|fixtures)\/)/
const root = process.argv[2] ?? join(import.meta.dirname, '..')
const failures = []

function files(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const hidden = entry.name.startsWith('.') && entry.name !== '.storybook'
    if (hidden || ['node_modules', 'dist', 'storybook-static', 'reports', 'test-results'].includes(entry.name))
      return []
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return files(path)
    return /\.(ts|tsx|mts|mjs|js)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}

const matches = (rules, name) => rules.some((rule) => (typeof rule === 'string' ? rule === name : rule.test(name)))
const allows = (allowed, entry) =>
  allowed.includes(entry) || allowed.some((a) => a.endsWith('/*') && entry.startsWith(a.slice(0, -1)))

function check(name, dir) {
  const row = table[name]
  if (!row) return failures.push(`${name}: has no row in scripts/layers.mjs. Add one before adding code.`)
  for (const file of files(dir)) {
    const path = relative(dir, file).split(sep).join('/')
    const text = readFileSync(file, 'utf8')
    const inTest = !path.startsWith('src/') || isTest.test(path)
    const folder = path.match(/^src\/([^/]+)\//)?.[1]
    const typeOnlyImports = new Set(
      [...text.matchAll(/(?:import|export)\s+type\s[^;'"]*?from\s*['"]([^'"]+)['"]/g)].map((m) => m[1]),
    )
    for (const { fileName: specifier } of ts.preProcessFile(text, true, true).importedFiles) {
      const say = (why) => failures.push(`${relative(root, file)}: imports '${specifier}': ${why}`)
      if (specifier.startsWith('.')) {
        const target = relative(dir, join(file, '..', specifier))
        if (target.startsWith('..')) say(`leaves its package by a relative path; import the package's entry instead`)
        continue
      }
      if (specifier.startsWith('@/')) continue
      const sibling = specifier.match(/^@lootboxes\/(.+)$/)?.[1]
      if (sibling) {
        const own = sibling === name || sibling.startsWith(`${name}/`)
        const tool = sibling.startsWith('tooling/') && inTest
        const allowed = [
          ...row.siblings,
          ...(inTest ? [...(testSiblings['*'] ?? []), ...(testSiblings[name] ?? [])] : []),
        ]
        if (!(tool || (own && inTest) || allows(allowed, sibling)))
          say(`the row '${name}' allows only ${allowed.join(', ') || 'nothing'}`)
        continue
      }
      if (inTest) continue
      const pkg = anyNode.test(specifier)
        ? specifier
        : specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/')
      if (!matches([...row.outside, ...(row.byFolder?.[folder] ?? [])], pkg)) say(`the row '${name}' does not allow it`)
      if (row.typesOnly?.includes(pkg) && !typeOnlyImports.has(specifier))
        say(`the row '${name}' allows its types only`)
    }
  }
}

for (const group of ['packages', 'apps']) {
  for (const entry of readdirSync(join(root, group), { withFileTypes: true })) {
    if (entry.isDirectory()) check(entry.name, join(root, group, entry.name))
  }
}
if (failures.length > 0) {
  console.error(
    `layers: ${failures.length} import(s) break the layer table (docs: architecture)\n${failures.join('\n')}`,
  )
  process.exit(1)
}
console.log('layers: every import follows the table')
