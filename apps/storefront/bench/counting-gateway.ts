import { Agent, createServer, request } from 'node:http'

/** Stands before a Gateway, counts what passes and holds no answer back. Returns where it listens. */
export async function startCountingGateway(behind: string) {
  const agent = new Agent({ keepAlive: true })
  let count = 0
  const server = createServer((incoming, outgoing) => {
    count += 1
    const passed = request(
      behind + (incoming.url ?? '/'),
      { method: incoming.method, headers: incoming.headers, agent },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Calls since last asked. */
    count: () => {
      const since = count
      count = 0
      return since
    },
    close: () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
