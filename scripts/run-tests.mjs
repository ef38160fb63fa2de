import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Returns the package folder of a file. */
function packageOf(file) {
  let folder = dirname(join(root, file))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

function run(folder, command, args) {
  console.log(`\n== ${relative(root, folder) || '.'}: ${command} ${args.join(' ')}`)
  // A package installs the test runner that it uses.
  const programs = [folder, root].map((from) => join(from, 'node_modules/.bin'))
  const PATH = [...programs, process.env.PATH].join(delimiter)
  const { status } = spawnSync(command, args, {
    cwd: folder,
    env: { ...process.env, PATH },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status === 0
}

const storefront = join(root, 'apps/storefront')
const inStorefront = (files) => files.map((file) => relative(storefront, join(root, file)))
const vitest = ['run', '--reporter=default']

/**
 * Runs test files and journeys in their packages. Paths are relative to the root. Returns the names of failed runs.
 * Command line: `node scripts/run-tests.mjs FILE …`.
 */
export function runTests(files) {
  const isJourney = (file) => file.includes('.journey.')
  const isHttp = (file) => file.startsWith('apps/storefront/http/')
  const units = Map.groupBy(
    files.filter((file) => !isJourney(file) && !isHttp(file)),
    packageOf,
  )
  const failed = []
  for (const [folder, own] of units) {
    const paths = own.map((file) => relative(folder, join(root, file)))
    if (!run(folder, 'vitest', [...vitest, ...paths])) failed.push(relative(root, folder))
  }
  const [http, journeys] = [inStorefront(files.filter(isHttp)), inStorefront(files.filter(isJourney))]
  if (http.length + journeys.length === 0) return failed
  // HTTP contracts and journeys run against the built storefront.
  if (!run(root, 'turbo', ['run', 'build', '--filter=@lootboxes/storefront', '--output-logs=errors-only']))
    return [...failed, 'build of the storefront']
  if (http.length > 0 && !run(storefront, 'vitest', [...vitest, '--config', 'vitest.http.config.ts', ...http]))
    failed.push('HTTP contracts')
  if (journeys.length > 0 && !run(storefront, 'playwright', ['test', ...journeys])) failed.push('journeys')
  return failed
}

if (process.argv[1] === import.meta.filename) {
  const failed = runTests(process.argv.slice(2))
  if (failed.length > 0) console.log(`FAILED: ${failed.join(', ')}`)
  process.exit(failed.length === 0 ? 0 : 1)
}
