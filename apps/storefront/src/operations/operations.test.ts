import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetProcess } from '@/config/per-process'
import { metrics } from './metrics'
import { serveMetrics } from './serve-metrics'
import { handleStops, stopping } from './stopping'
import { kindOf, watchRequests } from './watch-requests'

const ends: (() => void)[] = []
beforeEach(forgetProcess)
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0

const read = (url: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) =>
    get(url, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    }).on('error', reject),
  )

test.each([
  ['/', 'page'],
  ['/collection/explore_collection?sort=x', 'page'],
  ['/api/all-lootbox-resources', 'call'],
  ['/api/reports', 'report'],
  ['/health/ready', 'health'],
  ['/_next/static/chunks/a.js', 'file'],
  ['/media/resource_loc1/%231%23', 'picture'],
  ['/component_loc1/opengraph-image', 'card'],
  ['/cards/resource_loc1/%231%23', 'card'],
  ['/receipt/txid_loc1', 'receipt'],
])('%s is a %s', (url, kind) => expect(kindOf(url)).toBe(kind))

test('answers are timed by kind and status, and told on an address of their own', async () => {
  watchRequests()
  const site = createServer((request, response) => response.writeHead(request.url === '/' ? 200 : 404).end('x'))
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  ends.push(() => site.close())
  await read(`http://127.0.0.1:${portOf(site.address())}/`)
  await read(`http://127.0.0.1:${portOf(site.address())}/api/nothing`)

  const server = await serveMetrics({ port: 0, host: '127.0.0.1' }, async () => metrics().catalogAge.set(7))
  ends.push(() => server.close())
  const url = `http://127.0.0.1:${portOf(server.address())}`
  const { text } = await read(`${url}/metrics`)
  expect(text).toContain('http_request_duration_seconds_count{kind="page",status="200"} 1')
  expect(text).toContain('http_request_duration_seconds_count{kind="call",status="404"} 1')
  expect(text).toContain('catalog_age_seconds 7')
  expect((await read(`${url}/`)).status).toBe(404)
})

test('SIGTERM: not ready at once, the end after the drain, a second one ends it now', () => {
  vi.useFakeTimers()
  ends.push(() => vi.useRealTimers())
  const listeners = new Map<string | symbol, (...given: never[]) => void>()
  vi.spyOn(process, 'on').mockImplementation((event, listener) => {
    listeners.set(event, listener)
    return process
  })
  const exit = vi.fn()
  const say = vi.fn()
  handleStops({ drainMs: 20_000, say, exit })
  const signal = listeners.get('SIGTERM') as (signal: string) => void
  expect(stopping().since).toBeUndefined()
  signal('SIGTERM')
  expect(stopping().since).toBeDefined()
  vi.advanceTimersByTime(19_999)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(exit.mock.calls).toEqual([[0]])
  signal('SIGTERM')
  expect(exit).toHaveBeenCalledTimes(2)
  ;(listeners.get('uncaughtException') as (cause: unknown) => void)(new Error('broken'))
  expect(exit).toHaveBeenLastCalledWith(1)
  vi.restoreAllMocks()
})
