import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDevnet } from '../create-devnet'

/** An address of this machine besides the loopback. Calls to it come from it, like those of a container bridge. */
const bridge = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address

async function openDevnet(trust: readonly string[]) {
  const devnet = (await createDevnet({ genesis: 'empty', trust }))._unsafeUnwrap()
  onTestFinished(() => devnet.close())
  const url = (await devnet.listen({ port: 0, host: '0.0.0.0' }))._unsafeUnwrap()
  return { devnet, port: Number(new URL(url).port) }
}

type Call = { method: string; path: string; body?: string; type?: string }
type Caller = { port: number; address?: string | undefined; headers: Readonly<Record<string, string>> }

/** Node's `fetch` sets Host and Origin itself, so a test of other callers needs `request`. */
const send = ({ port, address = '127.0.0.1', headers }: Caller, { method, path, body = '', type }: Call) =>
  new Promise<{ status: number | undefined; text: string; allowed: string | undefined }>((resolve, reject) => {
    const call = request(
      { host: address, port, method, path, headers: { ...headers, ...(type && { 'content-type': type }) } },
      (response) => {
        let text = ''
        response.on('data', (chunk) => (text += String(chunk)))
        const allowed = response.headers['access-control-allow-origin']
        response.on('end', () => resolve({ status: response.statusCode, text, allowed }))
      },
    )
    call.on('error', reject)
    call.end(body)
  })

const json = 'application/json'
/** The wallet's keys, a control, and a button of the explorer. */
const guarded: readonly (Call & { status: number })[] = [
  { method: 'GET', path: '/wallet/accounts', status: 200 },
  { method: 'POST', path: '/devnet/snapshot', body: '{}', type: json, status: 200 },
  {
    method: 'POST',
    path: '/explorer/control',
    body: 'action=snapshot',
    type: 'application/x-www-form-urlencoded',
    status: 303,
  },
]
const statusesFor = async (caller: Caller) => {
  const answers = []
  for (const call of guarded) answers.push((await send(caller, call)).status)
  return answers
}
const refused = guarded.map(() => 403)
const answered = guarded.map(({ status }) => status)

test('the URL of a devnet on all addresses is one that the wallet accepts', async () => {
  const { devnet } = await openDevnet([])
  expect((await fetch(`${devnet.url}/wallet/accounts`)).status).toBe(200)
})

describe('a page of another container', () => {
  const page = { host: 'devnet:8090', origin: 'http://shop:3000' }

  test('is refused without --trust, by its host name and its origin, and changes nothing', async () => {
    const { devnet, port } = await openDevnet([])
    expect(await statusesFor({ port, headers: page })).toEqual(refused)
    expect(devnet.controls.snapshots()).toEqual([])
    const [accounts] = guarded
    const refusalOf = async (headers: Caller['headers']) =>
      accounts && (await send({ port, headers }, accounts)).text.match(/"message":"([^"]*)"/)?.[1]
    expect(await refusalOf(page)).toBe('The dev wallet does not accept the host name devnet:8090.')
    expect(await refusalOf({ ...page, host: `localhost:${port}` })).toBe(
      'The dev wallet does not accept requests of pages from http://shop:3000.',
    )
    const gateway = { method: 'POST', path: '/status/gateway-status', body: '{}', type: json }
    expect((await send({ port, headers: page }, gateway)).status).toBe(200)
  })

  test('is answered when --trust names both, and may read the answer', async () => {
    const { devnet, port } = await openDevnet(['devnet', 'shop'])
    expect(await statusesFor({ port, headers: page })).toEqual(answered)
    expect(devnet.controls.snapshots()).toHaveLength(2)
    const [accounts] = guarded
    expect(accounts && (await send({ port, headers: page }, accounts)).allowed).toBe('http://shop:3000')
    expect(await statusesFor({ port, headers: { ...page, origin: 'https://evil.example' } })).toEqual(refused)
  })
})

describe.skipIf(bridge === undefined)('a program beyond the loopback', () => {
  const headers = { host: 'localhost:8090' }

  test('is refused without --trust', async () => {
    const { port } = await openDevnet([])
    expect(await statusesFor({ port, address: bridge, headers })).toEqual(refused)
  })

  test.each([
    ['its address', [bridge ?? '']],
    ['its network', [`${bridge}/24`]],
  ])('is answered when --trust has %s', async (_, trust) => {
    const { port } = await openDevnet(trust)
    expect(await statusesFor({ port, address: bridge, headers })).toEqual(answered)
  })
})
