import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesIn, packAll, publicPackages, tarballOf } from './pack.mjs'

/**
 * Builds, checks and packs every public package, and writes `.packed/SHA256SUMS` in publishing order: dependencies first.
 * The workflow release.yml passes tarballs and hashes to the job that publishes them. Run `npx changeset version` before, to
 * set versions and changelogs. `--dry-run` only reports problems of the tree, runs every integration with the tarballs and `npm publish
 * --dry-run` for each of them, and prints what would be published.
 */
const root = join(import.meta.dirname, '..')
const dryRun = process.argv.includes('--dry-run')
const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: 'inherit' })
const isClean = () => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim() === ''

/** Texts of users that name a version of a package by hand, such as a script tag: `@lootboxes/gateway@0.1/dist`. */
const versions = new Map(publicPackages.map(({ manifest }) => [manifest.name, manifest.version]))
const pinned = publicPackages.flatMap(({ dir, manifest }) =>
  globSync('{README,docs/*}.md', { cwd: dir }).flatMap((page) =>
    [...readFileSync(join(dir, page), 'utf8').matchAll(/(@lootboxes\/[\w-]+)@(\d[\w.]*)/g)]
      .filter(([, name, version]) => !`${versions.get(name)}.`.startsWith(`${version}.`))
      .map(([pin, name]) => `${manifest.name}: ${page} names ${pin}, and the version is ${versions.get(name)}`),
  ),
)
const pending = globSync('.changeset/*.md', { cwd: root })

const problems = [
  ...(isClean() ? [] : ['the tree has uncommitted changes']),
  ...(pending.length === 0
    ? []
    : [`${pending.length} changesets are not in the versions and changelogs: npx changeset version, then commit`]),
  ...pinned,
  ...publicPackages.flatMap(({ dir, manifest }) => [
    ...(manifest.version === '0.0.0' ? [`${manifest.name} has no version yet: npx changeset version`] : []),
    ...(existsSync(join(dir, 'CHANGELOG.md')) ? [] : [`${manifest.name} has no CHANGELOG.md: npx changeset version`]),
  ]),
]
if (problems.length > 0) {
  console.error(`release: ${problems.join('\nrelease: ')}`)
  if (!dryRun) process.exit(1)
  console.error('release: a release would stop here; the dry run continues')
}
if (!dryRun) run(join(root, 'node_modules/.bin/pnpm'), 'audit', '--prod', '--audit-level=high')
run(process.execPath, 'scripts/licences.mjs', '--strict')
run(process.execPath, 'scripts/packed.mjs')
run(process.execPath, 'scripts/sizes.mjs')
await packAll()

// A dependency is published before its dependents, so that every published package installs.
const byName = new Map(publicPackages.map((entry) => [entry.manifest.name, entry]))
const ordered = []
const visit = (entry) => {
  if (ordered.includes(entry)) return
  for (const name of Object.keys(entry.manifest.dependencies ?? {})) if (byName.has(name)) visit(byName.get(name))
  ordered.push(entry)
}
for (const entry of publicPackages) visit(entry)

writeFileSync(
  join(root, '.packed/SHA256SUMS'),
  ordered
    .map(({ manifest }) => tarballOf(manifest))
    .map((file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${basename(file)}\n`)
    .join(''),
)
if (dryRun) {
  run(process.execPath, 'integrations/run.mjs')
  for (const { manifest } of ordered)
    run('npm', 'publish', tarballOf(manifest), '--access', 'public', '--dry-run', '--loglevel', 'error')
  console.log('release: would publish, in this order:')
  for (const { manifest } of ordered) {
    const tarball = tarballOf(manifest)
    const kilobytes = (statSync(tarball).size / 1_000).toFixed(0)
    console.log(`  ${manifest.name}@${manifest.version}: ${filesIn(tarball)} files, ${kilobytes} kB packed`)
  }
}
console.log(`release: ${ordered.length} packages packed${dryRun ? ', dry run' : ''}`)
