import { createServer, type Server } from 'node:http'
import { metrics } from './metrics'

export type MetricsAddress = { readonly port: number; readonly host: string }

/** Serves `GET /metrics` on a separate address, which visitors do not reach. `before` updates the gauges. */
export function serveMetrics({ port, host }: MetricsAddress, before: () => Promise<void>): Promise<Server> {
  const { registry } = metrics()
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    before()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        (cause: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(cause)),
      )
  })
  server.requestTimeout = 10_000
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      // The metrics server must not keep the process alive.
      server.unref()
      resolve(server)
    })
  })
}
