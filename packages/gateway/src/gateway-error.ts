import type { ErrorResponse } from '@radixdlt/babylon-gateway-api-sdk'

/** A response outside 200-299, or one whose body is not JSON. Without a JSON body the message is 'Unknown error occurred'. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError'
  readonly kind = 'response'
  /** HTTP status as received, also for a proxy's HTML page. */
  readonly status: number
  readonly body: ErrorResponse | undefined
  /** The `Retry-After` header in ms from its arrival. */
  readonly retryAfterMs: number | undefined

  constructor(status: number, body?: ErrorResponse, retryAfterMs?: number) {
    super(body === undefined ? 'Unknown error occurred' : JSON.stringify(body))
    this.status = status
    this.body = body
    this.retryAfterMs = retryAfterMs
  }
}

/** A required parameter is missing. Nothing was sent. */
export class RequiredError extends Error {
  override readonly name = 'RequiredError'
  readonly kind = 'required'
  /** The name of the parameter in the request, for example `intent_hash`. */
  readonly field: string

  constructor(field: string, reason?: string) {
    super(`Required parameter ${field} was null or undefined${reason === undefined ? '' : `: ${reason}`}`)
    this.field = field
  }
}

/** Every way a call can fail, by `kind`. */
export type GatewayError =
  | ResponseError
  | RequiredError
  /** No response arrived: DNS, TLS, a dropped socket, CORS. */
  | { readonly kind: 'unreachable'; readonly cause: unknown }
  /** No complete response arrived in time. */
  | { readonly kind: 'timed-out'; readonly afterMs: number }
  /** The caller's signal was aborted. */
  | { readonly kind: 'aborted'; readonly cause: unknown }
  /** The response is JSON of another shape than the contract. `path` is empty if the request could not be encoded. */
  | { readonly kind: 'malformed'; readonly path: string; readonly issue: string }
  /** The replica never reached `minStateVersion`. */
  | { readonly kind: 'stale'; readonly wanted: number; readonly seen: number }
  /** The `minStateVersion` is later than any version the ledger can have reached, so the call does not wait for it. */
  | { readonly kind: 'future-state'; readonly wanted: number; readonly seen: number }
  /** Nothing was sent: the queue of this process is full, or the Gateway keeps failing. */
  | { readonly kind: 'overloaded'; readonly because: 'queue-full' | 'circuit-open' }
  /** A page had a cursor that was already followed. */
  | { readonly kind: 'repeated-cursor'; readonly cursor: string }

/** Returns whether a retry may help: no response, 429, any 5xx, or a success that was not JSON. Never another 4xx. */
export const isTransient = (error: GatewayError): boolean =>
  error.kind === 'response'
    ? error.status === 429 || error.status >= 500 || error.status < 400
    : error.kind === 'unreachable' || error.kind === 'timed-out'
