import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run setup` installs the workspace with the pnpm that package.json pins. It needs only Node >= 20.20 and npm.
 * It verifies the `pnpm` package by the hash in package.json and its binary by the hash in pnpm-lock.yaml before it runs them.
 * For a platform that pnpm-lock.yaml omits, the verified package downloads the binary and checks npm's signature.
 */
const root = join(import.meta.dirname, '..')
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [, version, sha512] = /^pnpm@([\d.]+)\+sha512\.([0-9a-f]{128})$/.exec(packageManager)
const binary = `@pnpm/exe.${process.platform}-${process.arch}`
const [, locked] = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').split(
  `'${binary}@${version}':\n    resolution: {integrity: sha512-`,
)
const packages = [
  { name: 'pnpm', hash: sha512 },
  ...(locked ? [{ name: binary, hash: Buffer.from(locked.split('}')[0], 'base64').toString('hex') }] : []),
]

/** Runs a command to its end and stops the setup if it fails. */
function run(command, args, cwd) {
  const shell = process.platform === 'win32' && command === 'npm'
  const { status, error } = spawnSync(command, args, { cwd, shell, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status === 0) return
  console.error(`setup: ${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`)
  process.exit(1)
}

/** Downloads, verifies and unpacks the packages. The final rename makes the folder complete whenever it exists. */
function fetchInto(folder) {
  mkdirSync(join(root, '.data'), { recursive: true })
  const work = mkdtempSync(join(root, '.data/pnpm-'))
  process.once('exit', () => rmSync(work, { recursive: true, force: true }))
  run('npm', ['pack', '--silent', '--prefer-offline', ...packages.map(({ name }) => `${name}@${version}`)], work)
  for (const { name, hash } of packages) {
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
    const actual = createHash('sha512')
      .update(readFileSync(join(work, file)))
      .digest('hex')
    if (actual !== hash) {
      console.error(`setup: ${name}@${version} has the sha512 ${actual}, but this repository pins ${hash}`)
      process.exit(1)
    }
    mkdirSync(join(work, 'node_modules', name), { recursive: true })
    run('tar', ['-xzf', file, '-C', `node_modules/${name}`, '--strip-components=1'], work)
  }
  // A concurrent setup may have created the folder.
  if (!existsSync(folder)) renameSync(work, folder)
}

const folder = join(root, '.data', `pnpm-${version}-${sha512.slice(0, 8)}`)
if (!existsSync(folder)) fetchInto(folder)
const { status } = spawnSync(
  process.execPath,
  [join(folder, 'node_modules/pnpm/bin/pnpm.mjs'), 'install', '--frozen-lockfile'],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
