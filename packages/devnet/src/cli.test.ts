import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountAddressFromPublicKey } from '@lootboxes/ledger'
import { freePort } from '@lootboxes/tooling/free-port'
import { ed25519 } from '@noble/curves/ed25519.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blueprintPackage } from './blueprints/define-blueprint'
import { bundleCommand, type Command, removeCommand, runCommand } from './testing/command'

const folder = mkdtempSync(join(tmpdir(), 'devnet-cli-'))
beforeAll(() => bundleCommand())
afterAll(() => {
  removeCommand()
  rmSync(folder, { recursive: true, force: true })
})

const quick = ['--no-history', '--commit-delay', '0', '--draw-delay', '0']
const stateOf = async (url: string) => (await fetch(`${url}/devnet/state`)).json()
const giveTo = (url: string, account: string) =>
  fetch(`${url}/devnet/faucet`, {
    method: 'POST',
    body: JSON.stringify({ account }),
    headers: { 'content-type': 'application/json' },
  })
const account = 'account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08'

async function stop({ process, ended }: Command, signal: NodeJS.Signals): Promise<number | null> {
  process.kill(signal)
  return (await ended).code
}

describe('lootboxes-devnet', () => {
  test('a taken port gives a clear message and exit code 1', async () => {
    const first = runCommand([...quick, '--memory', '--port', '0'])
    const { port } = new URL(await first.listening)
    const second = runCommand([...quick, '--memory', '--port', port])
    expect(await second.ended).toEqual({
      code: 1,
      said: `Port ${port} on 127.0.0.1 is taken. Choose another with --port or DEVNET_PORT.\n`,
    })
    expect(await stop(first, 'SIGINT')).toBe(0)
  })

  test('--blueprints runs the blueprints that a module exports', async () => {
    const path = join(folder, 'echo.mjs')
    // The form that `defineBlueprint` returns, so that the test needs no built package.
    writeFileSync(
      path,
      "export const echo = { name: 'Echo', methods: new Map(), functions: new Map([['go', () => ({})]]) }",
    )
    const command = runCommand([...quick, '--memory', '--genesis', 'empty', '--port', '0', '--blueprints', path])
    const preview = await fetch(`${await command.listening}/transaction/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        manifest: `CALL_FUNCTION Address("${blueprintPackage('Echo', 240)}") "Echo" "go";`,
        start_epoch_inclusive: 1,
        end_epoch_exclusive: 100,
        tip_percentage: 0,
        nonce: 1,
        signer_public_keys: [],
        flags: { use_free_credit: true, skip_epoch_check: true },
      }),
    })
    expect(await preview.json()).toMatchObject({ receipt: { status: 'Succeeded' } })
    await stop(command, 'SIGINT')
    writeFileSync(path, 'export const echo = 1')
    const without = runCommand(['--memory', '--port', '0', '--blueprints', path])
    expect((await without.ended).said).toContain('exports no blueprint')
    const missing = runCommand(['--memory', '--port', '0', '--blueprints', join(folder, 'none.mjs')])
    expect((await missing.ended).said).toContain('cannot be loaded')
  })

  test('keeps its ledger over a clean stop, and --reset deletes it', async () => {
    const options = [...quick, '--port', '0', '--data', join(folder, 'kept')]
    const first = runCommand(options)
    const url = await first.listening
    expect((await giveTo(url, account)).status).toBe(200)
    const rival = await runCommand(options).ended
    expect(rival).toEqual({ code: 1, said: expect.stringContaining(`Another devnet (process ${first.process.pid})`) })
    const { stateVersion } = await stateOf(url)
    expect(await stop(first, 'SIGTERM')).toBe(0)

    const second = runCommand(options)
    expect((await stateOf(await second.listening)).stateVersion).toBeGreaterThanOrEqual(stateVersion)
    expect(await stop(second, 'SIGTERM')).toBe(0)

    const third = runCommand([...options, '--reset'])
    expect((await stateOf(await third.listening)).stateVersion).toBeLessThan(stateVersion)
    expect(await stop(third, 'SIGTERM')).toBe(0)
  })

  test('DEVNET_PORT sets the port, and --seed changes the keys', async () => {
    const port = await freePort()
    const command = runCommand([...quick, '--memory', '--seed', '7'], { DEVNET_PORT: String(port) })
    const url = await command.listening
    expect(url).toBe(`http://127.0.0.1:${port}`)
    const { accounts } = await (await fetch(`${url}/wallet/accounts`)).json()
    expect(accounts[0].address).not.toBe(account)
    expect(await stop(command, 'SIGINT')).toBe(0)
  })

  test('a control finds the devnet by its port', async () => {
    const devnet = runCommand([...quick, '--memory', '--genesis', 'empty', '--port', '0'])
    const { port } = new URL(await devnet.listening)
    const called = await runCommand(['snapshot', '--port', port]).ended
    expect([called.code, JSON.parse(called.said)]).toEqual([0, expect.objectContaining({ id: 1 })])
    expect(await stop(devnet, 'SIGINT')).toBe(0)
  })

  test('lists accounts whose private keys belong to their addresses', async () => {
    const devnet = runCommand([...quick, '--memory', '--port', '0'])
    const url = await devnet.listening
    expect(await stop(devnet, 'SIGINT')).toBe(0)
    const { said } = await devnet.ended
    expect(said).toContain(`<script src="${url}/wallet.js"></script>`)
    expect(said).toMatch(/^dApp definition: account_loc1c9n0e3cefkr4\w+ \(dapp-definition\)$/m)
    const listed = [...said.matchAll(/^ {2}(\S+) +(account_loc1\w+) {2}([0-9a-f]{64})$/gm)]
    expect(listed.map(([, name]) => name).slice(0, 3)).toEqual(['main', 'club', 'oracle'])
    expect(listed).toHaveLength(10)
    for (const [, , address, key = ''] of listed)
      expect(accountAddressFromPublicKey(ed25519.getPublicKey(hexToBytes(key)), 240)).toBe(address)
    expect(said).toContain('and 5 more')
  })

  test('names an invalid option', async () => {
    const badNumber = await runCommand(['--port', 'eighty']).ended
    expect(badNumber).toEqual({ code: 1, said: '--port takes a whole number, not “eighty”.\n' })
    const noPort = await runCommand([...quick, '--memory', '--port', '70000']).ended
    expect(noPort).toEqual({ code: 1, said: 'There is no port 70000: a port is a whole number from 0 to 65535.\n' })
    const notFolder = await runCommand([...quick, '--data', import.meta.filename]).ended
    expect(notFolder.code).toBe(1)
    expect(notFolder.said).toContain('cannot hold the journal: it is a file, not a folder')
    const unknown = await runCommand(['--hurry']).ended
    expect(unknown.code).toBe(1)
    expect(unknown.said).toContain("Unknown option '--hurry'")
    expect(unknown.said).toContain('--commit-delay MS')
    const useless = await runCommand(['snapshot', '--memory']).ended
    expect(useless).toEqual({ code: 1, said: '“snapshot” has no option --memory.\n' })
    expect((await runCommand(['--url', 'http://127.0.0.1:1']).ended).said).toBe('--url needs a command.\n')
    expect((await runCommand(['init', 'a.json', 'b.json']).ended).said).toContain('writes one file')
    expect(await runCommand(['--help']).ended).toMatchObject({ code: 0, said: expect.stringContaining('--no-history') })
  })
})
