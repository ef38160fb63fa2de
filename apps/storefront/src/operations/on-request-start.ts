import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export type StartedRequest = { request: IncomingMessage; response: ServerResponse; server: Server }

const isStarted = (message: unknown): message is StartedRequest =>
  typeof message === 'object' && message !== null && 'request' in message && 'response' in message

/**
 * Calls back with each request before Next sees it: Node's own channel tells of it. What Next offers no setting for, the
 * socket's other end and its patience, is read and set there; nothing is put in between.
 */
export const onRequestStart = (hear: (started: StartedRequest) => void): void =>
  subscribe('http.server.request.start', (message) => {
    if (isStarted(message)) hear(message)
  })
