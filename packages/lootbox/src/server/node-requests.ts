import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { PEER_HEADER } from './client-key'

/** A request that `node:http` has just received. */
export type StartedRequest = { request: IncomingMessage; response: ServerResponse; server: Server }

const isStarted = (message: unknown): message is StartedRequest =>
  typeof message === 'object' && message !== null && 'request' in message && 'response' in message

/**
 * Calls `listener` with each request of every `node:http` server in this process, before the server's own handler. For
 * servers that a framework creates, such as `next start`.
 */
export const onRequestStart = (listener: (started: StartedRequest) => void): void =>
  subscribe('http.server.request.start', (message) => {
    if (isStarted(message)) listener(message)
  })

/**
 * Sets `PEER_HEADER` to the socket's address on each request. Next's route handlers have no access to the socket, and Next
 * accepts any `x-forwarded-for` from the caller. `createNodeListener` sets the header, too.
 */
export const setPeerHeader = (): void =>
  onRequestStart(({ request }) => {
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? 'unknown'
  })

/** Limits of `disconnectSlowClients`. */
export type SlowClientLimits = {
  /** A whole request must arrive within this time. Node's default is five minutes; it checks every half minute. */
  requestMs: number
  /** The client must read part of the response within this time. Node has no default. */
  responseMs: number
}

/** Disconnects clients that send a request or read a response too slowly. */
export function disconnectSlowClients({ requestMs, responseMs }: SlowClientLimits): void {
  onRequestStart(({ response, server }) => {
    server.requestTimeout = requestMs
    // Node applies the greater of the two to the whole request.
    server.headersTimeout = Math.min(server.headersTimeout, requestMs)
    response.setTimeout(responseMs)
  })
}
