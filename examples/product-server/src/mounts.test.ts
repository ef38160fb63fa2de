import { createServer, type RequestListener } from 'node:http'
import { createServer as createVite } from 'vite'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { app as expressApp } from './express'
import { app as honoApp } from './hono'
import { server as nodeServer } from './node'
import viteConfig from './vite'

beforeAll(() => void vi.spyOn(console, 'info').mockReturnValue(undefined))

const path = '/api/all-lootbox-resources'
const init = {
  method: 'POST',
  body: JSON.stringify({ address: 'component_tdx_2_unlisted' }),
  headers: { 'content-type': 'application/json' },
}

/** Listens on a free port and sends one product call. */
async function ask(listener: RequestListener): Promise<Response> {
  const server = createServer(listener)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}${path}`, init)
}

async function askVite(): Promise<Response> {
  const vite = await createVite({
    ...viteConfig,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  onTestFinished(() => vite.close())
  return ask(vite.middlewares)
}

test.each<[string, () => Promise<Response>]>([
  ['node:http', () => ask((incoming, outgoing) => void nodeServer.emit('request', incoming, outgoing))],
  ['Express', () => ask(expressApp)],
  ['Hono', () => Promise.resolve(honoApp.request(path, init))],
  ['Vite', askVite],
])('%s answers a product call', async (_, send) => {
  const response = await send()
  expect([response.status, await response.json()]).toEqual([200, { address: '' }])
})
