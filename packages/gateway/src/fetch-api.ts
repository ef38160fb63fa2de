import { type Clock, exponential, withDeadline } from '@lootboxes/ledger'
import type { ErrorResponse, FetchAPI } from '@radixdlt/babylon-gateway-api-sdk'
import { err, ok, type Result } from 'neverthrow'
import { type GatewayError, isTransient, ResponseError } from './gateway-error'

/** When and how often a call is retried. */
export type Retry = {
  /** Retries after a transient failure. Default 3. */
  readonly times?: number | undefined
  /** Pause before the first retry. Default 250 ms; each further pause is `factor` times longer, up to `maxMs`. */
  readonly firstMs?: number | undefined
  readonly factor?: number | undefined
  readonly maxMs?: number | undefined
  /** Random share of each pause, 0 to 1, so that many clients do not retry at the same moment. Default 0.5. */
  readonly jitter?: number | undefined
  /** A longer `Retry-After` ends the call with its ResponseError instead. Default 30 s. */
  readonly maxRetryAfterMs?: number | undefined
}

/** Runs one attempt when there is capacity for it, or returns `overloaded`. May reject with the signal's reason. */
export type CallLimit = <T>(
  attempt: () => Promise<Result<T, GatewayError>>,
  signal: AbortSignal,
) => Promise<Result<T, GatewayError>>

/** The part of the transport's options that concerns one request. */
export type FetchApiOptions = {
  readonly clock: Clock
  readonly fetch?: typeof fetch | undefined
  readonly retry?: Retry | undefined
  /** Time limit of one attempt, including its body. Default 10 s, which is also the Gateway's own limit. */
  readonly attemptTimeoutMs?: number | undefined
  /** Capacity and circuit breaker, applied to each attempt: `createCallLimits` of `./server`. */
  readonly limit?: CallLimit | undefined
}

/** Carries a GatewayError through the SDK, which rethrows what its fetch throws. */
export class FetchFailure extends Error {
  readonly error: GatewayError
  constructor(error: GatewayError) {
    super(error.kind)
    this.error = error
  }
}

const ATTEMPT_TIMEOUT_MS = 10_000

/** The Gateway omits nulls. A proxy may send them, and then they mean the same as an absent field (gateway-and-ledger 1.1). */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, text.includes('null') ? (_, value: unknown) => value ?? undefined : undefined)
  } catch {
    return undefined
  }
}

const isErrorResponse = (body: unknown): body is ErrorResponse => typeof body === 'object' && body !== null

/** Converts seconds or an HTTP date to milliseconds from now. */
function retryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return ms > 0 ? ms : undefined
}

/**
 * Returns the `fetchApi` for the SDK's Configuration. It limits each attempt in time, retries transient failures and
 * applies the call limit. It reads the body itself: the SDK reads it after `fetchApi` has returned, so a body that
 * stalls or is not JSON would escape the time limit and the retries. Every failure is thrown as a FetchFailure.
 */
export function createFetchApi(options: FetchApiOptions): FetchAPI {
  const { clock, attemptTimeoutMs: timeoutMs = ATTEMPT_TIMEOUT_MS, limit = (attempt) => attempt() } = options
  const {
    times = 3,
    maxRetryAfterMs = 30_000,
    firstMs = 250,
    factor = 2,
    maxMs = 4_000,
    jitter = 0.5,
  } = options.retry ?? {}
  const pause = exponential({ firstMs, factor, maxMs, jitter })
  type Attempt = Result<Response, GatewayError>

  const exchange = async (url: string, init: RequestInit): Promise<Attempt> => {
    const response = await (options.fetch ?? fetch)(url, init)
    const json = parseJson(await response.text())
    if (response.ok && json !== undefined) return ok(Object.assign(response, { json: () => Promise.resolve(json) }))
    const wait = retryAfter(response.headers.get('Retry-After'), clock.now())
    return err(new ResponseError(response.status, isErrorResponse(json) ? json : undefined, wait))
  }

  const attempt = async (url: string, init: RequestInit, signal: AbortSignal): Promise<Attempt> => {
    const onTimeout = (): Attempt => err({ kind: 'timed-out', afterMs: timeoutMs })
    const run = () =>
      withDeadline({ clock, timeoutMs, signal, onTimeout }, (scope) => exchange(url, { ...init, signal: scope }))
    try {
      return await limit(run, signal)
    } catch (cause) {
      return err({ kind: signal.aborted ? 'aborted' : 'unreachable', cause })
    }
  }

  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    const signal = init.signal ?? new AbortController().signal
    for (let attempts = 1; ; attempts++) {
      const answer = await attempt(url, init, signal)
      if (answer.isOk()) return answer.value
      const { error } = answer
      const waitMs = error.kind === 'response' ? (error.retryAfterMs ?? 0) : 0
      if (attempts > times || !isTransient(error) || waitMs > maxRetryAfterMs) throw new FetchFailure(error)
      try {
        await clock.sleep(Math.max(pause(attempts - 1), waitMs), signal)
      } catch (cause) {
        throw new FetchFailure({ kind: 'aborted', cause })
      }
    }
  }
}
