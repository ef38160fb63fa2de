import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Known weaknesses of what runs in production, as the registry lists them. It reports; with `--strict`, as before a release,
 * a high or critical one fails, and so does a registry that does not answer.
 */
const strict = process.argv.includes('--strict')
const { stdout, stderr, error } = spawnSync(
  join(import.meta.dirname, '../node_modules/.bin/pnpm'),
  ['audit', '--prod', '--json'],
  { encoding: 'utf8', timeout: 30_000 },
)

function advisories() {
  try {
    return Object.values(JSON.parse(stdout).advisories ?? {})
  } catch {
    return undefined
  }
}

const found = advisories()
if (found === undefined) {
  const why =
    error?.message ??
    (stderr || stdout)
      .split('\n')
      .find((line) => line.trim())
      ?.trim()
  console.log(`audit: not done, the registry does not serve it here (${why})`)
  process.exit(strict ? 1 : 0)
}
for (const { severity, module_name, title, url } of found)
  console.log(`audit: ${severity}: ${module_name}: ${title} ${url}`)
const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical').length
console.log(`audit: ${found.length} known weaknesses, ${grave} of them high or critical`)
process.exit(strict && grave > 0 ? 1 : 0)
