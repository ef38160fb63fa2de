import { chmodSync, copyFileSync, cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Reads variables and commands of the image from its Dockerfile, so that this check runs the same. */
function readImage() {
  const text = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').replaceAll('\\\n', ' ')
  const [, variables = ''] = /^ENV (.*)$/m.exec(text.slice(text.lastIndexOf('\nFROM '))) ?? []
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(text) ?? []
  const compose = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')
  const [, worker = ''] = /^ {4}command: \[(node, .*worker\.mjs, sync)\]$/m.exec(compose) ?? []
  return {
    env: Object.fromEntries(
      variables
        .trim()
        .split(/\s+/)
        .map((pair) => pair.split('=')),
    ),
    site: JSON.parse(command),
    worker: worker.split(', '),
    migrate: ['node', 'apps/catalog-worker/dist/worker.mjs', 'migrate'],
  }
}

/** Makes a folder read-only, and checks that its links stay inside. */
function makeReadOnly(folder, path = folder) {
  const stats = lstatSync(path)
  if (stats.isSymbolicLink()) {
    const target = resolve(dirname(path), readlinkSync(path))
    if (relative(folder, target).startsWith('..')) throw new Error(`${path} leads out of the release, to ${target}.`)
    return
  }
  if (stats.isDirectory()) for (const name of readdirSync(path)) makeReadOnly(folder, join(path, name))
  chmodSync(path, stats.isDirectory() || (stats.mode & 0o100) !== 0 ? 0o555 : 0o444)
}

/**
 * Copies the assembled folder to an empty place, owned by root and read-only, with its own Node. Programs run as another user,
 * see an empty folder in place of this repository, and can write only to `tmp`.
 */
export function createRelease({ processes, assembled, folder, isSealed }) {
  const release = join(folder, 'release')
  const tmp = join(folder, 'tmp')
  cpSync(assembled, release, { recursive: true, verbatimSymlinks: true })
  mkdirSync(join(folder, 'bin'))
  copyFileSync(process.execPath, join(folder, 'bin/node'))
  chmodSync(join(folder, 'bin/node'), 0o555)
  makeReadOnly(release)
  copyFileSync(join(root, 'deploy/Caddyfile'), join(folder, 'Caddyfile'))
  mkdirSync(tmp)
  chmodSync(tmp, 0o1777)
  const image = readImage()
  const as = { user: 'nobody', group: 'nogroup' }
  const options = (env) => ({
    as,
    cwd: release,
    env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, HOME: tmp, TMPDIR: tmp, ...image.env, ...env },
    ...(isSealed ? { sealed: { folder: release, hidden: root } } : {}),
  })
  return {
    folder: release,
    tmp,
    caddyfile: join(folder, 'Caddyfile'),
    as,
    /** Starts a program of the image. */
    start: (name, program, env) => processes.start(name, image[program] ?? program, options(env)),
    run: (name, program, env, seconds) => processes.run(name, image[program] ?? program, { ...options(env), seconds }),
  }
}
