import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { consumed } from './consumed.mjs'
import { consumer, filesIn, packAll, publicPackages, tarballOf } from './pack.mjs'

/**
 * Checks the tarballs of the public packages: publint and attw pass, declarations cite no internal rules, the connector has few files, and
 * Node and TypeScript can use the packages.
 */
const bin = (name) => join(import.meta.dirname, '../node_modules/.bin', name)
const failures = []

/** Citations of internal rules, which published declarations must not contain. */
const ourRules = /\b(?:traps? T\d+|wallet-protocol|spec (?:L\d+|section)|docs\/spec)\b/i

/** The most files of a tarball. */
const fileLimits = { '@lootboxes/wallet-connector': 250 }

await packAll()

for (const { manifest } of publicPackages) {
  const files = filesIn(tarballOf(manifest))
  if (files > (fileLimits[manifest.name] ?? Number.POSITIVE_INFINITY))
    failures.push(`${manifest.name}: ${files} files, the limit is ${fileLimits[manifest.name]}`)
}

const tools = publicPackages.flatMap(({ manifest }) => [
  { manifest, tool: 'publint', args: ['run', tarballOf(manifest), '--strict'] },
  {
    manifest,
    tool: 'attw',
    args: [
      tarballOf(manifest),
      '--profile',
      'node16',
      '--format',
      'ascii',
      '--exclude-entrypoints',
      './styles.css',
      './album.css',
      './reveal.css',
      './world.schema.json',
      // Vitest itself has no CommonJS entry.
      './vitest',
    ],
  },
])
const worker = async () => {
  for (let next = tools.shift(); next; next = tools.shift()) {
    const { manifest, tool, args } = next
    await new Promise((resolve) =>
      execFile(bin(tool), args, (error, stdout, stderr) => {
        if (error) failures.push(`${manifest.name}: ${tool}\n${stdout}${stderr}`)
        resolve()
      }),
    )
  }
}
await Promise.all([worker(), worker()])

for (const { manifest } of publicPackages) {
  const dir = join(consumer, 'node_modules', manifest.name)
  for (const file of globSync('dist/**/*.d.{ts,cts}', { cwd: dir })) {
    const cited = ourRules.exec(readFileSync(join(dir, file), 'utf8'))
    if (cited) failures.push(`${manifest.name}: ${file} cites '${cited[0]}', which is an internal rule`)
  }
}

const work = mkdtempSync(join(tmpdir(), 'lootboxes-consumed-'))
failures.push(...(await consumed(work)))
rmSync(work, { recursive: true, force: true })
if (failures.length > 0) {
  console.error(`packed: ${failures.join('\n')}`)
  process.exit(1)
}
console.log('packed: publint and attw are clean; Node, TypeScript 5.6 and 6 accept the tarballs')
