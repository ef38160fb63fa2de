import { spawn } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromiumPath } from '@lootboxes/tooling/chromium'

/**
 * Green means everything: layers, lint, types, tests, docs, sizes, stories and browser journeys, the same command CI runs.
 * The last line counts every test and every other check: `N passed, N failed`. Before it stands where the time went.
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
/** `{ name, seconds }` of everything that ran. */
const times = []
const startedAt = Date.now()

/** Runs a command to its end. In the background it takes what processor time is left, and its words come in one piece. */
function run(command, args, { background = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: background ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    })
    const said = []
    if (background) {
      if (child.pid !== undefined) setPriority(child.pid, 10)
      child.stdout.on('data', (chunk) => said.push(chunk))
      child.stderr.on('data', (chunk) => said.push(chunk))
    }
    child.once('error', (error) => resolve({ ok: false, said: `${error}\n` }))
    child.once('close', (code) => resolve({ ok: code === 0, said: Buffer.concat(said).toString() }))
  })
}

async function step(name, command, args, options = {}) {
  const from = Date.now()
  if (!options.background) console.log(`\n== ${name}`)
  const { ok, said } = await run(command, args, options)
  if (options.background) process.stdout.write(`\n== ${name}\n${said}`)
  checks.push({ name, ok })
  times.push({ name, seconds: (Date.now() - from) / 1000 })
}

/** Runs turbo tasks; each package's task that is no test run counts as one check. */
async function tasks(names, ...more) {
  rmSync(join(root, '.turbo/runs'), { recursive: true, force: true })
  console.log(`\n== ${names.join(', ')}`)
  const { ok: allOk } = await run(bin('turbo'), [
    'run',
    ...names,
    '--continue=always',
    '--summarize',
    '--output-logs=new-only',
    '--log-order=grouped',
    ...more,
  ])
  const summaries = existsSync(join(root, '.turbo/runs')) ? readdirSync(join(root, '.turbo/runs')) : []
  const ran = summaries
    .flatMap((file) => JSON.parse(readFileSync(join(root, '.turbo/runs', file), 'utf8')).tasks)
    .filter((task) => task.task !== 'transit' && task.command !== '<NONEXISTENT>')
  if (ran.length === 0) checks.push({ name: names.join(', '), ok: allOk })
  for (const task of ran) {
    const ok = task.cache?.status === 'HIT' || task.execution?.exitCode === 0
    const isTest = task.task.startsWith('test')
    if (!isTest || !ok) checks.push({ name: task.taskId, ok })
    const { startTime, endTime } = task.execution ?? {}
    if (task.cache?.status !== 'HIT' && startTime && endTime)
      times.push({ name: task.taskId.replace('@lootboxes/', ''), seconds: (endTime - startTime) / 1000 })
  }
}

/** Every test of a Playwright suite and the suites in it, as `{ status, name, error }`. */
const journeys = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      status,
      name: `${spec.file}: ${spec.title}`,
      error: results.find(({ error }) => error)?.error.message,
    })),
  ),
  ...(suite.suites ?? []).flatMap(journeys),
]

/** Counts of a vitest or Playwright JSON report; `trouble` names what failed, and the journeys that passed only the second time. */
function count(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
      trouble: journeys(report).filter(({ status }) => status === 'unexpected' || status === 'flaky'),
    }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    trouble: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ status, fullName, failureMessages }) => ({
          status,
          name: `${relative(root, name)}: ${fullName}`,
          error: failureMessages[0],
        })),
    ),
  }
}

for (const stale of globSync('{apps,packages,examples}/*/reports', { cwd: root }))
  rmSync(join(root, stale), { recursive: true, force: true })

const node = process.execPath
await step('layers', bin('depcruise'), [
  ...['--config', 'dependency-cruiser.config.mjs', '--output-type', 'err', 'packages', 'apps'],
])
await step('format and cheap lint', bin('biome'), ['ci', '.', '--max-diagnostics=30', '--colors=off'])
await tasks(['lint', 'typecheck', 'test'], '--concurrency=2')
await tasks(['build'], '--concurrency=2')

/** Beside the browsers, which mostly wait. */
async function meanwhile() {
  const scripts = globSync('scripts/*.test.mjs', { cwd: root })
  const background = { background: true }
  await step('scripts', node, ['--test', '--test-reporter=dot', ...scripts], background)
  await step('licences', node, ['scripts/licences.mjs'], background)
  await step('audit', node, ['scripts/audit.mjs'], background)
  await step('docs', node, ['scripts/docs.mjs'], background)
  await step('sizes', node, ['scripts/sizes.mjs'], background)
  await step('packed packages', node, ['scripts/packed.mjs'], background)
}
await Promise.all([tasks(['test:browser'], '--concurrency=1'), meanwhile()])

const table = times.toSorted((a, b) => b.seconds - a.seconds).filter(({ seconds }) => seconds >= 5)
console.log(
  `\n== where the time went, in seconds on ${availableParallelism()} cores (what ran side by side counts twice)`,
)
for (const { name, seconds } of table) console.log(`${seconds.toFixed(0).padStart(5)}  ${name}`)
console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(5)}  all of it\n`)

const reports = globSync('{apps,packages,examples}/*/reports/*.json', { cwd: root })
const total = { passed: 0, failed: 0, skipped: 0 }
for (const report of reports) {
  const { passed, failed, skipped, trouble } = count(join(root, report))
  console.log(`${relative(root, report)}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  for (const { status, name, error } of trouble)
    console.log(
      `  ${status === 'flaky' ? 'SECOND TRY' : 'FAILED'}: ${name}\n    ${stripVTControlCharacters(error ?? '')
        .split('\n')
        .slice(0, 6)
        .join('\n    ')}`,
    )
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
