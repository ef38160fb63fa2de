import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'

/**
 * Runs the attacks that SECURITY.md lists, and no other test: `pnpm test:security [--units | --journeys]`. Each is part of
 * its package's own tests, so `npm test` runs it anyway.
 */
export const root = join(import.meta.dirname, '..')

const link = /\]\(((?:apps|packages)\/[^)]+\.(?:test|journey)\.tsx?)\)/g

/** The test files of the list, from the root. */
export const attacks = () => [
  ...new Set([...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(link)].map(([, file]) => file)),
]

/** The folder of the package a file belongs to. */
function packageOf(file) {
  let folder = dirname(join(root, file))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

function run(folder, command, args) {
  console.log(`\n== ${relative(root, folder) || '.'}: ${command} ${args.join(' ')}`)
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  const { status } = spawnSync(command, args, {
    cwd: folder,
    env: { ...process.env, PATH },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status === 0
}

if (process.argv[1] === import.meta.filename) {
  const wants = (kind) => process.argv.length === 2 || process.argv.includes(`--${kind}`)
  const files = attacks()
  const units = Map.groupBy(
    files.filter((file) => file.includes('.test.')),
    packageOf,
  )
  const journeys = files.filter((file) => file.includes('.journey.'))
  const failed = []
  if (wants('units'))
    for (const [folder, own] of units)
      if (
        !run(folder, 'vitest', ['run', '--reporter=default', ...own.map((file) => relative(folder, join(root, file)))])
      )
        failed.push(relative(root, folder))
  if (wants('journeys')) {
    const folder = join(root, 'apps/storefront')
    const own = journeys.map((file) => relative(folder, join(root, file)))
    const built = run(root, 'turbo', ['run', 'build', '--filter=@lootboxes/storefront', '--output-logs=errors-only'])
    if (!built || !run(folder, 'playwright', ['test', ...own])) failed.push('journeys')
  }
  console.log(
    failed.length === 0 ? `\nEvery attack of ${files.length} files failed.` : `\nFAILED: ${failed.join(', ')}`,
  )
  process.exit(failed.length === 0 ? 0 : 1)
}
