import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Which arrival a request is; set by the server itself, and what a caller sends under this name is overwritten. */
const ARRIVAL_HEADER = 'lootbox-arrival'

export type Arrivals = {
  /** Text of a body that is here already, whole and no longer than `most` bytes; absent when it must be waited for. */
  textOf(request: Request, most: number): string | undefined
}

type Started = { request: IncomingMessage; response: ServerResponse }
const isStarted = (message: unknown): message is Started =>
  typeof message === 'object' && message !== null && 'request' in message && 'response' in message

/** Takes a body out of the buffer Node left it in; what is not all there stays for whoever waits for it. */
function takeBody(message: IncomingMessage, most: number): Uint8Array | undefined {
  const declared = Number(message.headers['content-length'])
  if (message.readableLength !== declared || declared > most) return undefined
  const body: unknown = message.read()
  message.resume()
  return body instanceof Uint8Array ? body : undefined
}

/**
 * Knows the requests under `/api` as Node got them. A small body came with its head, and lies in memory when a route is
 * called; fetching it through the three streams around it would cost a route more than all it does besides.
 */
export function createArrivals(): Arrivals {
  const here = new Map<string, IncomingMessage>()
  const decoder = new TextDecoder()
  let count = 0
  subscribe('http.server.request.start', (message) => {
    if (!isStarted(message) || !message.request.url?.startsWith('/api/')) return
    const { request, response } = message
    count += 1
    const id = `${count}`
    request.headers[ARRIVAL_HEADER] = id
    here.set(id, request)
    response.once('close', () => here.delete(id))
  })
  return {
    textOf({ headers }, most) {
      const message = here.get(headers.get(ARRIVAL_HEADER) ?? '')
      const body = message && takeBody(message, most)
      return body && decoder.decode(body)
    },
  }
}
