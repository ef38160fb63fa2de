import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startTraces } from './traces'

const account = 'account_loc1cyuvtquqzfpy0ydn6qcfzfwukzz5jrhucduuw3m52cvfdapcs80r98'

test('spans reach the collector, without queries and whole accounts', async () => {
  const heard: { path: string | undefined; body: string }[] = []
  const collector = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      heard.push({ path: request.url, body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const provider = await startTraces(`http://127.0.0.1:${port}`)
  try {
    provider
      .getTracer('next.js')
      .startSpan(`GET /user/${account}?show=luck`, {
        attributes: { 'http.method': 'GET', 'http.target': '/confirm?token=secret', 'http.status_code': 200 },
      })
      .end()
    await provider.forceFlush()
  } finally {
    await provider.shutdown()
    collector.close()
  }
  expect(heard.map(({ path }) => path)).toEqual(['/v1/traces'])
  const [{ body } = { body: '' }] = heard
  expect(body).toContain('GET /user/acco')
  expect(body).toContain('"/confirm"')
  expect(body).not.toMatch(/secret|luck/)
  expect(body).not.toContain(account)
})
