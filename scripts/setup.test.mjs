import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'

const folder = mkdtempSync(join(tmpdir(), 'setup-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const version = '1.2.3'
const binary = `@pnpm/exe.${process.platform}-${process.arch}`

const put = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
/** Makes a tarball with a manifest and one program. */
function tarball(name, program) {
  const at = `tarballs/${name}`
  put(`${at}/package/package.json`, JSON.stringify({ name, version }))
  put(`${at}/package/bin/pnpm.mjs`, program)
  spawnSync('tar', ['-czf', 'it.tgz', 'package'], { cwd: join(folder, at) })
  const bytes = readFileSync(join(folder, at, 'it.tgz'))
  return { bytes, sha512: (encoding) => createHash('sha512').update(bytes).digest(encoding) }
}
const tarballs = {
  pnpm: tarball('pnpm', "console.log('ran pnpm', ...process.argv.slice(2))"),
  [binary]: tarball(binary, ''),
}

const registry = createServer((request, response) => {
  const path = decodeURIComponent(request.url).slice(1)
  const [name, file] = path.split('/-/')
  if (file) return response.end(tarballs[name].bytes)
  const integrity = `sha512-${tarballs[name].sha512('base64')}`
  const dist = { integrity, tarball: `http://127.0.0.1:${registry.address().port}/${name}/-/it.tgz` }
  response.end(JSON.stringify({ name, versions: { [version]: { name, version, dist } } }))
})
await new Promise((listening) => registry.listen(0, '127.0.0.1', listening))
after(() => registry.close())

/** Runs setup.mjs in a workspace that pins these hashes. */
async function setup(workspace, { pnpm = tarballs.pnpm.sha512('hex'), exe = tarballs[binary].sha512('base64') } = {}) {
  put(`${workspace}/package.json`, JSON.stringify({ packageManager: `pnpm@${version}+sha512.${pnpm}` }))
  put(`${workspace}/pnpm-lock.yaml`, `  '${binary}@${version}':\n    resolution: {integrity: sha512-${exe}}\n`)
  cpSync(join(import.meta.dirname, 'setup.mjs'), join(folder, workspace, 'scripts/setup.mjs'))
  const child = spawn(process.execPath, [join(folder, workspace, 'scripts/setup.mjs')], {
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${registry.address().port}/`,
      npm_config_cache: join(folder, workspace, 'cache'),
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const status = await new Promise((closed) => child.once('close', closed))
  return { status, output }
}

test('runs pnpm when both hashes match, and downloads it once', async () => {
  const first = await setup('right')
  assert.match(first.output, /^ran pnpm install --frozen-lockfile$/m)
  assert.equal(first.status, 0)
  tarballs.pnpm.bytes = Buffer.from('not served again')
  assert.deepEqual(await setup('right'), first)
})

test('runs nothing when a hash differs, even if it matches the registry', async () => {
  tarballs.pnpm = tarball('pnpm', "console.log('ran pnpm')")
  const other = createHash('sha512').update('other')
  for (const [workspace, pins] of [
    ['wrong-pnpm', { pnpm: other.copy().digest('hex') }],
    ['wrong-binary', { exe: other.copy().digest('base64') }],
  ]) {
    const { status, output } = await setup(workspace, pins)
    assert.equal(status, 1)
    assert.match(output, /has the sha512 .* but this repository pins/)
    assert.doesNotMatch(output, /ran pnpm/)
    assert.deepEqual(readdirSync(join(folder, workspace, '.data')), [])
  }
})

test('package.json and the lockfile pin the same version and hash of pnpm', () => {
  const root = join(import.meta.dirname, '..')
  const { packageManager, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [, pinned, hex] = /^pnpm@(.*)\+sha512\.(.*)$/.exec(packageManager)
  assert.equal(devDependencies.pnpm, pinned)
  const hash = Buffer.from(hex, 'hex').toString('base64')
  assert.ok(
    readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').includes(
      `  pnpm@${pinned}:\n    resolution: {integrity: sha512-${hash}}`,
    ),
  )
})
