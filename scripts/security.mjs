import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTests } from './run-tests.mjs'

/**
 * `pnpm test:security [--units | --journeys]` runs the tests that SECURITY.md lists, and no other test. `npm test` runs them
 * too, with all others of their packages.
 */
const link = /\]\(((?:apps|packages)\/[^)]+\.(?:test|journey)\.tsx?)\)/g

/** The test files of the list, from the root. */
export const attacks = () => [
  ...new Set([...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(link)].map(([, file]) => file)),
]

if (process.argv[1] === import.meta.filename) {
  const wants = (kind) => process.argv.length === 2 || process.argv.includes(`--${kind}`)
  const files = attacks().filter((file) => wants(file.includes('.test.') ? 'units' : 'journeys'))
  const failed = runTests(files)
  console.log(
    failed.length === 0 ? `\nEvery attack of ${files.length} files failed.` : `\nFAILED: ${failed.join(', ')}`,
  )
  process.exit(failed.length === 0 ? 0 : 1)
}
