import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { dropSlowClients } from './slow-clients'

dropSlowClients({ requestMs: 300, answerMs: 300 })

const long = Buffer.alloc(64 * 1024 * 1024)

/** Sends `say` to a server like the site's. Resolves, once the server drops the connection, with how many ms that took. */
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

test('who asks for a lot and reads none of it is dropped', async () =>
  expect(await patience(get, { reads: false })).toBeGreaterThanOrEqual(250))

test('who sends a body byte by byte is dropped when the time for all of it is over', async () =>
  expect(await patience(post, { reads: true })).toBeLessThan(2000))

test('who reads what was asked for gets all of it', async () => {
  const server = createServer((_, response) => response.end(long))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const answer = await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
  expect((await answer.arrayBuffer()).byteLength).toBe(long.byteLength)
  server.closeAllConnections()
  server.close()
})
