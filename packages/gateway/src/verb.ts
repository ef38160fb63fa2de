import type { ResultAsync } from 'neverthrow'
import type { GatewayError } from './gateway-error'
import type { Transport } from './transport'

/** How to ask, as opposed to what. */
export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /**
   * Read-your-writes: asks again (three times, 0.5 to 2 s apart) while the answer's state is older, then `stale`.
   * Ignored where `atLedgerState` is given and on answers without a ledger state.
   */
  readonly minStateVersion?: number | undefined
}

export type PagedCallOptions = CallOptions & {
  /** Stops after so many pages; `next_cursor` and the answer's state version then continue. Default: all. */
  readonly maxPages?: number | undefined
}

export type NoRequest = Readonly<Record<string, never>>

/** One endpoint. Requests are camelCase, answers the wire's own snake_case. */
export type Verb<Request, Answer, Call = CallOptions> = (
  transport: Transport,
  request: Request,
  call?: Call,
) => ResultAsync<Answer, GatewayError>

/** A verb all of whose parameters are optional. */
export type OpenVerb<Request, Answer, Call = CallOptions> = (
  transport: Transport,
  request?: Request,
  call?: Call,
) => ResultAsync<Answer, GatewayError>

/** The same as a method of a gateway: the transport is already chosen. */
export type Bound<V> = V extends (transport: Transport, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never
