import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { consumed } from './consumed.mjs'

/** What npm would ship: each public package is packed as published, publint and attw read the tarball, Node and TypeScript use it. */
const root = join(import.meta.dirname, '..')
const bin = (name) => join(root, 'node_modules/.bin', name)
const out = mkdtempSync(join(tmpdir(), 'lootboxes-packed-'))
const failures = []
const tarballs = new Map()

for (const name of readdirSync(join(root, 'packages'))) {
  const dir = join(root, 'packages', name)
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  if (manifest.private) continue
  execFileSync('npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', out], { cwd: dir, stdio: 'ignore' })
  const tarball = join(out, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`)
  tarballs.set(name, tarball)
  for (const [tool, args] of [
    ['publint', ['run', tarball, '--strict']],
    ['attw', [tarball, '--profile', 'node16', '--format', 'ascii', '--exclude-entrypoints', './styles.css']],
  ]) {
    const { status, stdout, stderr } = spawnSync(bin(tool), args, { encoding: 'utf8' })
    if (status !== 0) failures.push(`${manifest.name}: ${tool}\n${stdout}${stderr}`)
  }
}
failures.push(...(await consumed((name) => tarballs.get(name), join(out, 'consumer'))))
rmSync(out, { recursive: true, force: true })
if (failures.length > 0) {
  console.error(`packed: ${failures.join('\n')}`)
  process.exit(1)
}
console.log('packed: publint and attw are clean; Node, TypeScript 5.6 and 6 take the tarballs')
