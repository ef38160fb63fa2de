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

export type CallLimitsOptions = {
  /** Calls on the way together. */
  readonly inFlight?: number | undefined
  /** Calls that wait for their turn; one more is refused. */
  readonly queued?: number | undefined
  /** After so many failures in a row nobody is asked for a while. */
  readonly breakAfter?: number | undefined
  /** How long; then one call tries. */
  readonly restMs?: number | undefined
  /** Hears when the Gateway is given up and when it is back. */
  readonly onStateChange?: ((state: 'open' | 'half-open' | 'closed') => void) | undefined
}

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

/** Counts the failures after which the Gateway rests: those a retry may help. 429 is the Gateway's own refusal and counts too. */
const isFailure = (result: unknown): boolean => {
  const answer = result as Result<unknown, GatewayError>
  return answer.isErr() && isTransient(answer.error)
}

const overloaded = (because: Extract<GatewayError, { kind: 'overloaded' }>['because']) =>
  err<never, GatewayError>({ kind: 'overloaded', because })

/**
 * How much of a Gateway one process may take: so many calls at once, so many waiting, and none while it fails. Whoever is
 * not let through hears `overloaded` at once, which is not retried.
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
      // Who waits in the queue for a dead Gateway would only learn late what is known now.
      if (breaker.state === CircuitState.Open && room.executionSlots === 0) return overloaded('circuit-open')
      try {
        // Who left while waiting asks for nothing when it is their turn.
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
