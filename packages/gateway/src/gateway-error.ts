import type { ErrorResponse } from './model/entities'

/** The Gateway answered outside 200-299, or with a body that is not JSON (then `body` is absent and `message` says so). */
export class ResponseError extends Error {
  override readonly name = 'ResponseError'
  readonly kind = 'response'
  /** HTTP status; kept as it came, also for a proxy's HTML page. */
  readonly status: number
  readonly body: ErrorResponse | undefined
  /** What a `Retry-After` header asked for. */
  readonly retryAfterMs: number | undefined

  constructor(status: number, body?: ErrorResponse, retryAfterMs?: number) {
    super(body === undefined ? 'Unknown error occurred' : JSON.stringify(body))
    this.status = status
    this.body = body
    this.retryAfterMs = retryAfterMs
  }
}

/** A parameter the call cannot do without is missing; nothing was sent. */
export class RequiredError extends Error {
  override readonly name = 'RequiredError'
  readonly kind = 'required'
  /** The parameter's name as the verb spells it, for example `transactionIntentHash`. */
  readonly field: string

  constructor(field: string) {
    super(`Required parameter ${field} was null or undefined`)
    this.field = field
  }
}

export type GatewayError =
  | ResponseError
  | RequiredError
  /** No answer at all: DNS, TLS, a dropped socket, CORS. */
  | { readonly kind: 'unreachable'; readonly cause: unknown }
  | { readonly kind: 'timed-out'; readonly afterMs: number }
  /** The caller's own signal. */
  | { readonly kind: 'aborted'; readonly cause: unknown }
  /** JSON, but not the shape the contract promises. */
  | { readonly kind: 'malformed'; readonly path: string; readonly issue: string }
  /** The replica never reached `minStateVersion`. */
  | { readonly kind: 'stale'; readonly wanted: number; readonly seen: number }
  /** The `minStateVersion` is later than anything the ledger can have reached; nobody waits for it. */
  | { readonly kind: 'future-state'; readonly wanted: number; readonly seen: number }
  /** Not asked: this process has as many calls on the way as it may, or the Gateway keeps failing. */
  | { readonly kind: 'overloaded'; readonly because: 'queue-full' | 'circuit-open' }
  /** The Gateway led in a circle: a cursor came back that was already followed. */
  | { readonly kind: 'repeated-cursor'; readonly cursor: string }

/** Whether asking again may help: no answer, 429, any 5xx, or a success that was not JSON. Never another 4xx. */
export const isTransient = (error: GatewayError): boolean =>
  error.kind === 'response'
    ? error.status === 429 || error.status >= 500 || error.status < 400
    : error.kind === 'unreachable' || error.kind === 'timed-out'
