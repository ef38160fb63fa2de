import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { badPorts } from './bad-ports.mjs'

const program = join(import.meta.dirname, 'start.mjs')
const { PATH } = process.env
const start = (env) =>
  spawnSync(process.execPath, [program], { env: { PATH, ...env }, encoding: 'utf8', timeout: 20_000 })

for (const name of ['PORT', 'DEVNET_PORT', 'CATALOG_PORT'])
  test(`${name}: a port that fetch refuses ends the start with an error`, () => {
    const { status, stderr } = start({ [name]: '4190' })
    assert.equal(status, 1)
    assert.equal(
      stderr.trim(),
      `${name}=4190 cannot be used: browsers and fetch refuse this port, because it belongs to another protocol. Choose another, for example ${name}=4191 npm start`,
    )
  })

test('the suggested port is not refused', () => {
  assert.match(start({ PORT: '6665' }).stderr, /PORT=6670 npm start/)
})

const isRefused = async (port) => {
  const dispatcher = { dispatch: () => assert.fail('reached') }
  const { cause } = await fetch(`http://127.0.0.1:${port}`, { dispatcher }).catch((error) => error)
  return cause?.message === 'bad port'
}

// All bad ports of the Fetch standard are below 11,000.
test('fetch refuses the same ports', async () => {
  for (let port = 1; port < 11_000; port++) assert.equal(await isRefused(port), badPorts.has(port), `port ${port}`)
})
