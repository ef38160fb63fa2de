import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createDevnet, type Devnet } from '@lootboxes/devnet'
import { afterAll, beforeAll, expect, test } from 'vitest'

const cli = fileURLToPath(new URL('cli.ts', import.meta.url))

/** The command as npm starts it: its exit code and what it printed. */
const run = (...args: readonly string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      ['--conditions=@lootboxes/source', '--import', 'tsx', cli, ...args],
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    ),
  )

let devnet: Devnet
let devnetUrl: string
let folder: string
beforeAll(async () => {
  devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
  devnetUrl = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
  folder = await mkdtemp(join(tmpdir(), 'codegen-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await devnet.close()
})

type Page = { items: readonly { name: string; version: string }[]; total_count: number }

/** The devnet's Gateway, with a package whose blueprints have these names. */
async function gatewayOf(names: readonly string[]) {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(new URL(request.url ?? '/', devnetUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: await text(request),
    })
    const body = (await answer.json()) as Page
    const [first] = body.items
    const page = { ...body, items: names.map((name, at) => ({ ...first, name, version: `1.${at}.0` })) }
    const isPage = request.url?.endsWith('/blueprints') === true
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(isPage ? page : body))
  }
  const server = createServer((request, response) => void respond(request, response)).listen(0)
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('blueprints whose names give the same file name have a file each', async () => {
  const names = ['Lootbox', 'Lootbox', 'lootbox', 'Lootbox2', 'LootBox']
  const { server, url } = await gatewayOf(names)
  const out = join(folder, 'new', 'ledger')
  try {
    const files = ['lootbox', 'lootbox2', 'lootbox3', 'lootbox22', 'loot-box'].map((name) => join(out, `${name}.ts`))
    expect(await run(devnet.addresses.lootboxPackage, '--gateway', url, '--out', out)).toEqual({
      code: 0,
      stdout: files.map((file) => `wrote ${file}\n`).join(''),
      stderr: '',
    })
    expect((await readdir(out)).map((name) => join(out, name)).sort()).toEqual([...files].sort())
    const heads = await Promise.all(files.map(async (file) => (await readFile(file, 'utf8')).split('\n', 1)[0]))
    expect(heads.map((head) => /blueprint '(\w+)'/.exec(head ?? '')?.[1])).toEqual(names)
  } finally {
    server.close()
  }
})

test.each([
  [[], 'npx lootboxes-codegen ADDRESS'],
  [['a', 'b'], 'One address at a time, not 2.'],
  [['--no-such-option'], "Unknown option '--no-such-option'"],
  [['package_rdx1x'], '“package_rdx1x” is not an address.'],
] as const)('%j exits with 1 and the reason', async (args, reason) => {
  const { code, stdout, stderr } = await run(...args)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain(reason)
})

test('a folder that cannot be written is named', async () => {
  const { code, stderr } = await run(devnet.addresses.hugOpen, '--gateway', devnetUrl, '--out', `${cli}/x`)
  expect(code).toBe(1)
  expect(stderr).toContain(`Cannot write to ${cli}/x`)
})
