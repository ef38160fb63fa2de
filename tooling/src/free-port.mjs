import { createServer } from 'node:net'

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

const ports = 1_000
let tried = process.pid

/**
 * Resolves to a port that is free now. The port is below those that the system gives to outgoing connections: a connection
 * of a browser could take such a port before the server listens. Each Playwright worker has its own range.
 */
export async function freePort() {
  const first = 20_000 + ports * Number(process.env.TEST_PARALLEL_INDEX ?? 0)
  for (let attempt = 0; attempt < ports; attempt += 1) {
    tried += 1
    const port = first + (tried % ports)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${first} to ${first + ports - 1} is free.`)
}
