import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createArrivals } from './arrivals'

const arrivals = createArrivals()
let server: ReturnType<typeof createServer>
let taken: (string | undefined)[]
let rest: string[]

/** What Next makes of a request: its headers, and a stream around it that nobody has read yet. */
const asRequest = ({ headers }: IncomingMessage) =>
  new Request('http://shop.test/api', {
    method: 'POST',
    headers: { 'lootbox-arrival': String(headers['lootbox-arrival']) },
  })

async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
  await new Promise((next) => setImmediate(next))
  taken.push(arrivals.textOf(asRequest(incoming), 1_000))
  let left = ''
  for await (const part of incoming) left += String(part)
  rest.push(left)
  outgoing.end('ok')
}

beforeEach(async () => {
  taken = []
  rest = []
  server = createServer((incoming, outgoing) => void handle(incoming, outgoing))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
afterEach(() => new Promise((closed) => server.close(closed)))

const portOf = () => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
const post = (body: string, path = '/api/x') => fetch(`http://127.0.0.1:${portOf()}${path}`, { method: 'POST', body })

test('a body that is here is taken as text, and nothing of it is left', async () => {
  await post('{"name":"盒"}')
  expect([taken, rest]).toEqual([['{"name":"盒"}'], ['']])
})

test('a byte order mark is none of the text, as where a stream is read', async () => {
  await post('\uFEFF{}')
  expect(taken).toEqual(['{}'])
})

test.each([
  ['too long', 'x'.repeat(1_001), '/api/x'],
  ['of another address', '{}', '/x'],
])('one %s is left to whoever reads the request', async (_, body, path) => {
  await post(body, path)
  expect([taken, rest]).toEqual([[undefined], [body]])
})

/** Writes to a socket part by part and waits until the server has answered. */
async function write(...parts: string[]) {
  const socket = connect(portOf(), '127.0.0.1').setNoDelay(true)
  const answered = once(socket, 'data')
  for (const part of parts) {
    socket.write(part)
    await new Promise((next) => setTimeout(next, 30))
  }
  await answered
  socket.destroy()
}

test('one that is still on its way, or does not say how long it is, is left too', async () => {
  await write('POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n{"', 'a"')
  await write('POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n')
  expect([taken, rest]).toEqual([
    [undefined, undefined],
    ['{"a"', '{}'],
  ])
})

test('a caller’s own word for an arrival is nobody else’s body', async () => {
  await write('POST /api/x HTTP/1.1\r\nHost: x\r\nlootbox-arrival: 1\r\nContent-Length: 2\r\n\r\n{}')
  expect(taken).toEqual(['{}'])
  const stranger = new Request('http://shop.test/api', { headers: { 'lootbox-arrival': '1' } })
  expect(arrivals.textOf(stranger, 1_000)).toBeUndefined()
})
