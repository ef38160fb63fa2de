import { request } from 'node:http'
import { connect } from 'node:net'
import { runs } from '@lootboxes/tooling/runs'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { createDevnet, type Devnet } from '../create-devnet'
import { requestFields } from '../testing/request-fields'
import { routes } from './routes'

let devnet: Devnet
let port: number

beforeAll(async () => {
  devnet = (await createDevnet({ history: false, faultSettings: { commitDelayMs: 0 } }))._unsafeUnwrap()
  port = Number(new URL((await devnet.listen({ port: 0 }))._unsafeUnwrap()).port)
  return () => devnet.close()
}, 60_000)

type Sent = { method: string; path: string; headers: Readonly<Record<string, string>>; body: string | Uint8Array }
type Received = { status: number; text: string }

const send = ({ method, path, headers, body }: Sent): Promise<Received> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') })
        // A request for an upgrade keeps its connection.
        sent.destroy()
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** Sends bytes, closes this half of the connection, and resolves to everything that came back. */
const sendBytes = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'))
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
  })

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)
const DEPTH = 50_000

/** Values as text, because some have no form in JavaScript. */
const wild = fc.oneof(
  { weight: 6, arbitrary: fc.json() },
  { weight: 2, arbitrary: fc.bigInt().map(String) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '1e999',
      '-1e400',
      '-0',
      '9'.repeat(400),
      '"\\ud800"',
      '{"__proto__":{"type":"Compiled"}}',
      '{"constructor":1,"toString":null}',
      `"${'a'.repeat(10_000)}"`,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      nested('[', ']', DEPTH),
      nested('{"fields":[', ']}', DEPTH),
      `[${nested('{"value":', '}', DEPTH).replace('{}', '{"value":1}')}]`,
    ),
  },
)
const object = fc
  .array(fc.tuple(fc.constantFrom(...requestFields), wild), { maxLength: 6 })
  .map((entries) => `{${entries.map(([name, value]) => `"${name}":${value}`).join(',')}}`)
const body: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 8, arbitrary: object },
  { weight: 2, arbitrary: wild },
  { weight: 1, arbitrary: fc.tuple(object, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
)

const localPaths = [
  ...['clock', 'snapshot', 'snapshots', 'restore', 'reset', 'mine', 'state', 'state-hash', 'next-transactions'],
  ...['price', 'faucet'],
].map((name) => `/devnet/${name}`)
const walletPaths = [
  ...['accounts', 'review-transaction', 'sign-transaction', 'review-subintent', 'sign-subintent'],
  ...['complete-subintent', 'sign-challenge'],
].map((name) => `/wallet/${name}`)
const pages = [
  '/',
  '/health',
  '/wallet.js',
  '/ipfs/',
  '/explorer/search',
  '/explorer/entity/',
  '/explorer/control',
  '*',
]
const known = [...Object.keys(routes), ...localPaths, ...walletPaths, ...pages]
const endings = [
  '',
  '',
  '',
  '',
  '/',
  '//',
  '/..',
  '%',
  '%00',
  '%2e%2e',
  '/__proto__',
  '?user=%',
  '?q=%E0%A4%A',
  ';a',
  '#',
]
const path = fc.tuple(fc.constantFrom(...known), fc.constantFrom(...endings)).map((parts) => parts.join(''))
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant('POST') },
  { weight: 3, arbitrary: fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND') },
)
const jsonType = { 'content-type': 'application/json' }
const headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(jsonType) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Readonly<Record<string, string>>>(
      {},
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { ...jsonType, 'content-encoding': 'gzip' },
      { ...jsonType, connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'x' },
      { ...jsonType, expect: 'nothing' },
      { ...jsonType, host: '[::1' },
      { ...jsonType, host: 'devnet.example' },
      { ...jsonType, origin: 'null' },
      { ...jsonType, origin: 'http://\xff' },
      { ...jsonType, accept: 'text/html', 'accept-encoding': 'gzip', 'access-control-request-headers': 'x\t\xe9' },
    ),
  },
)

const Refusal = z.strictObject({
  message: z.string().min(1),
  code: z.int(),
  details: z.looseObject({ type: z.string().endsWith('Error') }),
  trace_id: z.string().min(1),
})

/** A refusal of an endpoint has the Gateway's body. Refusals before an endpoint (path, method, type, size) have none. */
function expectRefusal({ status, text }: Received): void {
  if (status !== 400 && status !== 404 && status !== 422) return
  if (text === '') return
  expect(Refusal.parse(JSON.parse(text)).code).toBe(status)
}

const count = runs(400, 5_000)

test(`${count} requests with any path, method, headers and body: no server error`, { timeout: 1_200_000 }, async () => {
  const statuses = new Set<number>()
  const sent = fc.record({ method, path, headers, body })
  await fc.assert(
    fc.asyncProperty(sent, async (one) => {
      const { status, text } = await send(one)
      expect(status, text).toBeLessThan(500)
      statuses.add(status)
      if (Object.hasOwn(routes, one.path)) expectRefusal({ status, text })
    }),
    { numRuns: count, seed: runs(1, Date.now()) },
  )
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403, 404, 405, 415, 417]))
})

test('every endpoint refuses each wrong type with the body of the Gateway', { timeout: 120_000 }, async () => {
  const bodies = ['[]', 'null', '"a"', '1e999', '{', nested('[', ']', DEPTH), '{"at_ledger_state":[]}', '\u0000']
  for (const name of Object.keys(routes))
    for (const text of bodies) {
      const answer = await send({ method: 'POST', path: name, headers: jsonType, body: text })
      expect([200, 400], `${name} ${text.slice(0, 30)}`).toContain(answer.status)
      if (answer.status === 400) expect(Refusal.parse(JSON.parse(answer.text)).code).toBe(400)
    }
})

test('deep values and manifests are refused, not followed', async () => {
  const { epoch } = devnet.ledger.chain.tip()
  const account = devnet.addressOf('main')
  const ask = (path: string, value: unknown) =>
    send({ method: 'POST', path, headers: jsonType, body: JSON.stringify(value) })
  const [store] = [...devnet.ledger.chain.dump().store.cells.entity].find(
    ([, versions]) => versions.at(-1)?.value.kind === 'key-value-store',
  ) ?? ['']
  const key_hex = `5c${'2101'.repeat(5_000)}2100`
  expect(
    (await ask('/state/key-value-store/data', { key_value_store_address: store, keys: [{ key_hex }] })).status,
  ).toBe(200)
  for (const value of [nested('Tuple(', ')', 5_000), nested('Enum<0u8>(', ')', 5_000), 'Array<'.repeat(5_000)]) {
    const preview = await ask('/transaction/preview', {
      manifest: `CALL_METHOD Address("${account}") "free" ${value};`,
      nonce: 1,
      start_epoch_inclusive: epoch,
      end_epoch_exclusive: epoch + 10,
      tip_percentage: 0,
      signer_public_keys: [],
      flags: {},
    })
    expect(preview.status, preview.text.slice(0, 300)).toBe(400)
    expectRefusal(preview)
  }
  const notarized_transaction_hex = `4d220b${'2101'.repeat(20_000)}`
  expect((await ask('/transaction/submit', { notarized_transaction_hex })).status).toBe(400)
})

const json = 'Host: localhost\r\nContent-Type: application/json'
test.each([
  ['a body that ends early', `POST /transaction/submit HTTP/1.1\r\n${json}\r\nContent-Length: 900\r\n\r\n{"notarized`],
  [
    'chunks that end early',
    `POST /state/entity/details HTTP/1.1\r\n${json}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"add`,
  ],
  [
    'a chunk without a size',
    `POST /state/entity/details HTTP/1.1\r\n${json}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  ],
  ['headers that end early', 'POST /transaction/submit HTTP/1.1\r\nHost: local'],
  ['two lengths', `POST /devnet/mine HTTP/1.1\r\n${json}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  [
    'a length and chunks',
    `POST /devnet/mine HTTP/1.1\r\n${json}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
  ],
  ['a header of 100 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n'],
  ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a wrong version', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
  ['a control character in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\x00b\r\n\r\n'],
])('%s: refused or dropped, and the next request is answered', async (_name, bytes) => {
  expect(await sendBytes(bytes)).toMatch(/^(?:$|HTTP\/1\.1 4\d\d )/)
  const next = await send({ method: 'GET', path: '/health', headers: {}, body: '' })
  expect(next).toEqual({ status: 200, text: 'OK' })
})
