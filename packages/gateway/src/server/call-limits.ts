import { orAborted } from '@lootboxes/ledger'
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  wrap,
} from 'cockatiel'
import { err, type Result } from 'neverthrow'
import type { CallLimit } from '../fetch-api'
import { type GatewayError, isTransient } from '../gateway-error'

/** Capacity of one process and thresholds of its circuit breaker. */
export type CallLimitsOptions = {
  /** Maximum number of simultaneous calls. Default 24. */
  readonly inFlight?: number | undefined
  /** Maximum number of calls that wait for one of those. Default 200; a further call is refused. */
  readonly queued?: number | undefined
  /** Consecutive failures after which the circuit opens. Default 8. */
  readonly breakAfter?: number | undefined
  /** How long the circuit stays open before one call probes the Gateway. Default 5 s. */
  readonly restMs?: number | undefined
  /** Called when the circuit opens, half-opens or closes. */
  readonly onStateChange?: ((state: 'open' | 'half-open' | 'closed') => void) | undefined
}

/** The limit for a gateway, and its state for metrics. */
export type CallLimits = {
  /** For `createGateway({ limit })`. */
  readonly limit: CallLimit
  /** For metrics. */
  readonly stats: () => {
    readonly inFlight: number
    readonly queued: number
    readonly state: 'open' | 'half-open' | 'closed'
  }
}

const IN_FLIGHT = 24
const QUEUED = 200
const BREAK_AFTER = 8
const REST_MS = 5_000

const stateNames = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
} as const

/** A failure that a retry may help. 429 counts too. Other 4xx are answers of a healthy Gateway. */
const isFailure = (result: unknown): boolean => {
  const answer = result as Result<unknown, GatewayError>
  return answer.isErr() && isTransient(answer.error)
}

const overloaded = (because: Extract<GatewayError, { kind: 'overloaded' }>['because']) =>
  err<never, GatewayError>({ kind: 'overloaded', because })

/**
 * Limits the calls of one process to a Gateway: simultaneous calls, waiting calls, and a circuit breaker. A call beyond the
 * limits fails immediately with `overloaded`, which is not retried.
 *
 * @example
 * const gateway = createGateway({ networkId: 2, applicationName: 'My shop', limit: createCallLimits().limit })
 */
export function createCallLimits({
  inFlight = IN_FLIGHT,
  queued = QUEUED,
  breakAfter = BREAK_AFTER,
  restMs = REST_MS,
  onStateChange,
}: CallLimitsOptions = {}): CallLimits {
  const breaker = circuitBreaker(handleWhenResult(isFailure), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(breakAfter),
  })
  const room = bulkhead(inFlight, queued)
  const policy = wrap(room, breaker)
  breaker.onStateChange((state) => onStateChange?.(stateNames[state]))

  return {
    limit: async (exchange, signal) => {
      // Waiting in the queue while the circuit is open would only delay the same error.
      if (breaker.state === CircuitState.Open && room.executionSlots === 0) return overloaded('circuit-open')
      try {
        // A call that was aborted in the queue sends nothing.
        return await orAborted(
          policy.execute(() => (signal.aborted ? Promise.reject(signal.reason as Error) : exchange())),
          signal,
        )
      } catch (cause) {
        if (cause instanceof BulkheadRejectedError) return overloaded('queue-full')
        if (cause instanceof BrokenCircuitError) return overloaded('circuit-open')
        throw cause
      }
    },
    stats: () => ({
      inFlight: inFlight - room.executionSlots,
      queued: queued - room.queueSlots,
      state: stateNames[breaker.state],
    }),
  }
}
