import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { chromiumPath } from '@lootboxes/tooling/chromium'

/**
 * Green means everything: layers, lint, types, tests, docs, sizes, stories and browser journeys, the same command CI runs.
 * The last line counts every test and every other check: `N passed, N failed`.
 */
const root = join(import.meta.dirname, '..')
const browser = chromiumPath({ install: true })
// turbo looks for pnpm, and everything for Node 22, in the workspace's own bin folder.
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  FORCE_COLOR: '0',
}
const bin = (name) => join(root, 'node_modules/.bin', name)
const checks = []

function step(name, command, args) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' })
  checks.push({ name, ok: status === 0 })
}

/** Runs turbo tasks; each package's task that is no test run counts as one check. */
function tasks(names, ...more) {
  rmSync(join(root, '.turbo/runs'), { recursive: true, force: true })
  console.log(`\n== ${names.join(', ')}`)
  const { status } = spawnSync(
    bin('turbo'),
    ['run', ...names, '--continue=always', '--summarize', '--output-logs=new-only', '--log-order=grouped', ...more],
    {
      cwd: root,
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  const summaries = existsSync(join(root, '.turbo/runs')) ? readdirSync(join(root, '.turbo/runs')) : []
  const ran = summaries
    .flatMap((file) => JSON.parse(readFileSync(join(root, '.turbo/runs', file), 'utf8')).tasks)
    .filter((task) => task.task !== 'transit' && task.command !== '<NONEXISTENT>')
  if (ran.length === 0) checks.push({ name: names.join(', '), ok: status === 0 })
  for (const task of ran) {
    const ok = task.cache?.status === 'HIT' || task.execution?.exitCode === 0
    const isTest = task.task.startsWith('test')
    if (!isTest || !ok) checks.push({ name: task.taskId, ok })
  }
}

/** Counts of a vitest or Playwright JSON report. */
function count(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
    }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

for (const stale of globSync('{apps,packages,examples}/*/reports', { cwd: root }))
  rmSync(join(root, stale), { recursive: true, force: true })

step('layers', process.execPath, ['scripts/layers.mjs'])
step('format and cheap lint', bin('biome'), ['ci', '.', '--max-diagnostics=30', '--colors=off'])
tasks(['lint', 'typecheck', 'test'], '--concurrency=2')
step('docs', process.execPath, ['scripts/docs.mjs'])
tasks(['build'], '--concurrency=2')
step('sizes', bin('size-limit'), [])
step('packed packages', process.execPath, ['scripts/packed.mjs'])
tasks(['test:browser'], '--concurrency=1')

const reports = globSync('{apps,packages,examples}/*/reports/*.json', { cwd: root })
const total = { passed: 0, failed: 0, skipped: 0 }
for (const report of reports) {
  const { passed, failed, skipped } = count(join(root, report))
  console.log(`${relative(root, report)}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}
for (const { name, ok } of checks) {
  if (!ok) console.log(`FAILED: ${name}`)
  total[ok ? 'passed' : 'failed'] += 1
}
if (reports.length === 0) {
  console.log('FAILED: no test report was written')
  total.failed += 1
}
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 ? 0 : 1)
