import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages, rooms } from '../dependency-cruiser.config.mjs'

/**
 * `pnpm graph`: what imports what, as dependency-cruiser sees it (tests, stories and fakes left out), drawn into
 * docs/graph.md. A number is how many imports an arrow stands for; dotted arrows are types or lazy chunks only.
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
const modules = JSON.parse(stdout).modules.filter(
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
      const arrow = found.get(`${from} ${to}`) ?? { from, to, count: 0, firm: false }
      arrow.count += 1
      arrow.firm ||= !dependencyTypes.some((type) => type === 'type-only' || type === 'dynamic-import')
      found.set(`${from} ${to}`, arrow)
    }
  }
  return [...found.values()].sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
}
const lines = (nodeOf, node) =>
  modules
    .filter(({ source }) => nodeOf(source) === node)
    .reduce((sum, { source }) => sum + readFileSync(join(root, source), 'utf8').split('\n').length - 1, 0)
const draw = (nodeOf) =>
  [
    '```mermaid',
    'flowchart TD',
    ...arrows(nodeOf).map(({ from, to, count, firm }) => `  ${from} ${firm ? '-->' : '-.->'}|${count}| ${to}`),
    '```',
  ].join('\n')

const page = `# What imports what

Drawn by \`pnpm graph\` from the imports dependency-cruiser finds, tests and fakes left out. \`pnpm check:layers\` keeps it so: the rules
come from the tables in [dependency-cruiser.config.mjs](../dependency-cruiser.config.mjs). Numbers count imports; dotted arrows are types
or lazily loaded chunks.

## Packages

${draw(packageOf)}

| package | lines | may import |
|---|---|---|
${Object.entries(packages)
  .filter(([name, row]) => existsSync(join(root, row.in ?? 'packages', name)))
  .map(([name, row]) => `| ${name} | ${lines(packageOf, name)} | ${(row.entries ?? []).join(', ') || 'none'} |`)
  .join('\n')}

## Rooms of the storefront

${draw(roomOf)}

| room | what it is | lines | may import |
|---|---|---|---|
${Object.entries(rooms)
  .filter(([name]) => existsSync(join(root, 'apps/storefront/src', name)))
  .map(
    ([name, { is, may, lazy = [] }]) =>
      `| ${name} | ${is} | ${lines(roomOf, name)} | ${
        may.includes('*') ? 'all' : [...may, ...lazy.map((room) => `${room} (lazily)`)].join(', ') || 'none'
      } |`,
  )
  .join('\n')}
`
writeFileSync(join(root, 'docs/graph.md'), page)
console.log('docs/graph.md is drawn')
