import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'

/** Runs every `bench/*.bench.ts` of the workspace, one after another. Arguments select files by name. */
const root = join(import.meta.dirname, '..')
const filters = process.argv.slice(2)
const benches = globSync('{packages,apps}/*/bench/*.bench.{ts,mjs}', { cwd: root }).filter(
  (file) => filters.length === 0 || filters.some((word) => file.includes(word)),
)
let failed = 0
for (const file of benches.sort()) {
  console.log(`\n== ${file}`)
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=@lootboxes/source', '--import', 'tsx', '--expose-gc', join(root, file)],
    { cwd: join(root, file, '../..'), stdio: 'inherit' },
  )
  if (status !== 0) failed += 1
}
console.log(`\n${benches.length - failed} of ${benches.length} benches succeeded`)
process.exit(failed === 0 ? 0 : 1)
