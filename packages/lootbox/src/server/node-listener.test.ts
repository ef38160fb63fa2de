import { createServer, request as send } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createProductApi } from '../create-product-api'
import { component, config, createLedger } from '../ledger.fixture'
import { createClientKey } from './client-key'
import { createProductHandler } from './create-product-handler'
import { createNodeListener } from './node-listener'
import { createMemoryRateLimit } from './rate-limit'

/** Serves a handler on a free port. */
async function serve(handler: (request: Request) => Promise<Response>) {
  const server = createServer(createNodeListener(handler))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, url: `http://127.0.0.1:${port}` }
}

const resources = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

test('serves the product calls over HTTP', async () => {
  const { url } = await serve(createProductHandler(createProductApi(createLedger().gateway, config)))
  const response = await fetch(`${url}/api/all-lootbox-resources?a=1`, resources({ address: component }))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await response.json()).toMatchObject({ address: { componentAddress: component } })
  expect((await fetch(`${url}/api/openapi.json`)).status).toBe(200)
  const head = await fetch(`${url}/api/all-lootbox-resources`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([405, ''])
  const long = await fetch(`${url}/api/all-lootbox-resources`, resources({ address: 'x'.repeat(70_000) }))
  expect(long.status).toBe(400)
})

test('counts the socket’s address, whatever the caller claims', async () => {
  const limit = createMemoryRateLimit({ perMinute: 1 })
  const clientOf = createClientKey({ trustProxy: 0 })
  const api = createProductApi(createLedger().gateway, config)
  const { url } = await serve(createProductHandler(api, { limit, clientKey: ({ headers }) => clientOf(headers) }))
  const status = async (claimed: string) =>
    (await fetch(`${url}/api/all-lootbox-resources`, resources({ address: component }, { 'lootbox-peer': claimed })))
      .status
  expect([await status('198.51.100.1'), await status('198.51.100.2')]).toEqual([200, 429])
})

test('sends every cookie of a response', async () => {
  const headers = new Headers({ 'content-type': 'text/plain' })
  headers.append('set-cookie', 'one=1; Path=/')
  headers.append('set-cookie', 'two=2; Path=/')
  const { url } = await serve(() => Promise.resolve(new Response('hello', { status: 201, headers })))
  const response = await fetch(url)
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    201,
    'text/plain',
    'hello',
  ])
  expect(response.headers.getSetCookie()).toEqual(['one=1; Path=/', 'two=2; Path=/'])
})

test('uses the whole path when a mount point was cut off', async () => {
  const paths: string[] = []
  const listen = createNodeListener(({ url }) => {
    paths.push(new URL(url).pathname)
    return Promise.resolve(new Response())
  })
  const server = createServer((incoming, outgoing) =>
    listen(Object.assign(incoming, { originalUrl: incoming.url ?? '', url: '/cut' }), outgoing),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/x`)
  server.closeAllConnections()
  server.close()
  expect(paths).toEqual(['/api/x'])
})

test('aborts the request’s signal when the caller disconnects', async () => {
  let hangUp = () => {}
  const aborted = new Promise<unknown>((resolve) => {
    void serve(({ signal }) => {
      hangUp()
      return new Promise((answer) => {
        signal.addEventListener('abort', () => {
          resolve(signal.reason)
          answer(new Response())
        })
      })
    }).then(({ port }) => {
      const sent = send({ port, host: '127.0.0.1' })
      hangUp = () => sent.destroy()
      sent.on('error', () => undefined).end()
    })
  })
  expect(await aborted).toBe('The caller disconnected.')
})

test('answers 400 to a target that is no path', async () => {
  const { port } = await serve(() => Promise.resolve(new Response()))
  const socket = connect(port, '127.0.0.1')
  socket.end('GET [ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part as Buffer)
  expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 400/)
})

test('answers a method that the Fetch API does not allow, and a handler that rejects', async () => {
  const { port } = await serve(() => Promise.reject(new Error('broken')))
  const statusOf = (method: string) =>
    new Promise((resolve, reject) => {
      send({ port, method, path: '/api' }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end()
    })
  expect([await statusOf('TRACE'), await statusOf('GET')]).toEqual([500, 500])
})
