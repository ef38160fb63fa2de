import { globSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { readReports } from './check/reports.mjs'
import { createSteps } from './check/steps.mjs'

/**
 * `npm test`: layers, lint, types, tests, docs, sizes, stories and browser journeys. CI runs the same command. Prints
 * the processor time of every phase and of the 30 most expensive tests. The last line is `N passed, N failed`.
 */
const root = join(import.meta.dirname, '..')
const browser = chromiumPath({ install: true })
const { check, tasks, bin, checks, phases, wallSeconds, machineSeconds } = createSteps(root, {
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  FORCE_COLOR: '0',
})

for (const stale of globSync('{apps,packages,examples}/*/reports', { cwd: root }))
  rmSync(join(root, stale), { recursive: true, force: true })

const node = process.execPath
await check('layers and docs/graph.md', node, ['scripts/graph.mjs', '--check'])
await check('format', bin('biome'), ['ci', '.', '--max-diagnostics=30', '--colors=off'])
await tasks('types and lint', '//#lint')
await check('unused code', bin('knip'), ['--no-progress', '--no-config-hints'])
await check('unused code without tests', bin('knip'), ['--no-progress', '--no-config-hints', '--production'])
await tasks('unit tests', 'test', ['--concurrency=2'])
await tasks('builds', 'build', ['--concurrency=2'])

/** Runs at low priority in parallel with the storefront's tests, which mostly wait. */
async function background() {
  const options = { background: true }
  await check(
    'scripts',
    node,
    ['--test', '--test-reporter=dot', ...globSync('scripts/*.test.mjs', { cwd: root })],
    options,
  )
  await check('licences', node, ['scripts/licences.mjs'], options)
  await check('docs', node, ['scripts/docs.mjs'], options)
  await check('sizes', node, ['scripts/sizes.mjs'], options)
  await check('packed packages', node, ['scripts/packed.mjs'], options)
}
async function browsers() {
  const packages = ['--concurrency=1', '--filter=!@lootboxes/storefront']
  await Promise.all([
    tasks('stories and wallets in a browser', 'test:browser', packages),
    tasks('HTTP contracts', 'test:http'),
  ])
  await tasks('journeys', 'test:browser', ['--filter=@lootboxes/storefront'])
}
await Promise.all([browsers(), background()])
await check('coverage of the specification', node, ['scripts/coverage.mjs'])

const reports = readReports(root)
const tests = reports.flatMap((report) => report.tests)
const ofStatus = (status, all = tests) => all.filter((test) => test.status === status)
const row = (wall, processor, name) => `${wall.padStart(6)} ${processor.padStart(10)}  ${name}`

console.log(`\n== seconds on ${availableParallelism()} cores\n${row('wall', 'processor', 'phase')}`)
for (const { name, wall, processor } of phases) console.log(row(wall.toFixed(0), processor.toFixed(0), name))
const processor = phases.reduce((sum, phase) => sum + phase.processor, 0)
console.log(row(wallSeconds().toFixed(0), processor.toFixed(0), 'all'))
console.log(row('', machineSeconds().toFixed(0), 'the machine: killed browsers count here only'))

console.log('\n== processor seconds of the 30 most expensive tests (in browser suites of Vitest: wall seconds)')
for (const { seconds, file, name } of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 30))
  console.log(`${seconds.toFixed(1).padStart(6)}  ${file}: ${name}`)

console.log('\n== results')
for (const { report, tests: all } of reports)
  console.log(`${report}: ${ofStatus('passed', all).length} passed, ${ofStatus('failed', all).length} failed`)
for (const { file, name, error } of ofStatus('failed')) {
  const lines = stripVTControlCharacters(error ?? '').split('\n')
  console.log(`FAILED: ${file}: ${name}\n    ${lines.slice(0, 6).join('\n    ')}`)
}
if (reports.length === 0) checks.push({ name: 'no test report was written', ok: false })
for (const { name, ok } of checks) if (!ok) console.log(`FAILED: ${name}`)

const passed = ofStatus('passed').length + checks.filter(({ ok }) => ok).length
const failed = ofStatus('failed').length + checks.filter(({ ok }) => !ok).length
const skipped = ofStatus('skipped').length
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(failed === 0 ? 0 : 1)
