import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packAll, publicPackages, tarballOf } from './pack.mjs'

/**
 * Publishes every package whose version npm does not have, siblings before those who need them, with provenance.
 * `--dry-run` does all of it but the upload. The versions and change logs come from `npx changeset version`, committed before.
 */
const root = join(import.meta.dirname, '..')
const dryRun = process.argv.includes('--dry-run')
const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: 'inherit' })
const ask = (command, ...args) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

function refuse(problems) {
  if (problems.length === 0) return
  console.error(`release: ${problems.join('\nrelease: ')}`)
  if (!dryRun) process.exit(1)
  console.error('release: a real one would stop here; the dry run goes on')
}

/** What is wrong with the tree, whatever the packages say. */
refuse([
  ...(ask('git', 'status', '--porcelain') === '' ? [] : ['there are changes nobody committed']),
  ...publicPackages.flatMap(({ dir, manifest }) => [
    ...(manifest.version === '0.0.0' ? [`${manifest.name} has no version yet: npx changeset version`] : []),
    ...(existsSync(join(dir, 'CHANGELOG.md')) ? [] : [`${manifest.name} has no CHANGELOG.md: npx changeset version`]),
  ]),
])
if (!dryRun) run(process.execPath, 'scripts/audit.mjs', '--strict')
run(process.execPath, 'scripts/licences.mjs', '--strict')
run(join(root, 'node_modules/.bin/turbo'), 'run', 'build', '--filter=./packages/*')
run(process.execPath, 'scripts/packed.mjs')
run(process.execPath, 'scripts/sizes.mjs')
await packAll()

/** Siblings first, so that nobody installs a package whose dependency is not there yet. */
const byName = new Map(publicPackages.map((entry) => [entry.manifest.name, entry]))
const ordered = []
const visit = (entry) => {
  if (ordered.includes(entry)) return
  for (const name of Object.keys(entry.manifest.dependencies ?? {})) if (byName.has(name)) visit(byName.get(name))
  ordered.push(entry)
}
for (const entry of publicPackages) visit(entry)

const isPublished = ({ name, version }) => {
  try {
    return ask('npm', 'view', `${name}@${version}`, 'version') === version
  } catch {
    return false
  }
}
// A signature needs the identity of a workflow; anywhere else only a dry run is possible, and it says so.
const signed = process.env.GITHUB_ACTIONS === 'true'
if (!signed) refuse(['not in the release workflow: no provenance'])

for (const { manifest } of ordered) {
  if (!dryRun && isPublished(manifest)) {
    console.log(`release: ${manifest.name}@${manifest.version} is there already`)
    continue
  }
  const flags = ['--access', 'public', ...(signed ? ['--provenance'] : []), ...(dryRun ? ['--dry-run'] : [])]
  run('npm', 'publish', tarballOf(manifest), ...flags, '--loglevel', 'warn')
  console.log(`release: ${manifest.name}@${manifest.version}${dryRun ? ' would be published' : ''}`)
}
if (!dryRun) {
  run('npx', 'changeset', 'tag')
  run('git', 'push', '--tags')
}
const { version } = JSON.parse(readFileSync(join(root, 'packages/ledger/package.json'), 'utf8'))
console.log(`release: ${ordered.length} packages, ${version}${dryRun ? ', dry run' : ''}`)
