import { Agent, createServer, request } from 'node:http'

export type GatewayMood = 'well' | 'away' | 'hanging'

/** Starts a proxy for a Gateway that counts requests and can refuse or hang. Returns its URL. */
export async function startCountingGateway(behind: string) {
  const agent = new Agent({ keepAlive: true })
  let count = 0
  let mood: GatewayMood = 'well'
  const server = createServer((incoming, outgoing) => {
    count += 1
    if (mood === 'hanging') return void incoming.resume()
    if (mood === 'away') return void outgoing.writeHead(503).end()
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
    /** Returns the number of calls since the previous call of this function. */
    count: () => {
      const since = count
      count = 0
      return since
    },
    /** Sets how the proxy answers from now on. A request that hangs never gets a response. */
    become: (next: GatewayMood) => {
      mood = next
    },
    close: () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
