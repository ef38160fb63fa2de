import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The tarballs in `integrations/node` as another team has them: loaded by Node as ESM and CommonJS, and read by two TypeScripts in three resolutions. */
const root = join(import.meta.dirname, '..')
const packages = ['ledger', 'wallet-connector']
const compilers = ['typescript-oldest', 'typescript']
const resolutions = [
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
]

const foldersIn = (dir) =>
  readdirSync(dir).flatMap((name) => {
    if (name.startsWith('.')) return []
    return name.startsWith('@') ? readdirSync(join(dir, name)).map((inner) => join(name, inner)) : [name]
  })

/** What npm would install beside the tarballs, borrowed from the workspace. */
function install(tarball, dir) {
  for (const name of packages) {
    const unpacked = join(dir, 'node_modules/@lootboxes', name)
    mkdirSync(unpacked, { recursive: true })
    execFileSync('tar', ['-xzf', tarball(name), '-C', unpacked, '--strip-components=1'])
    const borrowed = join(root, 'packages', name, 'node_modules')
    for (const dependency of foldersIn(borrowed)) {
      const at = join(dir, 'node_modules', dependency)
      if (dependency.startsWith('@lootboxes')) continue
      mkdirSync(dirname(at), { recursive: true })
      rmSync(at, { recursive: true, force: true })
      symlinkSync(realpathSync(join(borrowed, dependency)), at, 'junction')
    }
  }
}

const run = (cwd, args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    child.on('close', (status) => resolve(status === 0 ? [] : [`${args.join(' ')}\n${said}`]))
  })

/** Everything that failed, in words; empty when the tarballs hold. */
export async function consumed(tarball, dir) {
  cpSync(join(root, 'integrations/node'), dir, { recursive: true })
  install(tarball, dir)
  const types = compilers.flatMap((compiler) =>
    resolutions.map(([module, resolution]) => [
      `node_modules/${compiler}/bin/tsc`,
      ...['-p', '.', '--module', module, '--moduleResolution', resolution],
      // Reading every line of every declaration costs three times the rest; once, by the pickiest, is enough.
      ...['--skipLibCheck', String(compiler !== 'typescript-oldest' || resolution !== 'node16')],
    ]),
  )
  const failures = []
  const waiting = [['esm.mjs'], ['commonjs.cjs'], ...types]
  const worker = async () => {
    for (let args = waiting.shift(); args; args = waiting.shift()) failures.push(...(await run(dir, args)))
  }
  await Promise.all([worker(), worker()])
  return failures
}
