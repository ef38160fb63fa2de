import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What npm would ship: each public package is packed as published, then publint and attw read the tarball. */
const root = join(import.meta.dirname, '..')
const bin = (name) => join(root, 'node_modules/.bin', name)
const out = mkdtempSync(join(tmpdir(), 'lootboxes-packed-'))
const failures = []

for (const name of readdirSync(join(root, 'packages'))) {
  const dir = join(root, 'packages', name)
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  if (manifest.private) continue
  execFileSync('npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', out], { cwd: dir, stdio: 'ignore' })
  const tarball = join(out, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`)
  for (const [tool, args] of [
    ['publint', ['run', tarball, '--strict']],
    ['attw', [tarball, '--profile', 'node16', '--format', 'ascii', '--exclude-entrypoints', './styles.css']],
  ]) {
    const { status, stdout, stderr } = spawnSync(bin(tool), args, { encoding: 'utf8' })
    if (status !== 0) failures.push(`${manifest.name}: ${tool}\n${stdout}${stderr}`)
  }
}
rmSync(out, { recursive: true, force: true })
if (failures.length > 0) {
  console.error(`packed: ${failures.join('\n')}`)
  process.exit(1)
}
console.log('packed: publint and attw are clean')
