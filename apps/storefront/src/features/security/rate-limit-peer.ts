import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { PEER_HEADER } from './rate-limit-key'

type Started = { request: IncomingMessage }
const isStarted = (message: unknown): message is Started =>
  typeof message === 'object' && message !== null && 'request' in message

/**
 * Notes the socket's other end on each request before Next sees it. Route handlers know no socket, and Next believes
 * any `x-forwarded-for` a caller sends.
 */
export function notePeers(): void {
  subscribe('http.server.request.start', (message) => {
    if (isStarted(message)) message.request.headers[PEER_HEADER] = message.request.socket.remoteAddress ?? 'unknown'
  })
}
