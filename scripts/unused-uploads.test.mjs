import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'

const root = join(import.meta.dirname, '..')
const day = 86_400
const hash = (text) => createHash('sha256').update(text).digest('hex')
const [item, icon, unused, draft] = [
  `${hash('item')}.png`,
  `${hash('icon')}.jpg`,
  `${hash('unused')}.png`,
  `${hash('draft')}.png`,
]
let folder
let asOf
let worker

/** A worker whose catalog has one item and one collection, each with a stored picture. */
const answers = {
  '/health': () => ({}),
  '/status': () => ({ ok: { asOf } }),
  '/verbs/listItems': () => ({ ok: { items: [{ imageUrl: `https://shop.test/uploads/${item}` }], total: 1 } }),
  '/verbs/listCollections': () => ({ ok: { items: [{ iconUrl: `https://shop.test/uploads/${icon}` }], total: 1 } }),
}

beforeEach(async () => {
  asOf = { catchingUp: false, ageMs: 500 }
  folder = mkdtempSync(join(tmpdir(), 'lootboxes-unused-'))
  const now = Date.now() / 1000
  for (const name of [item, icon, unused, draft, 'notes.png', `${unused}.bak`]) {
    writeFileSync(join(folder, name), 'bytes')
    const at = now - day * (name === draft ? 29 : 31)
    utimesSync(join(folder, name), at, at)
  }
  worker = createServer((request, response) => response.end(JSON.stringify(answers[request.url]?.() ?? { error: {} })))
  await once(worker.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  worker.close()
  rmSync(folder, { recursive: true })
})

async function uploads(args, env = {}) {
  const program = ['--conditions=@lootboxes/source', '--import', 'tsx', join(root, 'apps/catalog-worker/src/main.ts')]
  const child = spawn(process.execPath, [...program, 'uploads', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, CATALOG_PORT: String(worker.address().port), UPLOADS_DIR: folder, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const [code] = await once(child, 'close')
  return { code, output }
}
const others = [item, icon, draft, 'notes.png', `${unused}.bak`].toSorted()
const all = [...others, unused].toSorted()
const files = () => readdirSync(folder).toSorted()

test('without --delete the command lists old pictures that the catalog does not name', async () => {
  const { code, output } = await uploads([])
  assert.deepEqual([code, output], [0, `${unused}\n1 unused pictures, 0.0 MB. --delete deletes them.\n`])
  assert.deepEqual(files(), all)
})

test('--delete deletes these pictures and no other file', async () => {
  const { code, output } = await uploads(['--delete'])
  assert.equal(code, 0, output)
  assert.deepEqual(files(), others)
})

test('while the catalog is behind the ledger, nothing is deleted', async () => {
  for (const behind of [
    { catchingUp: true, ageMs: 500 },
    { catchingUp: false, ageMs: 3_600_000 },
  ]) {
    asOf = behind
    const { code, output } = await uploads(['--delete'])
    assert.equal(code, 1)
    assert.match(output, /The catalog is behind the ledger/)
  }
  assert.deepEqual(files(), all)
})

test('on a public network nothing is deleted, because its catalog lacks collections', async () => {
  const site = { RADIX_NETWORK: 'stokenet', SITE_URL: 'https://shop.test' }
  const account = 'account_tdx_2_12yh0e0frldxr4srscn04uur9dnurjqkj5s8jdl2lf6v4vwpx6wh5m6'
  const { code, output } = await uploads(['--delete'], { ...site, DAPP_DEFINITION_ADDRESS: account })
  assert.equal(code, 1)
  assert.match(output, /Nothing was deleted/)
  assert.deepEqual(files(), all)
})
