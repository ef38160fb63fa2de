import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { copyForImage } from './copy-for-image.mjs'

const root = join(import.meta.dirname, '..')
const read = (path) => readFileSync(join(root, path), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'image-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const secrets = ['.env', '.env.local', 'apps/storefront/.env.production', '.data/devnet/journal.ndjson']

test('the image contains no .env file and no .data folder', () => {
  for (const path of [...secrets, 'apps/storefront/server.js']) {
    mkdirSync(join(folder, 'from', dirname(path)), { recursive: true })
    writeFileSync(join(folder, 'from', path), '')
  }
  copyForImage(join(folder, 'from'), join(folder, 'to'))
  assert.deepEqual(readdirSync(join(folder, 'to'), { recursive: true }), [
    'apps',
    'apps/storefront',
    'apps/storefront/server.js',
  ])
  assert.doesNotMatch(read('scripts/assemble.mjs'), /cpSync|copyFile/)
})

test('.dockerignore excludes .env files, .data folders, installed packages and .git', () => {
  const lines = read('.dockerignore').split('\n')
  for (const line of ['**/.env*', '**/.data', '**/node_modules', '.git']) assert.ok(lines.includes(line), line)
  assert.deepEqual(
    lines.filter((line) => line.startsWith('!')),
    [],
  )
})

test('git ignores .env files and .data', () => {
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', ...secrets], { cwd: root, encoding: 'utf8' })
  assert.deepEqual(stdout.trim().split('\n'), secrets)
})
