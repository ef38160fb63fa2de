import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { Encoding } from './create-encoder.ts'
import { PageResponse } from './page-response.ts'
import { createPageRewriter } from './rewrite-page.ts'

type Answer = (response: PageResponse) => void
const servers: Server[] = []

/** What a browser gets of an answer: status, headers, and the bytes as they went. */
async function ask(answer: Answer, encoding: Encoding | undefined, method = 'GET') {
  const listener: RequestListener<never, typeof PageResponse> = (_, response) => {
    if (encoding !== undefined) response.deliver({ rewriter: createPageRewriter(new Map()), encoding })
    answer(response)
  }
  const server = createServer({ ServerResponse: PageResponse }, listener)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port }: AddressInfo = Object(server.address())
  const { request } = await import('node:http')
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (done, fail) => {
      const sent = request({ port, host: '127.0.0.1', method }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        )
        response.on('error', fail)
      })
      sent.on('error', fail).end()
    },
  )
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const text = '<html><head></head><body>’n Öko-🌱</body></html>'
const asPage: Answer = (response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += 3) response.write(bytes.subarray(at, at + 3))
  response.end()
}

test('a page goes out compressed as agreed, however its bytes were cut', async () => {
  const br = await ask(asPage, 'br')
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.body).toString()).toBe(text)
  const gzip = await ask(asPage, 'gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(text)
  const plain = await ask(asPage, 'identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(text)
})

test('status and headers given on the way stay; a length that no longer holds goes', async () => {
  const answer: Answer = (response) => {
    response.setHeader('link', '</>; rel=preconnect, </a.css>; rel=preload; as="style"; nonce="x"')
    response.writeHead(404, { 'content-type': 'text/html', 'content-length': 5, 'x-own': 'kept' })
    response.end('<p>no')
  }
  const { status, headers, body } = await ask(answer, 'gzip')
  expect(status).toBe(404)
  expect(headers['x-own']).toBe('kept')
  expect(headers['content-length']).toBeUndefined()
  expect(headers.link).toBe('</>; rel=preconnect')
  expect(gunzipSync(body).toString()).toBe('<p>no')
})

test('what is no page, and what nobody asked to be rewritten, passes as it is', async () => {
  const json: Answer = (response) => {
    response.setHeader('content-type', 'application/json')
    response.write('{"a"')
    response.end(':1}')
  }
  const agreed = await ask(json, 'br')
  expect(agreed.headers['content-encoding']).toBeUndefined()
  expect(agreed.body.toString()).toBe('{"a":1}')
  expect((await ask(asPage, undefined)).body.toString()).toBe(text)
  const short = await ask((response) => response.end('ok'), undefined)
  expect(short.headers['content-length']).toBe('2')
})

test('a redirect has no body to compress', async () => {
  const { status, headers, body } = await ask((response) => {
    response.statusCode = 308
    response.setHeader('location', '/terms')
    response.end()
  }, 'br')
  expect([status, headers.location, body.length]).toEqual([308, '/terms', 0])
})

test('callbacks are called and the end comes once', async () => {
  const told: string[] = []
  const { body } = await ask((response) => {
    response.setHeader('content-type', 'text/html')
    response.write('<p>', () => told.push('written'))
    response.end('a', () => told.push('ended'))
    response.end('b')
  }, 'identity')
  expect(body.toString()).toBe('<p>a')
  expect(told).toEqual(['written', 'ended'])
})
