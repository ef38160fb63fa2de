import { createServer, request as send } from 'node:http'
import { expect, test } from 'vitest'
import { PEER_HEADER } from './client-key'
import { setPeerHeader } from './node-requests'

test('overwrites the peer that a caller claims', async () => {
  setPeerHeader()
  const server = createServer(({ headers }, response) => response.end(headers[PEER_HEADER]))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const seen = await new Promise<string>((resolve, reject) => {
    const sent = send({ port, host: '127.0.0.1', headers: { [PEER_HEADER]: '198.51.100.1' } }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => {
        text += part.toString()
      })
      response.on('end', () => resolve(text))
    })
    sent.on('error', reject).end()
  })
  server.close()
  expect(seen).toBe('127.0.0.1')
})
