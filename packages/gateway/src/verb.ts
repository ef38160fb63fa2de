import type { ResultAsync } from 'neverthrow'
import type { GatewayError } from './gateway-error'
import type { Transport } from './transport'

/** Options of one call that do not belong to its request. */
export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /**
   * Read-your-writes: repeats the request up to three times, 0.5 to 2 s apart, while the response is older than this
   * version; then the error is `stale`. Ignored with `at_ledger_state` and for responses without a ledger state.
   */
  readonly minStateVersion?: number | undefined
}

/** Options of a verb that reads all pages of a list. */
export type PagedCallOptions = CallOptions & {
  /** Stops after this many pages. Continue with the response's `next_cursor` and state version. Default: all pages. */
  readonly maxPages?: number | undefined
}

/** The request of an endpoint without parameters. */
export type NoRequest = Readonly<Record<string, never>>

/** A request type of the SDK that also accepts readonly arrays and explicit `undefined`. */
export type RequestOf<T> = T extends Date
  ? T
  : T extends readonly (infer Item)[]
    ? readonly RequestOf<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: object extends Pick<T, K> ? RequestOf<T[K]> | undefined : RequestOf<T[K]> }
      : T

/** A call of one Gateway endpoint. Requests and responses have the SDK's types. */
export type Verb<Input, Output, Call = CallOptions> = (
  transport: Transport,
  request: RequestOf<Input>,
  call?: Call,
) => ResultAsync<Output, GatewayError>

/** A verb whose parameters are all optional. */
export type OpenVerb<Input, Output, Call = CallOptions> = (
  transport: Transport,
  request?: RequestOf<Input>,
  call?: Call,
) => ResultAsync<Output, GatewayError>

/** The verb as a method of a gateway, without its transport argument. */
export type Bound<V> = V extends (transport: Transport, ...rest: infer Rest) => infer Response
  ? (...rest: Rest) => Response
  : never
