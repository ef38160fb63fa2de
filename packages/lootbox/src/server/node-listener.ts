import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { PEER_HEADER } from './client-key'

/** A listener for `http.createServer`, `app.use` of Express and `server.middlewares.use` of Vite. */
export type NodeListener = (
  incoming: IncomingMessage & { originalUrl?: string | undefined },
  outgoing: ServerResponse,
) => void

/** Express and Vite cut the mount path off `url` and keep the whole path in `originalUrl`. */
function urlOf({ originalUrl, url = '/' }: Parameters<NodeListener>[0]): string | undefined {
  const address = `http://localhost${originalUrl ?? url}`
  return URL.canParse(address) ? address : undefined
}

function toRequest(url: string, incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', headers: given, socket } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) if (value !== undefined) headers.set(name, String(value))
  headers.set(PEER_HEADER, socket.remoteAddress ?? 'unknown')
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null
  // The DOM's type of this argument lacks `duplex`, which Node requires for a streamed body.
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body, duplex: 'half' }
  return new Request(url, init)
}

/**
 * Adapts a Fetch API handler to `node:http`. It sets `PEER_HEADER` to the socket's address and aborts the request's signal
 * when the caller disconnects.
 *
 * @example
 * ```ts
 * import { createServer } from 'node:http'
 * import { createNodeListener } from '@lootboxes/lootbox/server'
 *
 * createServer(createNodeListener(() => Promise.resolve(new Response('hello')))).listen(3000)
 * ```
 */
export function createNodeListener(handler: (request: Request) => Promise<Response>): NodeListener {
  const answer = async (url: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const scope = new AbortController()
    outgoing.once('close', () => scope.abort('The caller disconnected.'))
    const response = await handler(toRequest(url, incoming, scope.signal))
    const body = new Uint8Array(await response.arrayBuffer())
    // An object of the headers would have the last of several cookies only.
    outgoing.setHeaders(response.headers).writeHead(response.status).end(body)
  }
  return (incoming, outgoing) => {
    const url = urlOf(incoming)
    if (url === undefined) outgoing.writeHead(400).end()
    else
      answer(url, incoming, outgoing).catch((cause: unknown) => {
        // A method that the Fetch API does not allow, such as TRACE, or a handler that rejects.
        if (outgoing.headersSent) outgoing.destroy(cause instanceof Error ? cause : undefined)
        else outgoing.writeHead(500).end()
      })
  }
}
