import { onRequestStart } from '@/operations/on-request-start'

export type SlowClientLimits = {
  /** A whole request has to arrive within this time. Node's own limit is five minutes, looked at every half minute. */
  requestMs: number
  /** So long nobody may take anything of an answer. Node's own limit is none. */
  answerMs: number
}

/**
 * Ends connections of callers who send or read so slowly that they only hold places. `next start` has a setting for idle
 * connections (`--keepAliveTimeout`), none for these two.
 */
export function dropSlowClients({ requestMs, answerMs }: SlowClientLimits): void {
  onRequestStart(({ response, server }) => {
    server.requestTimeout = requestMs
    // Node takes the greater of the two for the whole request.
    server.headersTimeout = Math.min(server.headersTimeout, requestMs)
    response.setTimeout(answerMs)
  })
}
