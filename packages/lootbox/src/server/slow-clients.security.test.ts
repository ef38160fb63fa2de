import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { disconnectSlowClients } from './node-requests'

disconnectSlowClients({ requestMs: 300, responseMs: 300 })

const long = Buffer.alloc(64 * 1024 * 1024)

/** Sends `say` to a server. Resolves with the ms until the server closes the connection. */
async function patience(say: string, { reads }: { reads: boolean }): Promise<number> {
  const server = createServer({ connectionsCheckingInterval: 50 }, (request, response) => {
    request.on('error', () => undefined)
    if (request.method === 'GET') response.end(long)
    else request.on('data', () => undefined).on('end', () => response.end())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const since = Date.now()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  let drip: NodeJS.Timeout | undefined
  onTestFinished(() => {
    clearInterval(drip)
    socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  socket.on('error', () => undefined)
  if (!reads) socket.pause()
  else socket.resume()
  socket.write(say)
  if (say.startsWith('POST')) drip = setInterval(() => socket.write('a'), 50)
  return new Promise<number>((resolve) =>
    server.on('connection', (held) => held.once('close', () => resolve(Date.now() - since))),
  )
}

const get = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n'

test('disconnects a client that reads none of a long response', async () =>
  expect(await patience(get, { reads: false })).toBeGreaterThanOrEqual(250))

test('disconnects a client that sends a body byte by byte, once the time for the whole request is over', async () =>
  expect(await patience(post, { reads: true })).toBeGreaterThanOrEqual(250))

test('sends the whole response to a client that reads it', async () => {
  const server = createServer((_, response) => response.end(long))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const answer = await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
  expect((await answer.arrayBuffer()).byteLength).toBe(long.byteLength)
  server.closeAllConnections()
  server.close()
})
