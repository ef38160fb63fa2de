import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages, rooms } from '../dependency-cruiser.config.mjs'

/**
 * `pnpm graph` writes docs/graph.md: the imports between packages and between rooms, without tests, stories and fakes.
 * `pnpm check:layers` (`--check`) fails when an import breaks a rule or docs/graph.md is out of date.
 */
const root = join(import.meta.dirname, '..')
const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    ...['--config', 'dependency-cruiser.config.mjs', '--output-type', 'json', 'packages', 'apps'],
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 1e9 },
)
if (!stdout.startsWith('{')) throw new Error(stderr || stdout)
const inTests = /\.(test|test-d|fixture|stories|bench)\.|\/(conformance|test|testing|fixtures)\//
const cruised = JSON.parse(stdout)
const modules = cruised.modules.filter(
  ({ source }) => /^(packages|apps)\/[^/]+\/src\//.test(source) && !inTests.test(source),
)
const packageOf = (path) => path.match(/^(?:packages|apps)\/([^/]+)\//)?.[1]
const roomOf = (path) => path.match(/^apps\/storefront\/src\/([^/]+)\//)?.[1]

function arrows(nodeOf) {
  const found = new Map()
  for (const { source, dependencies } of modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [nodeOf(source), nodeOf(resolved)]
      if (!from || !to || from === to || inTests.test(resolved)) continue
      const arrow = found.get(`${from} ${to}`) ?? { from, to, firm: false }
      arrow.firm ||= !dependencyTypes.some((type) => type === 'type-only' || type === 'dynamic-import')
      found.set(`${from} ${to}`, arrow)
    }
  }
  return [...found.values()].sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
}
const draw = (nodeOf) =>
  [
    '```mermaid',
    'flowchart TD',
    ...arrows(nodeOf).map(({ from, to, firm }) => `  ${from} ${firm ? '-->' : '-.->'} ${to}`),
    '```',
  ].join('\n')

const page = `# What imports what

\`pnpm graph\` writes this page from the imports that dependency-cruiser finds, without tests and fakes. The rules come from the tables
in [dependency-cruiser.config.mjs](../dependency-cruiser.config.mjs). \`pnpm check:layers\` fails when an import breaks a rule, and when
this page is out of date. A dotted arrow stands for types or lazily loaded chunks.

## Packages

${draw(packageOf)}

| package | may import |
|---|---|
${Object.entries(packages)
  .filter(([name, row]) => existsSync(join(root, row.in ?? 'packages', name)))
  .map(([name, row]) => `| ${name} | ${[...new Set(row.entries)].join(', ') || 'none'} |`)
  .join('\n')}

## Rooms of the storefront

${draw(roomOf)}

| room | what it is | may import |
|---|---|---|
${Object.entries(rooms)
  .filter(([name]) => existsSync(join(root, 'apps/storefront/src', name)))
  .map(
    ([name, { is, may, lazy = [] }]) =>
      `| ${name} | ${is} | ${
        may.includes('*') ? 'all' : [...may, ...lazy.map((room) => `${room} (lazily)`)].join(', ') || 'none'
      } |`,
  )
  .join('\n')}
`
const file = join(root, 'docs/graph.md')
if (process.argv.includes('--check')) {
  const problems = cruised.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  if (readFileSync(file, 'utf8') !== page) problems.push('docs/graph.md is out of date: run pnpm graph')
  for (const problem of problems) console.error(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}
writeFileSync(file, page)
console.log('docs/graph.md is written')
