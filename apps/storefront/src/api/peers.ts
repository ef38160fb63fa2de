import { PEER_HEADER } from '@lootboxes/lootbox/server'
import { onRequestStart } from '@/operations/on-request-start'

/**
 * Sets `PEER_HEADER` to the socket's address on each request before Next handles it. Route handlers have no access to the
 * socket, and Next accepts any `x-forwarded-for` from the caller.
 */
export const notePeers = (): void =>
  onRequestStart(({ request }) => {
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? 'unknown'
  })
