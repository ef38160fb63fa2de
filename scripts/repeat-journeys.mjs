import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, renameSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readReports } from './check/reports.mjs'

/**
 * Runs all journeys repeatedly on the current build: `node scripts/repeat-journeys.mjs --quiet 10 --loaded 10`. A loaded
 * run shares the machine with one busy loop per core. Stores the report of each run with the pictures of its failed tests,
 * and prints each failure.
 */
const { values } = parseArgs({
  options: { quiet: { type: 'string', default: '10' }, loaded: { type: 'string', default: '10' } },
})
const root = join(import.meta.dirname, '..')
const app = join(root, 'apps/storefront')
const kept = join(root, 'tooling/reports/repeated')
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  FORCE_COLOR: '0',
}
mkdirSync(kept, { recursive: true })

const ended = (child) => new Promise((resolve) => child.once('close', resolve))

/** It ends with this process, also when that is killed: its parent is another one then. */
const busyLoop = `for (;;) if (process.ppid !== ${process.pid}) process.exit()`

async function run(name, isLoaded) {
  const loops = isLoaded
    ? Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', busyLoop]))
    : []
  const from = Date.now()
  const code = await ended(
    spawn(join(app, 'node_modules/.bin/playwright'), ['test'], { cwd: app, env, stdio: 'ignore' }),
  )
  for (const loop of loops) loop.kill('SIGKILL')
  const tests = readReports(root).find(({ report }) => report.endsWith('reports/e2e.json'))?.tests ?? []
  renameSync(join(app, 'reports/e2e.json'), join(kept, `${name}.json`))
  const failed = tests.filter(({ status }) => status === 'failed')
  // The next run deletes the pictures of the failed tests.
  if (failed.length > 0) cpSync(join(app, 'test-results'), join(kept, name), { recursive: true })
  const seconds = Math.round((Date.now() - from) / 1000)
  console.log(`${name}: ${tests.length - failed.length} passed, ${failed.length} failed, ${seconds} s`)
  for (const { file, name: title, error = '' } of failed)
    console.log(`  ${file}: ${title}\n    ${error.split('\n')[0]}`)
  return code === 0 && failed.length === 0 && tests.length > 0
}

let failures = 0
for (const [kind, count, isLoaded] of [
  ['quiet', Number(values.quiet), false],
  ['loaded', Number(values.loaded), true],
])
  for (let at = 1; at <= count; at += 1) if (!(await run(`${kind}-${at}`, isLoaded))) failures += 1
console.log(failures === 0 ? 'no run failed' : `${failures} runs failed`)
process.exit(failures === 0 ? 0 : 1)
