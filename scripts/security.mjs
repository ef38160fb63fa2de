import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTests } from './run-tests.mjs'

/**
 * `pnpm test:security [--units | --journeys]` runs only the tests that SECURITY.md lists. `npm test` includes
 * them.
 */
const link = /\]\(((?:apps|packages)\/[^)]+\.(?:test|journey)\.tsx?)\)/g

/** Test files that SECURITY.md lists, relative to the root. */
export const attacks = () => [
  ...new Set([...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(link)].map(([, file]) => file)),
]

if (process.argv[1] === import.meta.filename) {
  const wants = (kind) => process.argv.length === 2 || process.argv.includes(`--${kind}`)
  const files = attacks().filter((file) => wants(file.includes('.test.') ? 'units' : 'journeys'))
  const failed = runTests(files)
  console.log(failed.length === 0 ? `\nAll tests of ${files.length} files passed.` : `\nFAILED: ${failed.join(', ')}`)
  process.exit(failed.length === 0 ? 0 : 1)
}
