import { execFile, execFileSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** Packs the public packages as npm would, and unpacks them into `.packed/consumer`, outside the workspace. */
const root = join(import.meta.dirname, '..')
const home = join(root, '.packed')
const stamp = join(home, 'stamp')

export const publicPackages = readdirSync(join(root, 'packages'))
  .map((name) => ({ name, dir: join(root, 'packages', name) }))
  .filter(({ dir }) => existsSync(join(dir, 'package.json')))
  .map((entry) => ({ ...entry, manifest: JSON.parse(readFileSync(join(entry.dir, 'package.json'), 'utf8')) }))
  .filter(({ manifest }) => !manifest.private)

export const tarballOf = ({ name, version }) => join(home, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)

export const filesIn = (tarball) =>
  execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n').length

export const consumer = join(home, 'consumer')

const foldersIn = (dir) =>
  existsSync(dir)
    ? readdirSync(dir).flatMap((name) => {
        if (name.startsWith('.')) return []
        return name.startsWith('@') ? readdirSync(join(dir, name)).map((inner) => join(name, inner)) : [name]
      })
    : []

/** Unpacks the tarballs into `dir/node_modules` and links their dependencies from the workspace. */
export function unpackInto(dir) {
  for (const { name, dir: from, manifest } of publicPackages) {
    const unpacked = join(dir, 'node_modules', manifest.name)
    mkdirSync(unpacked, { recursive: true })
    execFileSync('tar', ['-xzf', tarballOf(manifest), '-C', unpacked, '--strip-components=1'])
    const borrowed = join(root, 'packages', name, 'node_modules')
    for (const dependency of foldersIn(borrowed)) {
      if (dependency.startsWith('@lootboxes')) continue
      const at = join(dir, 'node_modules', dependency)
      mkdirSync(dirname(at), { recursive: true })
      rmSync(at, { recursive: true, force: true })
      symlinkSync(realpathSync(join(from, 'node_modules', dependency)), at, 'junction')
    }
  }
}

const isFresh = () => {
  if (!existsSync(stamp)) return false
  const packedAt = statSync(stamp).mtimeMs
  const shipped = globSync('packages/*/{package.json,*.md,LICENSE,dist/**,docs/**,src/**}', { cwd: root })
  return shipped.every((file) => statSync(join(root, file)).mtimeMs <= packedAt)
}

/** Builds all packages, and packs them if a file changed since the last run. */
export async function packAll() {
  const pnpm = join(root, 'node_modules/.bin/pnpm')
  const build = ['exec', 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only']
  execFileSync(pnpm, build, { cwd: root, stdio: 'pipe' })
  if (isFresh()) return
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  await Promise.all(
    publicPackages.map(({ dir }) => promisify(execFile)(pnpm, ['pack', '--pack-destination', home], { cwd: dir })),
  )
  unpackInto(consumer)
  writeFileSync(join(consumer, 'package.json'), '{ "private": true, "type": "module" }\n')
  writeFileSync(stamp, '')
}
