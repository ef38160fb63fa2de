import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { freePort } from '@lootboxes/tooling/free-port'
import { varnishCommand, writeVarnishConfig } from '../apps/storefront/bench/varnish.ts'
import { until } from './release-check/processes.mjs'

/** `deploy/varnish/default.vcl` in a real Varnish, in front of a server that answers as the test says. */
const skip = !existsSync('/usr/sbin/varnishd') && 'Varnish is not installed.'
const folder = mkdtempSync(join(tmpdir(), 'lootboxes-varnish-'))
const requests = []
let answer = () => ({})
let varnish
let url

const storefront = createServer((request, response) => {
  const isProbe = request.url === '/health/ready'
  if (!isProbe) requests.push(request)
  const { status = 200, headers = {}, body = 'page' } = isProbe ? {} : answer(request)
  response.writeHead(status, headers).end(body)
})

before(async () => {
  if (skip) return
  await new Promise((done) => storefront.listen(0, '127.0.0.1', done))
  writeVarnishConfig(folder, [storefront.address().port])
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const [command, ...args] = varnishCommand(folder, port)
  varnish = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await until('Varnish answers', 30, async () => (await fetch(`${url}/health/ready`)).ok)
})
after(async () => {
  if (varnish) await new Promise((done) => varnish.once('exit', done).kill())
  storefront.closeAllConnections()
  storefront.close()
  rmSync(folder, { recursive: true, force: true })
})

const page = { headers: { 'cache-control': 'public, max-age=0, s-maxage=2, stale-while-revalidate=30' } }
const get = async (path, headers = {}) => {
  const response = await fetch(url + path, { headers })
  return { status: response.status, cookie: response.headers.get('set-cookie'), body: await response.text() }
}
const sent = (path) => requests.filter((request) => request.url === path)

test('a miss reaches the storefront with the cookie of its visitor alone, and all visitors share the copy', {
  skip,
}, async () => {
  answer = () => page
  await get('/shared', {
    cookie: 'theme=dark; lootbox-visitor=anna.signature; other=1',
    'visitor-cookie': 'lootbox-seen=1',
  })
  await get('/shared', { cookie: 'lootbox-visitor=ben.signature' })
  await get('/shared')
  await get('/none', { cookie: 'theme=dark; not-lootbox-visitor=1', 'visitor-cookie': 'lootbox-seen=1' })
  assert.deepEqual(
    requests.map((request) => [request.url, request.headers.cookie, request.headers['visitor-cookie']]),
    [
      ['/shared', 'lootbox-visitor=anna.signature', undefined],
      ['/none', undefined, undefined],
    ],
  )
})

test('a request with `lootbox-seen`, and a form, keep their cookies', { skip }, async () => {
  const cookie = 'lootbox-visitor=anna.signature; lootbox-seen=1'
  await get('/seen', { cookie })
  await fetch(`${url}/contact`, { method: 'POST', body: 'a=1', headers: { cookie: 'lootbox-visitor=ben.signature' } })
  assert.equal(sent('/seen')[0].headers.cookie, cookie)
  assert.equal(sent('/contact')[0].headers.cookie, 'lootbox-visitor=ben.signature')
})

for (const status of [429, 500])
  test(`a ${status} is sent to the visitor that it answers and to no other`, { skip }, async () => {
    const path = `/refused-${status}`
    answer = ({ headers }) =>
      headers.cookie
        ? page
        : { status, headers: { 'set-cookie': 'lootbox-visitor=new.signature', 'cache-control': 'no-store' } }
    const refused = await get(path)
    assert.deepEqual([refused.status, refused.cookie], [status, 'lootbox-visitor=new.signature'])
    for (const name of ['anna', 'ben']) {
      const served = await get(path, { cookie: `lootbox-visitor=${name}.signature` })
      assert.deepEqual([served.status, served.cookie], [200, null])
    }
    assert.equal(sent(path).length, 2)
  })

test('a 429 of a background fetch does not replace the copy', { skip }, async () => {
  answer = () => ({ headers: { 'cache-control': 'public, max-age=0, s-maxage=1' }, body: 'copy' })
  const path = '/copy'
  assert.equal((await get(path)).body, 'copy')
  answer = () => ({ status: 429, headers: { 'cache-control': 'no-store' } })
  const bodies = []
  await until('two background fetches', 10, async () => {
    bodies.push((await get(path)).body)
    return sent(path).length > 2
  })
  bodies.push((await get(path)).body)
  assert.deepEqual([...new Set(bodies)], ['copy'])
})
